// npm run sbom: the software bill of materials, reports/sbom.cdx.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Lock, Manifest } from './supplyChain/rules.ts'
import { sbomOf } from './supplyChain/sbomDocument.ts'

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

const document = sbomOf(read<Lock>('package-lock.json'), read<Manifest>('package.json'))
mkdirSync('reports', { recursive: true })
writeFileSync('reports/sbom.cdx.json', `${JSON.stringify(document, undefined, 2)}\n`)
console.log(`reports/sbom.cdx.json：${document.components.length} 个组件`)
