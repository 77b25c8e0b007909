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
  /** 配置里不同的几项 */
  readonly more?: Readonly<Record<string, unknown>>
  /** 自己解开 TLS，名称是 localhost；否则前面的人已经解开，名称是 scf.test */
  readonly tls?: true
  /** 前面放一个负载均衡 */
  readonly balanced?: true
  /** 转给没开的后端的路径 */
  readonly dead?: Readonly<Record<string, readonly string[]>>
  /** 后端在别处，不是这里记录的两个 */
  readonly backend?: string
  /** 改一改生成的配置：对照 */
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

/** 一台单独的网关，后面是两个只作记录的后端：看网关自己，不看门户。 */
export class Gateway {
  readonly port: number
  /** http 转 https 的端口 */
  readonly plain: number
  /** 前面的负载均衡 */
  readonly balancer: number
  /** 配置的名称与端口，后端应当听到的 */
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

  /** 起一台，做完 work 就结束，连同后端。 */
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

  /** 换回照配置生成的，不重启。 */
  restore(): void {
    this.nginx.reload(this.#changed())
  }

  /** 全部日志，连同负载均衡的。 */
  logs(): string {
    return this.#servers.map((one) => one.logs()).join('\n')
  }
}
