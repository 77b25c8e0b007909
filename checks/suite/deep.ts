// npm run deep [-- --share] [-- title …]: what takes long and seldom finds anything that npm test did not. Whole, it does
// all of it; with --share, as .ci/run does, what the change since the last landing concerns and the share whose turn it is;
// with titles, those that begin so. Run it after npm test, whose scenarios record which click books what.
import { readFileSync } from 'node:fs'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { changedSince } from './changed.ts'
import { type DeepCheck, deepChecks, minutesOf } from './deepChecks.ts'
import { Parts } from './parts.ts'
import { planOf, TURNS } from './plan.ts'

/** One line for each change that has landed: its last commit, and what it was about. */
const LANDED = '.ci/landed.tsv'
/** Minutes: a CI run may take 40, of which installing and npm test take 16; a slow machine takes twice as long for all of it. */
const ROOM = 18

function sharedChecks(): DeepCheck[] {
  const landed = readFileSync(LANDED, 'utf8').trimEnd().split('\n')
  const [last = ''] = landed.at(-1)?.split('\t') ?? []
  const changed = changedSince(last)
  const landing = landed.length
  const { share, concerned, postponed } = planOf(deepChecks, minutesOf, { changed, landing, room: ROOM })
  const list = (checks: readonly DeepCheck[]) =>
    checks.map((one) => `${one.title}（${minutesOf(one)} 分）`).join('、') || '没有'
  console.log(
    [
      changed
        ? `自上一次落地 ${last} 改了 ${changed.length} 个文件`
        : `这里没有上一次落地的提交 ${last}：都算牵涉`,
      `轮到的（${TURNS} 次里的第 ${(landing % TURNS) + 1} 次）：${list(share)}`,
      `改动牵涉的：${list(concerned)}`,
      `也牵涉而 ${ROOM} 分钟里放不下的，${TURNS} 次落地之内轮到：${list(postponed)}`,
    ].join('\n'),
  )
  return [...share, ...concerned]
}

function chosenChecks(args: readonly string[]): readonly DeepCheck[] {
  if (args.includes('--share')) return sharedChecks()
  if (args.length === 0) return deepChecks
  const chosen = deepChecks.filter(({ title }) => args.some((start) => title.startsWith(start)))
  if (chosen.length === 0) stop(`没有这样的检查。可用：${deepChecks.map(({ title }) => title).join('、')}`)
  return chosen
}

stopChildrenOnInterrupt()
const chosen = new Set(chosenChecks(process.argv.slice(2)))
const parts = new Parts()
await parts.measureMachine()
// in the order of the list: what others find out is needed later
const isWhole = chosen.size === deepChecks.length
for (const one of deepChecks) if (chosen.has(one)) await parts.do(one.title, () => one.run(isWhole))
await parts.keepBudgets()
parts.end()
