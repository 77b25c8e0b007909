// npm start: the portal in development on the embedded mock backend, or on a real one named by BACKEND_URL.
import { createServer } from 'vite'
import { printBanner } from './banner.ts'
import { tellOnce } from './contract/notice/deviation.ts'
import { freePort } from './port.ts'
import { stop } from './stop.ts'
import { mustBeWritable } from './writable.ts'

mustBeWritable()
const backend = process.env.BACKEND_URL
if (backend && !URL.canParse(backend)) stop(`BACKEND_URL 不是一个地址：${backend}`)

// The traffic of a real backend is checked against the contract: each violation is reported once, here and in the browser
const notice = backend ? (await import('./contract/notice/plugin.ts')).contractNotice() : undefined
const tell = tellOnce()
const watched =
  notice &&
  (await import('./contract/watch.ts')).watchContract((sentence) => {
    const told = tell(sentence)
    if (told) console.warn(told)
    notice.tell(sentence)
  })

const { host, port } = await freePort(5173, 'npm start')
const server = await createServer({
  configFile: 'vite.config.ts',
  // The mock is loaded only when it is used: with a real backend it is not
  plugins: notice ? [notice.plugin] : [(await import('../mocks/hosts/reload.ts')).reloadingBackend()],
  server: {
    host,
    port,
    strictPort: true,
    ...(backend && {
      proxy: Object.fromEntries(
        ['/api/web/corp', '/uaa', '/login'].map((path) => [
          path,
          { target: backend, changeOrigin: true, ...(watched && { configure: watched }) },
        ]),
      ),
    }),
  },
})
await server.listen()
if (backend) console.log(`企业供应链金融门户已启动：http://${host}:${port}/cv3/（后端 ${backend}）`)
else printBanner('企业供应链金融门户已启动（开发模式，模拟后端）', `http://${host}:${port}`)
