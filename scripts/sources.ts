import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve, sep } from 'node:path'
import type { Source } from './imports.ts'

export { type Import, importsOf, type Source } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

/** Made by tools or fetched: not written here, so our rules do not apply. */
const IGNORED = new Set([
  'node_modules',
  'dist',
  'dist-demo',
  'reports',
  '.contract',
  '.cache',
  '.git',
  '.DS_Store',
])
const TEXT = new Set(
  '.ts .tsx .mjs .js .json .css .html .md .yaml .yml .feature .tsv .svg .sh .conf .txt'.split(' '),
)

const walk = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name.endsWith('.local')) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })

const read = (path: string): Source => ({
  path: relative(root, path).split(sep).join('/'),
  text: readFileSync(path, 'utf8'),
})

/** Every text file that is committed, generated ones included. */
export const everyText: readonly Source[] = walk(root)
  .filter((path) => TEXT.has(extname(path)) || !extname(path.split(sep).at(-1)!.slice(1)))
  .map(read)

/** Whether a tool writes it from the contract. */
export const isGenerated = (path: string): boolean => /^(src\/api|mocks)\/generated\//.test(path)

/** Hand-written TypeScript of the named top folders, without generated code. */
export const written = (...folders: string[]): Source[] =>
  everyText.filter(
    ({ path }) =>
      /\.tsx?$/.test(path) && !isGenerated(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
  )

/** The layer of a path: 'domain' of 'src/domain/money.ts', else the top folder. */
export const layerOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/')
  if (top !== 'src') return top
  return second.includes('.') ? 'main' : second
}
