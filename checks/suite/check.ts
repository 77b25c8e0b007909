// npm run check [-- --all]: before every commit: types, rules, build, the tests of the architecture, and the unit tests that
// what is not committed yet concerns. With --all, or when nothing has changed, all unit tests.

import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { changedSince } from './changed.ts'
import { Parts } from './parts.ts'
import { staticChecks, unit } from './pieces.ts'

stopChildrenOnInterrupt()
const parts = new Parts()
const isWhole = process.argv.includes('--all') || (changedSince('HEAD') ?? []).length === 0
if (await staticChecks(parts)) {
  await parts.do('单元测试', () => unit(isWhole ? [] : ['--changed', 'HEAD']))
  // they read the sources as files, so no import leads to them
  if (!isWhole) await parts.do('架构', () => unit(['tests/architecture']))
}
parts.end()
