import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = resolve(import.meta.dirname, '../../dist')

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: true
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Every file of a directory: path below it, with '/', and bytes. */
export const filesUnder = (dir: string): Map<string, Buffer> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(dir, path).split(sep).join('/'), readFileSync(path)]),
  )

interface Load {
  readonly js: ReadonlySet<string>
  readonly css: ReadonlySet<string>
}

/** A production build in dist or in another folder. */
export const readDist = (root = DIST) => {
  if (!existsSync(join(root, '.vite/manifest.json')))
    throw new Error('没有生产构建：请先运行 npm run build，再运行这些测试。')
  const all = filesUnder(root)
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name)
  const files = new Map([...all].filter(([name]) => !isCompressed(name)))
  const manifest = JSON.parse(files.get('.vite/manifest.json')!.toString()) as Record<string, ManifestChunk>

  /** Everything loaded with this module, static imports included. */
  const load = (key: string): Load => {
    const seen = new Set<string>()
    const visit = (name: string): void => {
      if (seen.has(name)) return
      seen.add(name)
      manifest[name]?.imports?.forEach(visit)
    }
    visit(key)
    const chunks = [...seen].flatMap((name) => manifest[name] ?? [])
    return {
      js: new Set(chunks.map((chunk) => chunk.file)),
      css: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
    }
  }

  const gzip = (name: string): number => gzipSync(files.get(name) ?? '', { level: 9 }).length
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const drawing = load(Object.keys(manifest).find((key) => key.endsWith('app/start.tsx')) ?? '')
  const gate = load(entryKey)
  /** The files of every page: the gate and the shell. */
  const entry: Load = {
    js: new Set([...gate.js, ...drawing.js]),
    css: new Set([...gate.css, ...drawing.css]),
  }
  return {
    files,
    /** Precompressed: the same name with .br or .gz. */
    compressed: new Map([...all].filter(([name]) => isCompressed(name))),
    manifest,
    load,
    /** The gate: signs and sends requests, before React. */
    gate,
    entry,
    /** The files of a page beyond the entry. */
    beyondEntry: (key: string) => {
      const { js, css } = load(key)
      return {
        js: [...js].filter((name) => !entry.js.has(name)),
        css: [...css].filter((name) => !entry.css.has(name)),
      }
    },
    pages: Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key)),
    gzip,
    /** KiB after gzip, in total. */
    kib: (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + gzip(name), 0) / 1024,
  }
}
