// npm run docs: draws again what docs/ takes from the code: the flows, the map of the folders, the catalogue of faults.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { drawnPages } from './docs/drawn.ts'

const pages = drawnPages()
rmSync('docs/flows', { recursive: true, force: true })
mkdirSync('docs/flows', { recursive: true })
for (const [path, text] of pages) writeFileSync(path, text)
console.log(`docs：${pages.size} 页`)
