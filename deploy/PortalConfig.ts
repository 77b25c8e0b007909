/** 一套环境的全部配置：一个文件，部署时检查一次。构建与它无关，同一份构建到哪个环境都一样。 */
export interface PortalConfig {
  /** 环境的名称，显示在 版本信息 里，如 生产、测试 */
  readonly environment: string
  /** 用户看到的源，如 https://scf.example.com；安全策略里的地址由它得出 */
  readonly publicOrigin: string
  /** 监听的地址与端口 */
  readonly listen: string
  /** 另在这里监听 http，一律转到 publicOrigin；前面有负载均衡时不写 */
  readonly redirectListen?: string
  /** 证书；前面的负载均衡已经解开 TLS 时不写 */
  readonly tls?: { readonly certificate: string; readonly key: string }
  /** 前面的负载均衡的地址（CIDR）：只信它们给的 X-Forwarded-For；空的就谁也不信 */
  readonly trustedProxies: readonly string[]
  /** 后端另要的请求头，如另取了名字的 CSRF 头：网关只转单子上的头（nginx/session.conf.template） */
  readonly requestHeaders: readonly string[]
  /** 一个地址最多占多少；没写的项取 defaultLimits */
  readonly limits: Limits
  readonly upstreams: Upstreams
  /** 同一个源下转给别的系统的路径，如登录页：{ "/login": ["http://…"] } */
  readonly extraPaths: Readonly<Record<string, readonly string[]>>
  /** 登录页：站内路径，或 https 地址 */
  readonly loginUrl: string
  /** 在线客服的脚本来自哪里：源，或以 / 结尾的地址 */
  readonly customerServiceOrigins: readonly string[]
  /** 浏览器直接取文件的对象存储 */
  readonly objectStoreOrigins: readonly string[]
  readonly paths: Paths
  /** 工作进程用的系统用户；不以 root 启动时不写 */
  readonly user?: string
}

/** 后端：每组里的地址协议相同。 */
export interface Upstreams {
  /** /api/web/corp */
  readonly corp: readonly string[]
  /** /uaa */
  readonly uaa: readonly string[]
  /** /oss/：经本站取对象存储的文件；不需要就不写 */
  readonly objectStore?: readonly string[]
  /** /cv3/reports：前端的错误、性能与安全策略报告送到这个地址；不写就不收集 */
  readonly reports?: string
}

/** 一个地址（trustedProxies 之外的第一个）最多占多少，慢到什么程度就断开。 */
export interface Limits {
  /** 同时进行的请求；HTTP/2 里每个请求算一个 */
  readonly connectionsPerAddress: number
  /** 每秒的登录类调用（/uaa），与每秒的资金类调用（带 Idempotency-Key）；一时可到它的四倍 */
  readonly callsPerSecond: number
  /** 请求头要在几秒内到齐 */
  readonly headerSeconds: number
  /** 正文的两段之间最多隔几秒 */
  readonly bodySeconds: number
}

/** 宽到几百人共用一个出口也够：它挡的是占满连接的人，不是勤快的人。 */
export const defaultLimits: Limits = {
  connectionsPerAddress: 400,
  callsPerSecond: 50,
  headerSeconds: 10,
  bodySeconds: 30,
}

export interface Paths {
  /** 各版本的文件所在的目录 */
  readonly root: string
  readonly logs: string
  /** nginx.pid 所在 */
  readonly run: string
  /** 上传等的临时文件 */
  readonly temp: string
}
