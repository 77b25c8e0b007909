// npm run mock: the mock backend as a separate server. PORT is honoured; loopback only. Its worlds are kept in one
// SQLite file, WORLDS_DB or .cache/worlds.sqlite, so that a restart loses nothing.
import { createServer } from 'node:http'
import { createMockServer, validateByEnvironment } from './node.ts'
import { WorldStore } from './WorldStore.ts'

const port = Number(process.env.PORT ?? 5174)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT 应是 1 到 65535 的整数，现在是 ${process.env.PORT}`)
  process.exit(1)
}
const database = process.env.WORLDS_DB ?? '.cache/worlds.sqlite'
const store = new WorldStore(database)
const handle = await createMockServer({ validate: validateByEnvironment(), store })
const server = createServer((incoming, outgoing) =>
  handle(incoming, outgoing, () => {
    outgoing.statusCode = 404
    outgoing.setHeader('Content-Type', 'text/plain; charset=utf-8')
    outgoing.end('这里只有模拟后端：/login、/__mock/panel、/api/web/corp、/uaa')
  }),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `端口 ${port} 已被占用，请换一个：PORT=${port + 1} npm run mock`
      : error.message,
  )
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  console.log(`模拟后端：http://127.0.0.1:${port}/login（控制面板 /__mock/panel）`)
  console.log(`世界保存在 ${database}，重启后还在；接口说明 openapi/mock.yaml`)
})
