// npm run check: types, rules, build and unit tests, before every commit.

import { Parts } from './checks/parts.ts'
import { staticChecks, unit } from './checks/pieces.ts'
import { stopChildrenOnInterrupt } from './children.ts'

stopChildrenOnInterrupt()
const parts = new Parts()
if (await staticChecks(parts)) await parts.do('单元测试', () => unit())
parts.end()
