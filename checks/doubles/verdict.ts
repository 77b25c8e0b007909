import type { Attack, Outcome } from './plan.ts'

/** 一次实验的结论：办了一次；办了几次；没有办成；没有走到。 */
type Verdict = 'once' | 'double' | 'none' | 'unreached'

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  once: '办成一次',
  double: '办了两次',
  none: '没有办成',
  unreached: '没有走到',
}

export interface Judged {
  readonly attack: Attack
  readonly outcome: Outcome
  readonly verdict: Verdict
  /** 与只点一下不同的地方 */
  readonly why: string
}

const GROWS = /^[A-Za-z]+$/

/** 多点几下之后，哪类单据比只点一下多、哪个合计不同。 */
const differences = (change: Outcome['change'], single: Outcome['change']): string[] =>
  [...new Set([...Object.keys(change), ...Object.keys(single)])]
    .filter((name) => (change[name] ?? '0') !== (single[name] ?? '0'))
    .map((name) => `${name} ${single[name] ?? '0'} → ${change[name] ?? '0'}`)

const grew = (change: Outcome['change'], single: Outcome['change']): boolean =>
  Object.entries(change).some(
    ([name, value]) => GROWS.test(name) && Number(value) > Number(single[name] ?? '0'),
  )

/**
 * 恰好一笔：后端只以一把键办成，各类单据不比只点一下的多。
 * 丢失与重发的还须自己办成，屏幕上没有失败的话。
 */
export function judge(attack: Attack, outcome: Outcome, single: Outcome | undefined): Judged {
  const different = single ? differences(outcome.change, single.change) : []
  const verdict = (): Verdict => {
    if (!outcome.reached) return 'unreached'
    if (outcome.bookings > 1 || (single && grew(outcome.change, single.change))) return 'double'
    return outcome.bookings === 1 ? 'once' : 'none'
  }
  const said = attack.trick === 'clicks' || attack.trick === 'back' ? '' : outcome.said
  const result = verdict()
  return {
    attack,
    outcome,
    verdict: result === 'once' && said !== '' ? 'none' : result,
    why: [result === 'none' ? outcome.said : said, ...(result === 'once' ? [] : different)]
      .filter(Boolean)
      .join('；'),
  }
}
