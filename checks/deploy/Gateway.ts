import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { renderNginx } from '../../deploy/renderNginx.ts'
import { balancerConfig } from './balancer.ts'
import { configFor } from './configFor.ts'
import { Nginx } from './Nginx.ts'
import { patience } from './patience.ts'
import { freePorts } from './ports.ts'
import { Recorder } from './Recorder.ts'
import type { Stack } from './Stack.ts'

interface Options {
  /** Overrides of the configuration */
  readonly more?: Readonly<Record<string, unknown>>
  /**
   * Terminates TLS itself, under the name localhost; otherwise a proxy in front does, and the name is scf.test
   */
  readonly tls?: true
  /** Puts a load balancer in front */
  readonly balanced?: true
  /** Paths forwarded to backends that are not running */
  readonly dead?: Readonly<Record<string, readonly string[]>>
  /** The backend is elsewhere, not the two recorders here */
  readonly backend?: string
  /** Alters the generated configuration: the control of an experiment */
  readonly change?: (text: string) => string
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

let count = 0

/** A gateway with two recording backends behind it: tests the gateway, not the portal. */
export class Gateway {
  readonly port: number
  /** The port that redirects http to https */
  readonly plain: number
  /** The load balancer in front */
  readonly balancer: number
  /** The configured host and port that the backend should receive */
  readonly host: string
  readonly nginx: Nginx
  readonly recorders: readonly [Recorder, Recorder]
  readonly #balancer: Nginx | undefined
  readonly #rendered: ReadonlyMap<string, string>

  private constructor(
    stack: Stack,
    options: Options,
    recorders: readonly [Recorder, Recorder],
    ports: readonly number[],
  ) {
    const [port = 0, plain = 0, balancer = 0] = ports
    this.port = port
    this.plain = plain
    this.balancer = balancer
    this.recorders = recorders
    this.host = options.tls ? `localhost:${port}` : 'scf.test'
    count += 1
    const own = join(stack.dir, `gateway-${count}`)
    mkdirSync(own)
    const all = recorders.map(({ origin }) => origin)
    const config = configFor(
      { own, root: stack.root, port, origin: `https://${this.host}`, backend: options.backend ?? all[0]! },
      {
        ...(options.tls
          ? {
              tls: { certificate: stack.certificate.certificate, key: stack.certificate.key },
              redirectListen: `127.0.0.1:${plain}`,
            }
          : {}),
        ...(options.backend
          ? {}
          : {
              upstreams: { corp: all, uaa: [all[0]], objectStore: [all[0]], reports: `${all[0]}/collect` },
              extraPaths: { '/login': [all[0]], ...options.dead },
            }),
        ...options.more,
      },
    )
    this.#rendered = renderNginx(config, join(own, 'conf'), 1)
    this.nginx = new Nginx(`网关 ${count}`, own, this.#changed(options.change))
    const front = join(own, 'balancer')
    this.#balancer = options.balanced
      ? new Nginx('负载均衡', front, balancerConfig(front, balancer, [port], stack.certificate))
      : undefined
  }

  /** Starts one, and ends it with its backends afterwards. */
  static async during(
    stack: Stack,
    options: Options,
    work: (gateway: Gateway) => Promise<unknown>,
  ): Promise<void> {
    const recorders = [await Recorder.start(), await Recorder.start()] as const
    const gateway = new Gateway(stack, options, recorders, await freePorts(3))
    try {
      for (const nginx of gateway.#servers) nginx.start()
      const ports = [gateway.port, ...(options.balanced ? [gateway.balancer] : [])]
      await patience('网关', async () => (await Promise.all(ports.map(isListening))).every(Boolean))
      await work(gateway)
    } finally {
      await Promise.all(gateway.#servers.map((one) => one.stop('SIGTERM')))
      await Promise.all(recorders.map((one) => one.stop()))
    }
  }

  get #servers(): Nginx[] {
    return [this.nginx, ...(this.#balancer ? [this.#balancer] : [])]
  }

  #changed(change = (text: string) => text): ReadonlyMap<string, string> {
    return new Map([...this.#rendered].map(([name, text]) => [name, change(text)]))
  }

  /** Back to what the configuration generates, without a restart. */
  restore(): void {
    this.nginx.reload(this.#changed())
  }

  /** All logs, those of the load balancer included. */
  logs(): string {
    return this.#servers.map((one) => one.logs()).join('\n')
  }
}
