// npm run unit [-- file…] [-- --project answers …]: what npm test runs of vitest; the projects of npm run deep only by
// name.

import { runNode, stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { EVERYDAY } from './pieces.ts'

stopChildrenOnInterrupt()
const args = process.argv.slice(2)
const projects = args.some((arg) => arg.startsWith('--project'))
  ? []
  : EVERYDAY.flatMap((name) => ['--project', name])
process.exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...args])
