// npm run deep: what takes long and seldom finds anything that npm test did not: mutated answers of every read, the build
// made twice, a new flow and a new page written and tested, every booking clicked twice, every question answered late or
// not at all, everybody acting at random, the stories from end to end without a mouse, every route measured against the
// rules of the interface and seen on a mock made from the contract alone, and the chosen scenarios and the gallery of
// parts in old browsers. After npm test, whose clicks it repeats.

import { runNode, stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { one, Parts } from './parts.ts'
import { cases, keyboardStories, unit } from './pieces.ts'

/** Seeds for each family; for a closer search npm run simulate -- --seeds 58 --steps 400. */
const SEEDS = '8'

stopChildrenOnInterrupt()
const parts = new Parts()
await parts.do('变异的应答、两次构建、新流程与新页面', () => unit([], ['deep', 'answers']))
await parts.do('随机模拟', async () =>
  one((await runNode(['checks/simulation/run.ts', '--seeds', SEEDS, '--steps', '400'])) === 0),
)
await parts.do('连点', () => cases('checks/doubles/run.ts', 'reports/doubles.json', ['--quick']))
await parts.do('问与答', () => cases('checks/foreign/run.ts', 'reports/foreign.json', ['--few']))
await parts.do('只用键盘的故事', keyboardStories)
await parts.do('界面的规则', () => cases('checks/interface/run.ts', 'reports/interface.json', ['--once']))
await parts.do('只由契约的后端', () => cases('checks/independent/run.ts', 'reports/independent.json'))
await parts.do('各种浏览器', () =>
  cases('checks/browsers/run.ts', 'reports/browsers.json', ['--only', '103,109,firefox,150', '--gallery']),
)
parts.end()
