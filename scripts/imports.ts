// Imports and exports, by Vite's own parser: the only reader of them for the rules, the tools and the build.
import { posix } from 'node:path'
import { parseSync } from 'vite'

export type Source = { path: string; text: string }

export type Import = {
  from: string
  /** As in the source. */
  specifier: string
  /** Path in the tree ('src/domain/money.ts') or the package's name ('swr'). */
  target: string
  isPackage: boolean
  /** It disappears when the types are removed. */
  isType: boolean
  /** () => import('…') */
  isLazy: boolean
  /** The imported names, each with its local name; '*' is all of it. */
  names: readonly { name: string; as: string; isType: boolean }[]
}

interface Read {
  imports: Import[]
  /** The exported names; a default has none. */
  exports: string[]
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const resolved = (from: string, specifier: string): { target: string; isPackage: boolean } => {
  if (specifier.startsWith('#')) return { target: `src/${specifier.slice(1)}`, isPackage: false }
  if (specifier.startsWith('.'))
    return { target: posix.join(posix.dirname(from), specifier), isPackage: false }
  return { target: specifier.startsWith('node:') ? specifier : packageName(specifier), isPackage: true }
}

/** The specifiers of import('…') in type positions: the parser lists them nowhere else. */
function typesTaken(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } }
  const own = type === 'TSImportType' && typeof source?.value === 'string' ? [source.value] : []
  return [...own, ...Object.values(node).flatMap(typesTaken)]
}

const read = ({ path, text }: Source): Read => {
  const result = parseSync(path, text)
  const { staticImports, staticExports, dynamicImports } = result.module
  const made = (specifier: string, names: Import['names'], isLazy: boolean): Import => ({
    from: path,
    specifier,
    ...resolved(path, specifier),
    isType: names.length > 0 && names.every(({ isType }) => isType),
    isLazy,
    names,
  })
  const whole = (isType: boolean) => [{ name: '*', as: '', isType }]
  const lazies = dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
    .filter((literal) => /^['"]/.test(literal))
    .map((literal) => literal.slice(1, -1))
  const inTypes = (text.match(/\bimport\(/g)?.length ?? 0) > lazies.length ? typesTaken(result.program) : []
  return {
    imports: [
      ...staticImports.map(({ moduleRequest, entries }) =>
        made(
          moduleRequest.value,
          entries.map(({ importName: { kind, name }, localName, isType }) => ({
            name: kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*',
            as: localName.value,
            isType,
          })),
          false,
        ),
      ),
      ...staticExports.flatMap(({ entries }) => {
        const specifier = entries[0]?.moduleRequest?.value
        if (specifier === undefined) return []
        const names = entries.map(({ importName: { kind, name }, exportName, isType }) => ({
          name: kind === 'Name' ? (name ?? '') : '*',
          as: exportName.name ?? '',
          isType,
        }))
        return [made(specifier, names, false)]
      }),
      ...lazies.map((specifier) => made(specifier, whole(false), true)),
      ...inTypes.map((specifier) => made(specifier, whole(true), true)),
    ],
    exports: staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName: { kind, name } }) => (kind === 'Name' && name !== null ? [name] : [])),
    ),
  }
}

/** Cache: path → the result for this text. */
const known = new Map<string, Read & { text: string }>()
const readOnce = (source: Source): Read => {
  const found = known.get(source.path)
  if (found?.text === source.text) return found
  const fresh = { ...read(source), text: source.text }
  known.set(source.path, fresh)
  return fresh
}

/** All imports and re-exports of a file. import('…') in a type position counts as a lazy import of types. */
export const importsOf = (source: Source): Import[] => readOnce(source).imports

/** The names a file exports. A default export has no name, and every import of the file gets it. */
export const exportsOf = (source: Source): string[] => readOnce(source).exports
