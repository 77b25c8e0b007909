import { join } from 'node:path'
import type { PortalConfig } from '../../deploy/PortalConfig.ts'
import { checkConfig } from '../../deploy/readConfig.ts'

interface Place {
  /** Its own directory: logs, temporary files */
  readonly own: string
  /** Where the files of the releases are */
  readonly root: string
  readonly port: number
  /** The origin users see */
  readonly origin: string
  /** All backends are here */
  readonly backend: string
}

/** The configuration of an nginx for acceptance, checked just as at deployment; @param more what differs in this one */
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
