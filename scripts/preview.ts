// npm run preview: the production build on the mock backend; builds first when dist is missing or stale.
import { validateByEnvironment } from '../mocks/hosts/node.ts'
import { printBanner } from './banner.ts'
import { freePort } from './port.ts'
import { ensureBuild, serveBuild } from './production.ts'

const { host, port } = await freePort(4173, 'npm run preview')
await ensureBuild()
await serveBuild(host, port, validateByEnvironment())
printBanner('企业供应链金融门户已启动（生产构建，模拟后端）', `http://${host}:${port}`)
