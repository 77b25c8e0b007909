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

/**
 * Latest modification time (milliseconds) in a file or directory tree; directories count too, so that deleted files
 * show.
 */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isCompressed = (): boolean =>
  existsSync('dist/assets') && readdirSync('dist/assets').some((name) => name.endsWith('.br'))

/** Whether dist exists and is newer than every source file; with compressed, what a web server sends must be there. */
export function isBuildFresh(compressed = false): boolean {
  const built = newest('dist/index.html')
  return built > 0 && (!compressed || isCompressed()) && SOURCES.every((path) => newest(path) <= built)
}
