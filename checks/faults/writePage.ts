// npm run docs: writes docs/faults.md.
import { writeFileSync } from 'node:fs'
import { faultsPage } from './page.ts'

writeFileSync('docs/faults.md', faultsPage())
