import type { Attack, Mode, Seen, Trick } from './plan.ts'

const DELAYS = [0, 40, 80, 150, 400, 3_000] as const
const GAPS = [40, 60, 90, 120, 150, 300] as const
const MODES: readonly Mode[] = ['mouse', 'enter', 'touch']
const TRICKS: readonly Trick[] = ['lostBefore', 'lostAfter', 'resent', 'back']

/** 点得少的在前，再按第几步、场景的名字；不看时间，时间每次不同。 */
const byPlace = (one: Seen, other: Seen): number =>
  one.input - other.input || one.step - other.step || (one.scenario < other.scenario ? -1 : 1)

/** 一个接口怎样由人办成：看到的里面点得最少的那一次。 */
export const waysOf = (seen: readonly Seen[]): ReadonlyMap<string, Seen> => {
  const ways = new Map<string, Seen>()
  for (const one of seen.toSorted(byPlace)) if (one.input > 0 && !ways.has(one.path)) ways.set(one.path, one)
  return ways
}

const attack = (
  { path, step, input, label }: Seen,
  more: Pick<Attack, 'trick' | 'mode' | 'delay' | 'gap' | 'slow'>,
): Attack => ({
  id: [path, more.trick, more.mode, more.delay, more.gap, more.slow ? 'slow' : ''].join(' ').trim(),
  path,
  step,
  input,
  label,
  ...more,
})

/** 只点一下：后面的都与它比。 */
export const single = (way: Seen): Attack =>
  attack(way, { trick: 'clicks', mode: 'mouse', delay: 0, gap: 0, slow: false })

const turn = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** 每个接口一次，应答与间隔轮着来。 */
export const quick = (way: Seen, nth: number): Attack[] => [
  attack(way, {
    trick: 'clicks',
    mode: turn(MODES, nth),
    delay: turn(DELAYS.slice(0, 4), nth),
    gap: turn(GAPS, Math.floor(nth / 4)),
    slow: true,
  }),
]

/** 每个接口：每种应答、每种间隔都有一次（拉丁方，三种手法轮着来），再加丢失、重发与后退。 */
export const broad = (way: Seen, nth: number): Attack[] => [
  ...DELAYS.map((delay, at) =>
    attack(way, {
      trick: 'clicks',
      mode: turn(MODES, nth + at),
      delay,
      gap: turn(GAPS, nth + at),
      slow: at % 2 === 0,
    }),
  ),
  ...TRICKS.map((trick) => attack(way, { trick, mode: 'mouse', delay: 0, gap: 0, slow: false })),
]

/** 全部组合：应答 × 间隔 × 手法 × 快慢，再加丢失、重发与后退。 */
export const every = (way: Seen): Attack[] => [
  ...[false, true].flatMap((slow) =>
    MODES.flatMap((mode) =>
      DELAYS.flatMap((delay) => GAPS.map((gap) => attack(way, { trick: 'clicks', mode, delay, gap, slow }))),
    ),
  ),
  ...TRICKS.map((trick) => attack(way, { trick, mode: 'mouse', delay: 0, gap: 0, slow: false })),
]
