import type { Judged } from './verdict.ts'

const NAMES: Readonly<Record<string, string>> = {
  mouse: '鼠标',
  enter: '回车',
  touch: '触摸',
  lostBefore: '办之前应答丢失',
  lostAfter: '办之后应答丢失',
  resent: '浏览器自己重发',
  back: '后退再办',
}

const line = (name: string, judged: readonly Judged[]): string => {
  const of = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length
  const requests = judged.reduce((total, { outcome }) => total + outcome.requests, 0)
  const bookings = judged.reduce((total, { outcome }) => total + outcome.bookings, 0)
  return `| ${name} | ${judged.length} | ${requests} | ${bookings} | ${of('double')} | ${of('none')} | ${of('unreached')} |`
}

const table = (title: string, groups: ReadonlyMap<string, readonly Judged[]>): string =>
  [
    `| ${title} | 次数 | 发出 | 办成 | 办了两次 | 没办成 | 没走到 |`,
    '|---|---|---|---|---|---|---|',
    ...[...groups].map(([name, judged]) => line(name, judged)),
  ].join('\n')

const by = (judged: readonly Judged[], key: (one: Judged) => string): Map<string, Judged[]> =>
  Map.groupBy(judged, key)

/** 实验的表：按应答的早晚与间隔、手法、别的遭遇；最后是逐个接口的。 */
export function tables(judged: readonly Judged[], nameOf: (path: string) => string): string {
  const clicks = judged.filter(({ attack }) => attack.trick === 'clicks' && attack.gap > 0)
  const tricks = judged.filter(({ attack }) => attack.trick !== 'clicks')
  const order = (one: Judged) => one.attack.delay * 1_000 + one.attack.gap
  const sorted = clicks.toSorted((a, b) => order(a) - order(b))
  return [
    table(
      '应答 × 间隔（毫秒）',
      by(sorted, ({ attack }) => `${attack.delay} × ${attack.gap}`),
    ),
    table(
      '手法',
      by(clicks, ({ attack }) => NAMES[attack.mode] ?? attack.mode),
    ),
    table(
      '遭遇',
      by(tricks, ({ attack }) => NAMES[attack.trick] ?? attack.trick),
    ),
    table(
      '接口',
      by(judged, ({ attack }) => nameOf(attack.path)),
    ),
    table('合计', new Map([['全部', judged]])),
  ].join('\n\n')
}
