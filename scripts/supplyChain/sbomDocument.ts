import { createHash } from 'node:crypto'
import { type Lock, type Manifest, type Package, packagesIn } from './rules.ts'

const purlOf = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.startsWith('@') ? `%40${name.slice(1)}` : name}@${version}`

const licencesOf = (licence: string | undefined): object[] => {
  if (!licence) return []
  return / OR | AND |\(/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]
}

/** Where a dependency named there is installed, as node finds it: the nearest folder upwards. */
const installedAt = (lock: Lock, from: string, name: string): string | undefined => {
  for (let at = from; ; ) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock.packages[path]) return path
    if (!at) return undefined
    const parent = at.lastIndexOf('/node_modules/')
    at = parent < 0 ? '' : at.slice(0, parent)
  }
}

const dependsOn = (lock: Lock, path: string): string[] => {
  const { dependencies, optionalDependencies, devDependencies } = lock.packages[path] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })
  return names.flatMap((name) => installedAt(lock, path, name) ?? []).toSorted()
}

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')

const componentOf = (one: Package): object => ({
  type: 'library',
  'bom-ref': one.path,
  name: one.name,
  version: one.version,
  // excluded: only for building and testing, or for other machines
  scope: one.isShipped ? 'required' : 'excluded',
  hashes: one.integrity
    ? [
        {
          alg: 'SHA-512',
          content: Buffer.from(one.integrity.replace('sha512-', ''), 'base64').toString('hex'),
        },
      ]
    : [],
  licenses: licencesOf(one.license),
  purl: purlOf(one),
})

/** 软件物料清单（CycloneDX 1.6），由锁文件得出；同一份锁文件总得同一份清单，没有时间与随机数。 */
export const sbomOf = (lock: Lock, { name, version }: Manifest) => {
  const packages = packagesIn(lock)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name, version } },
    components: packages.map(componentOf),
    dependencies: [
      { ref: 'root', dependsOn: dependsOn(lock, '') },
      ...packages.map(({ path }) => ({ ref: path, dependsOn: dependsOn(lock, path) })),
    ],
  }
}
