import type { Shown } from '../../features/support/transitions.ts'
import type { LawRow } from './law.ts'

/** 一条由人办的流转，和显示它的两个场景（文件 › 名称），没有的为空。 */
interface ShownRow {
  readonly id: string
  readonly event: string
  readonly actor: string
  /** 在页面上办成的场景 */
  readonly made: string
  /** 不让办的场景 */
  readonly refused: string
  /** 不让办时说的话 */
  readonly sentence: string
}

export const SHOWN = 'docs/shown.tsv'

/** 平台、资金方、银行与系统：它们办的没有页面。 */
const OUTSIDE = /^(sys|platform|funder|bank|org|custodian|factor|third|planmgr|issuer)$/

/** 由人在页面上办的流转：办理人里有企业自己的人。 */
export const isHuman = (row: LawRow): boolean =>
  row['pages']!.includes('/') && row['actor']!.split('/').some((who) => !OUTSIDE.test(who))

const isTransition = (tag: string): boolean => /^T-[A-Z]{3}-\d\d$/.test(tag)

/** 步骤里说的“为什么不行”。 */
const REASONS = [
  /^字段"[^"]*"应提示"([^"]*)"$/,
  /^应提示"([^"]*)"$/,
  /^对"[^"]*"不能"[^"]*"，原因是"([^"]*)"$/,
  /^不能点击"[^"]*"，原因是"([^"]*)"$/,
]
/** 提示里也有只是说明的：不让办的说得出请怎样、不能怎样。 */
const IS_REFUSAL = /请|不|须|已停止|已被|暂|超过|重复|错误/
const isRefusal = (sentence: string | undefined): sentence is string =>
  sentence !== undefined && IS_REFUSAL.test(sentence) && !/^(已|签署成功)/.test(sentence)

/**
 * 场景里读到的拒绝各说的是哪几条流转：被拒绝之后改好再办，办成的就是它们；其后什么也没有办成的，是场景标着而没有办成的。
 */
function toldIn({ steps, calls, tags }: Shown): readonly { ids: readonly string[]; sentence: string }[] {
  const made = calls.filter(({ transitions }) => transitions.length > 0)
  const idle = tags.filter(
    (tag) => isTransition(tag) && made.every(({ transitions }) => !transitions.includes(tag)),
  )
  return steps.flatMap((text, at) => {
    const sentence = REASONS.map((reason) => reason.exec(text)?.[1]).find(isRefusal)
    if (!sentence) return []
    const next = made.find(({ step }) => step >= at)
    return [{ ids: next?.transitions ?? idle, sentence }]
  })
}

/** 换了企业，与办的是什么无关。 */
const IS_ELSEWHERE = /^企业已切换/

const placeOf = ({ scenario, name }: Shown): string => `${scenario.replace(/:\d+$/, '')} › ${name}`

/**
 * 每条由人办的流转在哪个场景里由点击办成、在哪个场景里不让办而说明原因。
 * @param law 法的各行
 * @param shown 一次全部场景里，页面办成与被拒绝的（TRANSITIONS_REPORT）
 */
export function shownRows(law: readonly LawRow[], shown: readonly Shown[]): readonly ShownRow[] {
  const byName = shown.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'zh-CN'))
  return law.filter(isHuman).map((row) => {
    const id = row['id']!
    const tagged = byName.filter(({ tags }) => tags.includes(id))
    const makes = ({ calls }: Shown) => calls.some(({ transitions }) => transitions.includes(id))
    const made = tagged.find(makes) ?? byName.find(makes)
    const operations = new Set(
      byName.flatMap(({ calls }) =>
        calls.filter(({ transitions }) => transitions.includes(id)).map(({ operationId }) => operationId),
      ),
    )
    const tried = (one: Shown) => one.refusals.find((refusal) => refusal.id === id)?.sentence
    const answered = (one: Shown) =>
      one.calls.find(
        ({ operationId, refusal }) => refusal && operations.has(operationId) && !IS_ELSEWHERE.test(refusal),
      )?.refusal
    const told = (one: Shown) => toldIn(one).find(({ ids }) => ids.includes(id))?.sentence
    const ways = [tried, answered, told]
    const way = ways.find((one) => byName.some(one))
    const refused = way && byName.find(way)
    return {
      id,
      event: row['event']!,
      actor: row['actor']!,
      made: made ? placeOf(made) : '',
      refused: refused ? placeOf(refused) : '',
      sentence: (refused && way?.(refused)) ?? '',
    }
  })
}

const COLUMNS = ['id', 'event', 'actor', 'made', 'refused', 'sentence'] as const

/** docs/shown.tsv 的文字。 */
export const shownText = (rows: readonly ShownRow[]): string =>
  `${[COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name].replaceAll(/\s+/g, ' ')))].map((cells) => cells.join('\t')).join('\n')}\n`
