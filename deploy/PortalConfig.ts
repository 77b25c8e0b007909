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
  /** 前面的负载均衡的地址（CIDR）：只信它们给的 X-Forwarded-For */
  readonly trustedProxies: readonly string[]
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

export interface Paths {
  /** 各版本的文件所在的目录 */
  readonly root: string
  readonly logs: string
  /** nginx.pid 所在 */
  readonly run: string
  /** 上传等的临时文件 */
  readonly temp: string
}
