/* oxlint-disable no-underscore-dangle -- the name that the compatibility data has */
import { createRequire } from 'node:module'

// required, not imported: Vite would convert twenty megabytes into a module
const data: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data')

interface Statement {
  readonly version_added: string | false | null
  readonly version_removed?: string
  readonly partial_implementation?: true
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: readonly unknown[]
}
interface Compat {
  readonly support: Readonly<Record<string, Statement | readonly Statement[]>>
  readonly status?: { readonly deprecated: boolean }
}
/** A feature of the compatibility data, with its sub-features. */
export type Feature = { readonly __compat?: Compat } & { readonly [part: string]: Feature }

/** The names of browserslist for browsers → those of the data. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' }

export const compat = data as Readonly<Record<'api' | 'css' | 'javascript', Feature>>

/** The first version that supports it without a prefix or a flag; Infinity when there is none. */
export const firstVersionOf = ({ __compat }: Feature, browser: string, { partial = false } = {}): number => {
  const found: Statement[] = [__compat?.support[NAMES[browser] ?? browser] ?? []].flat()
  const versions = found
    .filter((one) => !one.prefix && !one.alternative_name && !one.flags)
    .filter((one) => partial || !(one.partial_implementation || one.version_removed))
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Number.POSITIVE_INFINITY)
}

/** The same by path: api.URL.parse_static. A path that the data does not have is an error. */
export const firstVersion = (path: string, browser: string, options = {}): number => {
  const feature = path.split('.').reduce<Feature | undefined>((at, part) => at?.[part], compat as never)
  if (!feature?.__compat) throw new Error(`兼容性数据里没有 ${path}`)
  return firstVersionOf(feature, browser, options)
}
