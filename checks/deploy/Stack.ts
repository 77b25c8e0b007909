import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { PortalConfig } from '../../deploy/PortalConfig.ts'
import { activate, publish } from '../../deploy/releases.ts'
import { renderNginx } from '../../deploy/renderNginx.ts'
import { balancerConfig } from './balancer.ts'
import { Child } from './Child.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { configFor } from './configFor.ts'
import { Nginx } from './Nginx.ts'
import { patience } from './patience.ts'
import { freePorts } from './ports.ts'

/**
 * A whole deployment: the mock backend, two nginx instances with a load balancer in front, and one standing alone; all
 * on this machine, all child processes.
 */
export class Stack {
  readonly dir: string
  /** The origin users see */
  readonly origin: string
  /** The mock backend's own origin */
  readonly mockOrigin: string
  readonly certificate: Certificate
  readonly config: PortalConfig
  readonly instances: readonly Nginx[]
  /** One that terminates TLS itself, configured as a deployment on a single machine */
  readonly alone: PortalConfig
  readonly #single: Nginx
  readonly #balancer: Nginx
  readonly #mock: Child

  private constructor(dir: string, ports: readonly number[], dist: string, validate: boolean) {
    const [balancer = 0, first = 0, second = 0, mock = 0, alone = 0, plain = 0] = ports
    this.dir = dir
    this.origin = `https://127.0.0.1:${balancer}`
    this.mockOrigin = `http://127.0.0.1:${mock}`
    this.certificate = makeCertificate(dir)
    // trusted by everything in this process, and by nothing else
    setDefaultCACertificates([...getCACertificates('bundled'), this.certificate.ca])
    const root = join(dir, 'srv')
    mkdirSync(root)
    activate(root, publish(root, dist))
    const configOf = (port: number, origin: string, more: Readonly<Record<string, unknown>>) =>
      configFor({ own: join(dir, `instance-${port}`), root, port, origin, backend: this.mockOrigin }, more)
    const instance = (name: string, config: PortalConfig): Nginx => {
      const own = dirname(config.paths.logs)
      return new Nginx(name, own, renderNginx(config, join(own, 'conf'), 1))
    }
    const behind = { trustedProxies: ['127.0.0.1'] }
    this.config = configOf(first, this.origin, behind)
    this.instances = [
      instance('实例一', this.config),
      instance('实例二', configOf(second, this.origin, behind)),
    ]
    // a name: an address is not named in the handshake, and the unnamed are refused there
    this.alone = configOf(alone, `https://localhost:${alone}`, {
      redirectListen: `127.0.0.1:${plain}`,
      tls: { certificate: this.certificate.certificate, key: this.certificate.key },
    })
    this.#single = instance('单机', this.alone)
    const own = join(dir, 'balancer')
    this.#balancer = new Nginx(
      '负载均衡',
      own,
      balancerConfig(own, balancer, [first, second], this.certificate),
    )
    this.#mock = new Child(
      '模拟后端',
      process.execPath,
      ['mocks/hosts/standalone.ts'],
      join(dir, 'mock.log'),
      {
        PORT: String(mock),
        SCF_MOCK_VALIDATE: validate ? '1' : '0',
        WORLDS_DB: join(dir, 'worlds.sqlite'),
      },
    )
  }

  /** Starts everything; @param dist a build; with validate the backend checks requests and answers against the contract */
  static async start(dist = 'dist', { validate = true } = {}): Promise<Stack> {
    const dir = mkdtempSync(join(tmpdir(), 'scf-deploy-'))
    // the workers of nginx run as another user
    chmodSync(dir, 0o755)
    const stack = new Stack(dir, await freePorts(6), dist, validate)
    try {
      for (const nginx of stack.#servers) nginx.start()
      await patience('模拟后端', async () => (await fetch(`${stack.mockOrigin}/__mock/personas`)).ok)
      await patience('nginx 实例', async () => (await fetch(`http://${stack.config.listen}/healthz`)).ok)
      return stack
    } catch (cause) {
      const log = readFileSync(join(dir, 'mock.log'), 'utf8').slice(-2000)
      await stack.stop()
      throw new Error(`部署没有起来：${(cause as Error).message}\n${log}`, { cause })
    }
  }

  get #servers(): Nginx[] {
    return [...this.instances, this.#single, this.#balancer]
  }

  get root(): string {
    return this.config.paths.root
  }

  /** Arguments for the browser: trust this one certificate. */
  get browserArgs(): string[] {
    return [`--ignore-certificate-errors-spki-list=${this.certificate.pin}`]
  }

  /** The access logs of all instances. */
  accessLog(): Record<string, unknown>[] {
    return this.instances.flatMap((one) => one.accessLog())
  }

  /** The access log of the standalone instance. */
  aloneLog(): Record<string, unknown>[] {
    return this.#single.accessLog()
  }

  /** Every log of all instances and of the load balancer. */
  logs(): string {
    return this.#servers.map((one) => one.logs()).join('\n')
  }

  /** Starts a dead instance again and waits until the load balancer sends it requests. */
  async revive(instance: Nginx | undefined): Promise<void> {
    if (!instance) return
    instance.start()
    const before = instance.accessLog().length
    await patience('实例', async () => {
      await (await fetch(`${this.origin}/cv3/version.json`)).text()
      return instance.accessLog().length > before
    })
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((one) => one.stop()))
    await this.#mock.end()
    if (!process.env['KEEP_DEPLOY']) rmSync(this.dir, { recursive: true, force: true })
  }
}
