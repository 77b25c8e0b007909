// What npm run api did last, so that it does again only what changed. Hashes of contents, not times: a change of branch
// touches files without changing them, and the mock backend bundles on its own account.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundlePath, services } from '../../openapi/bundle.ts'
import { withoutCompletion } from '../orval/lean.ts'

export type Service = (typeof services)[number]
/** <service>.<what> → the hash it was done from. */
type Stamps = Record<string, string>

const STAMPS = '.cache/api.json'

/** The files at a place, named from root: those below a folder, in order; a file itself; none when there is nothing. */
export const filesAt = (root: string, place: string): string[] => {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [place]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(place, relative(path, entry.parentPath), entry.name))
    .toSorted()
}

const hashOf = (root: string, places: readonly string[], isMeant = (_name: string) => true): string => {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesAt(root, place)).filter(isMeant))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whatever a service's bundle and its lint come from: its own folders, and what belongs to no other service. */
const sourcesOf = (service: Service, root: string): string => {
  const others = services.filter((one) => one !== service).join('|')
  const foreign = new RegExp(`^openapi/(\\w+/)?(${others})/`)
  return hashOf(
    root,
    ['openapi', 'redocly.yaml', 'package.json'],
    (file) => /\.(yaml|json|ts)$/.test(file) && !foreign.test(file.replaceAll('\\', '/')),
  )
}

/** Files, beside the bundles, from which the code is generated. */
export const GENERATORS = [
  '.gitignore',
  'orval.config.ts',
  'biome.json',
  'tsconfig.json',
  'package.json',
  'scripts/orval',
  // what scripts/orval/lean.ts needs to take out the failures again
  'openapi/codes.ts',
  'openapi/document.ts',
  'openapi/source.ts',
]

interface Bundle {
  paths?: Record<string, Record<string, { operationId?: string }>>
}

const bundleOf = (service: Service, root: string): Bundle =>
  existsSync(bundlePath(service, root))
    ? (JSON.parse(readFileSync(bundlePath(service, root), 'utf8')) as Bundle)
    : {}

/** A service's code also names the addresses of others': x-invalidates goes over services. */
const addresses = (root: string): unknown =>
  services.map((service) =>
    Object.entries(bundleOf(service, root).paths ?? {}).map(([path, item]) => [
      path,
      ...Object.values(item).map(({ operationId }) => operationId),
    ]),
  )

/** What a service's code is generated from; what completing adds to the bundle is no part of it. */
const contractOf = (service: Service, root: string): string =>
  createHash('sha256')
    .update(hashOf(root, GENERATORS))
    .update(JSON.stringify([withoutCompletion(bundleOf(service, root)), addresses(root)]))
    .digest('hex')

/** The folders of the code generated from a service. */
export const codeFolders = (service: Service): string[] => [
  `src/api/generated/${service}`,
  `mocks/generated/${service}`,
]

const codeOf = (service: Service, root: string): string => hashOf(root, codeFolders(service))

/** What was done last; nothing when it was never run here, or when what it left cannot be read. */
export const readStamps = (root: string): Stamps => {
  try {
    return JSON.parse(readFileSync(join(root, STAMPS), 'utf8')) as Stamps
  } catch {
    return {}
  }
}

const remember = (root: string, stamps: Stamps): void => {
  mkdirSync(dirname(join(root, STAMPS)), { recursive: true })
  writeFileSync(join(root, STAMPS), `${JSON.stringify({ ...readStamps(root), ...stamps }, undefined, 2)}\n`)
}

/** Services to lint and to bundle: their sources are not those that were linted last. */
export const changedSources = (root: string, stamps: Stamps): Service[] =>
  services.filter(
    (service) =>
      stamps[`${service}.sources`] !== sourcesOf(service, root) || !existsSync(bundlePath(service, root)),
  )

/** Services to generate: their bundle is another one, or their code is not what was written last. */
export const changedCode = (root: string, stamps: Stamps): Service[] =>
  services.filter(
    (service) =>
      stamps[`${service}.contract`] !== contractOf(service, root) ||
      stamps[`${service}.code`] !== codeOf(service, root),
  )

/** These were linted and bundled. */
export const rememberSources = (root: string, done: readonly Service[]): void =>
  remember(root, Object.fromEntries(done.map((service) => [`${service}.sources`, sourcesOf(service, root)])))

/** The code of these was written. */
export const rememberCode = (root: string, done: readonly Service[]): void =>
  remember(
    root,
    Object.fromEntries(
      done.flatMap((service) => [
        [`${service}.contract`, contractOf(service, root)],
        [`${service}.code`, codeOf(service, root)],
      ]),
    ),
  )
