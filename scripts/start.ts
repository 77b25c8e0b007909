// npm start: the portal in development on the embedded mock backend.
import { createServer } from 'vite'
import { mockBackend } from '../mocks/server.ts'
import { printBanner } from './banner.ts'
import { freePort } from './port.ts'

const { host, port } = await freePort(5173, 'npm start')
const server = await createServer({
  configFile: 'vite.config.ts',
  plugins: [mockBackend()],
  server: { host, port, strictPort: true },
})
await server.listen()
printBanner('企业供应链金融门户已启动（开发模式，模拟后端）', `http://${host}:${port}`)
