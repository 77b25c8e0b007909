// npm run demo [-- --zip] [--serve [--base /demo/]]: makes dist-demo, a folder that any static web server serves, at whatever
// address: the production build with the mock backend in a service worker. With --zip also as one file. With --serve it is
// served here, below the base; PORT is honoured.
import { parseArgs } from 'node:util'
import { printBanner } from '../banner.ts'
import { freePort } from '../port.ts'
import { buildDemo, DEMO, sizesOf, zipDemo } from './build.ts'
import { serveDemo } from './serve.ts'

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    zip: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
  },
})
const base = `/${values.base}/`.replaceAll(/\/+/g, '/')
const boot = await buildDemo()
for (const line of sizesOf(boot)) console.log(line)
if (values.zip) console.log(`${zipDemo()}：解开就是那个文件夹`)
if (values.serve) {
  const { host, port } = await freePort(4174, 'npm run demo -- --serve')
  await serveDemo(port, base)
  printBanner('演示已启动（静态文件夹，后端在浏览器里）', `http://${host}:${port}${base.slice(0, -1)}`)
} else
  console.log(
    `演示在 ${DEMO}/：原样放到任何静态网页服务器上，根上、文件夹里都行（https）；npm run demo -- --serve 在本机打开`,
  )
