import { join } from 'node:path'
import type { PortalConfig } from '../../deploy/PortalConfig.ts'
import { checkConfig } from '../../deploy/readConfig.ts'

export interface Place {
  /** 这一台自己的目录：日志、临时文件 */
  readonly own: string
  /** 各版本的文件所在 */
  readonly root: string
  readonly port: number
  /** 用户看到的源 */
  readonly origin: string
  /** 全部后端都在这里 */
  readonly backend: string
}

/** 一台验收用的 nginx 的配置，经过与部署时同样的检查；@param more 这一台不同的几项 */
export const configFor = (
  { own, root, port, origin, backend }: Place,
  more: Readonly<Record<string, unknown>> = {},
): PortalConfig =>
  checkConfig({
    environment: '验收',
    publicOrigin: origin,
    listen: `127.0.0.1:${port}`,
    trustedProxies: [],
    upstreams: { corp: [backend], uaa: [backend], reports: `${backend}/__mock/reports` },
    extraPaths: { '/login': [backend], '/__mock': [backend] },
    loginUrl: '/login',
    customerServiceOrigins: [`${origin}/__mock/customer-service/`],
    objectStoreOrigins: [],
    paths: { root, logs: join(own, 'logs'), run: join(own, 'run'), temp: join(own, 'temp') },
    ...(process.getuid?.() === 0 ? { user: 'www-data' } : {}),
    ...more,
  })
