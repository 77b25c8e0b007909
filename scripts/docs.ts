// npm run docs: draws docs/flows again from the tables of the flows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowPages } from './docs/flows.ts'

const OUT = 'docs/flows'

const pages = flowPages()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
for (const [name, text] of pages) writeFileSync(join(OUT, name), text)
console.log(`${OUT}：${pages.size} 页`)
