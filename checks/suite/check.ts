// npm run check: types, rules, build and unit tests, before every commit.

import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { Parts } from './parts.ts'
import { staticChecks, unit } from './pieces.ts'

stopChildrenOnInterrupt()
const parts = new Parts()
if (await staticChecks(parts)) await parts.do('单元测试', () => unit())
parts.end()
