import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'package.json',
  'package-lock.json',
]

/** 文件或目录树中最新的修改时间（毫秒）；目录自身也算，这样删除文件也看得出来。 */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** dist 是否存在，且比全部源文件新。 */
export function isBuildFresh(): boolean {
  const built = newest('dist/index.html')
  return built > 0 && SOURCES.every((path) => newest(path) <= built)
}
