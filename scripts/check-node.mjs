// Loaded before every script with --import. Plain JavaScript on purpose: an old Node cannot read TypeScript,
// and people should get a sentence instead of a stack trace.
import { existsSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  stop('依赖还没有安装：请先在项目目录运行 npm ci。')
}
if (major < 22 || (major === 22 && minor < 18)) {
  stop(
    `Node 版本太低：需要 22.18 或更高，当前是 ${process.versions.node}。请用 npm run 启动（npm ci 会带来合适的 Node），或升级本机的 Node。`,
  )
}
