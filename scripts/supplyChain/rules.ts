// Offline checks of the dependencies: the lock file, versions known to be bad, licences.

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, unknown>>
  readonly allowScripts?: Readonly<Record<string, boolean>>
}

export type Floors = Readonly<Record<string, { readonly floor: string; readonly why: string }>>

/** A package in the lock file: where it is installed, its real name and content. */
interface Package extends LockedPackage {
  readonly path: string
  /** The name it is installed under */
  readonly alias: string
  /** Its real name; a stand-in when it differs from alias */
  readonly name: string
  readonly version: string
  readonly isShipped: boolean
}

/** All packages in the lock file, this project excepted. */
export const packagesIn = (lock: Lock): Package[] =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => {
      const alias = path.split('node_modules/').at(-1)!
      return {
        ...locked,
        path,
        alias,
        name: locked.name ?? alias,
        version: locked.version ?? '',
        isShipped: !locked.dev && !locked.devOptional && !locked.optional,
      }
    })

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Problems of the lock file and package.json, one sentence each: source, integrity, install scripts, stand-ins and
 * inexact versions.
 */
export const lockProblems = (lock: Lock, manifest: Manifest): string[] => {
  const wanted = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }
  const root = lock.packages[''] ?? {}
  const locked = { ...root.dependencies, ...root.devDependencies, ...root.optionalDependencies }
  const packages = packagesIn(lock)
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`锁文件的版本是 ${lock.lockfileVersion}，应当是 3`]),
    ...Object.entries(wanted)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} 的版本写作 ${version}：应当是精确的版本号`),
    ...Object.entries(wanted)
      .filter(([name, version]) => locked[name] !== version)
      .map(([name, version]) => `${name}：package.json 是 ${version}，锁文件是 ${locked[name] ?? '没有'}`),
    ...packages
      .filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      .map(({ path }) => `${path} 没有 sha512 摘要：装到的可能不是当初的那一份`),
    ...packages
      .filter(({ resolved, link }) => resolved !== undefined || link)
      .map(({ path }) => `${path} 写明了来源：应当只由登记处按名字与摘要给出`),
    ...packages
      .filter(({ hasInstallScript, name }) => hasInstallScript && manifest.allowScripts?.[name] !== false)
      .map(({ path }) => `${path} 有安装脚本，package.json 的 allowScripts 里没有写明不许`),
    ...packages.filter(({ alias, name }) => alias !== name).map(({ path, name }) => `${path} 其实是 ${name}`),
    ...packages.filter(({ version }) => !EXACT.test(version)).map(({ path }) => `${path} 没有版本号`),
  ]
}

const numbers = (version: string): number[] => version.split('-')[0]!.split('.').map(Number)

/** Whether version a is below b; a prerelease is below the release of the same number. */
export const isBelow = (a: string, b: string): boolean => {
  const [left, right] = [numbers(a), numbers(b)]
  for (const [index, one] of left.entries()) if (one !== right[index]) return one < (right[index] ?? 0)
  return a.includes('-') && !b.includes('-')
}

/** Packages below the security floor, one sentence each. */
export const belowFloors = (lock: Lock, floors: Floors): string[] =>
  packagesIn(lock).flatMap(({ path, name, version }) => {
    const floor = floors[name]
    return floor && isBelow(version, floor.floor)
      ? [`${path} ${version} 低于 ${floor.floor}：${floor.why}`]
      : []
  })

/** Shipped: permissive licences. */
const SHIPPED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'])
/** Used only in development: these are allowed as well. */
const DEVELOPMENT = new Set([
  ...SHIPPED,
  'MPL-2.0',
  'MIT-0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Python-2.0',
])

/** Every alternative of a licence expression; for “A OR B” one allowed is enough, for “A AND B” both must be. */
const isAllowed = (licence: string, allowed: ReadonlySet<string>): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())))

/** Packages whose licence breaks the rules, one sentence each. */
export const licenceProblems = (lock: Lock): string[] =>
  packagesIn(lock)
    .filter(({ license = '', isShipped }) => !isAllowed(license, isShipped ? SHIPPED : DEVELOPMENT))
    .map(
      ({ path, license, isShipped }) =>
        `${path} 的许可是 ${license ?? '没有写'}：${isShipped ? '发布出去的' : '开发用的'}包不许`,
    )
