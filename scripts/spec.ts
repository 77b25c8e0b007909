// npm run spec [-- --tags @登录] [-- features/x.feature:12] [-- --name 场景名]
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { runNode, stopChildrenOnInterrupt } from './children.ts'
import { stop } from './stop.ts'

/** 自己启动的被测部署：生产构建 + 检查契约的模拟后端。每个场景有自己的世界，所以并行的进程共用一个。 */
async function startDeployment() {
  // Loaded only when needed: another deployment needs neither Vite nor the mock
  const { ensureBuild, serveBuild } = await import('./production.ts')
  await ensureBuild()
  const server = await serveBuild('127.0.0.1', 0, true)
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

stopChildrenOnInterrupt()
const args = process.argv.slice(2)
const missing = args.find((arg) => /\.feature(:\d+)*$/.test(arg) && !existsSync(arg.replace(/(:\d+)+$/, '')))
if (missing !== undefined) stop(`找不到需求文件：${missing}`)

const isDryRun = args.includes('--dry-run')
const given = process.env['BASE_URL']
if (given && !URL.canParse(given)) stop(`BASE_URL 不是一个地址：${given}`)
const browser = isDryRun ? '' : ensureBrowser()
const own = isDryRun || given ? undefined : await startDeployment()

mkdirSync('reports', { recursive: true })
rmSync('reports/messages.ndjson', { force: true })
const workers = args.includes('--parallel') ? [] : ['--parallel', process.env['HEADED'] ? '1' : '2']
process.exitCode = await runNode(['node_modules/@cucumber/cucumber/bin/cucumber.js', ...workers, ...args], {
  BASE_URL: own?.url ?? given ?? '',
  CHROMIUM_PATH: browser,
})
await own?.close()
