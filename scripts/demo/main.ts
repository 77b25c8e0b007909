// npm run demo [-- --serve]: makes dist-demo, a folder that any static web server serves at the root of an address: the
// production build with the mock backend in a service worker. With --serve it is served here, PORT is honoured.
import { parseArgs } from 'node:util'
import { printBanner } from '../banner.ts'
import { freePort } from '../port.ts'
import { buildDemo, DEMO, sizesOf } from './build.ts'
import { serveDemo } from './serve.ts'

const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } })
const boot = await buildDemo()
for (const line of sizesOf(boot)) console.log(line)
if (values.serve) {
  const { host, port } = await freePort(4174, 'npm run demo -- --serve')
  await serveDemo(port)
  printBanner('演示已启动（静态文件夹，后端在浏览器里）', `http://${host}:${port}`)
} else
  console.log(`演示在 ${DEMO}/：放到任何静态网页服务器的根上即可，也可以 npm run demo -- --serve 在本机打开`)
