import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Made by tools or fetched: not written here, so no rule of ours applies. */
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

export type Source = { path: string; text: string }

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

/** What people write: TypeScript of the named top folders, generated code left out. */
export const written = (...folders: string[]): Source[] =>
  everyText.filter(
    ({ path }) =>
      /\.tsx?$/.test(path) && !isGenerated(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
  )

export type Import = {
  from: string
  /** As written. */
  specifier: string
  /** Path in the tree ('src/domain/money.ts') or the package's name ('swr'). */
  target: string
  isPackage: boolean
  isType: boolean
  /** () => import('…') */
  isLazy: boolean
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const LAZY = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*\)/g

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const resolved = (from: string, specifier: string): { target: string; isPackage: boolean } => {
  if (specifier.startsWith('#')) return { target: `src/${specifier.slice(1)}`, isPackage: false }
  if (specifier.startsWith('.'))
    return { target: posix.join(posix.dirname(from), specifier), isPackage: false }
  return {
    target: specifier.startsWith('node:') ? specifier : packageName(specifier),
    isPackage: true,
  }
}

/** All imports and re-exports of a file. A lazy import of a type position counts as a type import. */
export const importsOf = ({ path, text }: Source): Import[] => [
  ...[...text.matchAll(STATIC)].map(([, type, specifier = '']) => ({
    from: path,
    specifier,
    ...resolved(path, specifier),
    isType: type !== undefined,
    isLazy: false,
  })),
  ...[...text.matchAll(LAZY)].map((found) => ({
    from: path,
    specifier: found[1]!,
    ...resolved(path, found[1]!),
    isType:
      /(?::|typeof|<|=)\s*$/.test(text.slice(0, found.index)) && !/=>\s*$/.test(text.slice(0, found.index)),
    isLazy: true,
  })),
]

/** The layer of a path: 'domain' of 'src/domain/money.ts', else the top folder. */
export const layerOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/')
  if (top !== 'src') return top
  return second.includes('.') ? 'main' : second
}
