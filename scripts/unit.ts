// npm run unit [-- file…] [-- --project answers …]: what npm test runs of vitest; the projects of npm run deep only by
// name.

import { EVERYDAY } from './checks/pieces.ts'
import { runNode, stopChildrenOnInterrupt } from './children.ts'

stopChildrenOnInterrupt()
const args = process.argv.slice(2)
const projects = args.some((arg) => arg.startsWith('--project'))
  ? []
  : EVERYDAY.flatMap((name) => ['--project', name])
process.exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...args])
