// npm run sbom: the software bill of materials by npm itself, from the lock file: reports/sbom.cdx.json.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly object[]
}

interface Sbom {
  readonly bomFormat: string
  readonly components: readonly Component[]
}

/** The software bill of materials (CycloneDX), from the lock file, offline; @throws when npm fails */
export const sbom = (): Sbom =>
  JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    }),
  ) as Sbom

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const document = sbom()
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/sbom.cdx.json', `${JSON.stringify(document, undefined, 2)}\n`)
  console.log(`reports/sbom.cdx.json：${document.components.length} 个组件`)
}
