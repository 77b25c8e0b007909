import { uncovered } from './coverage.ts'
import type { Family } from './Family.ts'
import type { Report } from './simulate.ts'

const COLUMNS = 6
const MOST = 12

/** Prints what happened in the runs of a family: figures, transitions, refusals, failures and how to see them again. */
export const tell = (
  { name, title }: Family,
  { tally, coverage, failures }: Report,
  { seeds, steps, from }: { seeds: number; steps: number; from: number },
): void => {
  console.log(`
──── ${title}（${name}）────
${seeds} 个种子 × ${steps} 步（从 ${from} 起）：${tally.steps} 步，${tally.calls} 次调用
办成 ${tally.accepted}，被拒 ${tally.refused}，5xx ${tally.serverErrors}，失败的种子 ${failures.length}

各流转经过的次数：`)
  const ids = [...coverage]
  for (let at = 0; at < ids.length; at += COLUMNS) {
    const line = ids.slice(at, at + COLUMNS).map(([id, times]) => `  ${id} ${String(times).padStart(6)}`)
    console.log(line.join(''))
  }
  const most = [...tally.refusals].toSorted(([, a], [, b]) => b - a).slice(0, MOST)
  const lines = most.map(([text, times]) => `  ${String(times).padStart(6)}  ${text}`)
  console.log(`\n最常见的拒绝：\n${lines.join('\n')}`)
  const missing = uncovered(coverage)
  if (missing.length > 0) console.log(`\n没有经过：${missing.join('、')}`)
  for (const { seed, step, message: problem } of failures) {
    const again = `npm run simulate -- --family ${name} --seeds 1 --from ${seed} --steps ${step}`
    console.log(`\n种子 ${seed} 第 ${step} 步：${problem}\n  重现：${again}`)
  }
}
