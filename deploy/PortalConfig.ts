/**
 * The whole configuration of one environment: one file, checked once, at deployment. The build does not depend on it:
 * the same build goes to every environment.
 */
export interface PortalConfig {
  /** Name of the environment, shown in `版本信息`, such as 生产 or 测试 */
  readonly environment: string
  /**
   * The origin users see, such as https://scf.example.com; the addresses in the security policies are derived from it
   */
  readonly publicOrigin: string
  /** Address and port to listen on */
  readonly listen: string
  /** Listens here for http too and redirects everything to publicOrigin; omitted behind a load balancer */
  readonly redirectListen?: string
  /** Certificate; omitted when the load balancer in front already terminates TLS */
  readonly tls?: { readonly certificate: string; readonly key: string }
  /**
   * Addresses (CIDR) of the load balancers in front: X-Forwarded-For is trusted from these only; empty trusts nobody
   */
  readonly trustedProxies: readonly string[]
  /**
   * Further request headers the backend needs, such as a CSRF header under another name: the gateway forwards only
   * headers on the list (nginx/session.conf.template)
   */
  readonly requestHeaders: readonly string[]
  /** How much one address may take; what is not given comes from defaultLimits */
  readonly limits: Limits
  readonly upstreams: Upstreams
  /** Paths under the same origin forwarded to other systems, such as the login page: { "/login": ["http://…"] } */
  readonly extraPaths: Readonly<Record<string, readonly string[]>>
  /** Login page: a path on this site or an https address */
  readonly loginUrl: string
  /** Where the customer service script comes from: an origin, or an address ending in / */
  readonly customerServiceOrigins: readonly string[]
  /** Object stores the browser fetches files from directly */
  readonly objectStoreOrigins: readonly string[]
  readonly paths: Paths
  /** System user of the worker processes; omitted when not started as root */
  readonly user?: string
}

/** The backends: the addresses within one group share a protocol. */
export interface Upstreams {
  /** /api/web/corp */
  readonly corp: readonly string[]
  /** /uaa */
  readonly uaa: readonly string[]
  /** /oss/: files of the object store fetched through this site; omitted when not needed */
  readonly objectStore?: readonly string[]
  /**
   * /cv3/reports: the frontend's error, performance and security policy reports go to this address; omitted, none are
   * collected
   */
  readonly reports?: string
}

/**
 * How much one address (the first one outside trustedProxies) may take, and how slow it may be before it is cut off.
 */
export interface Limits {
  /**
   * Requests in progress at once; in HTTP/2 each request counts. Three times as many open connections, where the kernel's
   * rule (connections.nft) is loaded
   */
  readonly connectionsPerAddress: number
  /**
   * Login calls (/uaa) per second, and money calls (with Idempotency-Key) per second; bursts may reach four times that
   */
  readonly callsPerSecond: number
  /** Seconds within which the request headers must have arrived */
  readonly headerSeconds: number
  /** Most seconds between two parts of the body */
  readonly bodySeconds: number
}

/**
 * Wide enough for several hundred people behind one outgoing address: it stops whoever hogs connections, not whoever is
 * busy.
 */
export const defaultLimits: Limits = {
  connectionsPerAddress: 400,
  callsPerSecond: 50,
  headerSeconds: 10,
  bodySeconds: 30,
}

export interface Paths {
  /** Directory of the files of all releases */
  readonly root: string
  readonly logs: string
  /** Where nginx.pid is */
  readonly run: string
  /** Temporary files, of uploads and the like */
  readonly temp: string
}
