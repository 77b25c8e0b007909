import type { Shown } from '../../features/support/transitions.ts'
import type { LawRow } from './law.ts'

/** A transition people make, and the two scenarios that show it (file › name), empty when there is none. */
interface ShownRow {
  readonly id: string
  readonly event: string
  readonly actor: string
  /** The scenario that makes it on a page */
  readonly made: string
  /** The scenario that is refused it */
  readonly refused: string
  /** What the refusal says */
  readonly sentence: string
}

export const SHOWN = 'docs/shown.tsv'

/** The platform, funders, banks and the system: what they do has no page. */
const OUTSIDE = /^(sys|platform|funder|bank|org|custodian|factor|third|planmgr|issuer)$/

/** A transition people make on a page: its actors include the enterprise's own people. */
export const isHuman = (row: LawRow): boolean =>
  row['pages']!.includes('/') && row['actor']!.split('/').some((who) => !OUTSIDE.test(who))

const isTransition = (tag: string): boolean => /^T-[A-Z]{3}-\d\d$/.test(tag)

/** The “why not” that steps tell. */
const REASONS = [
  /^字段"[^"]*"应提示"([^"]*)"$/,
  /^应提示"([^"]*)"$/,
  /^对"[^"]*"不能"[^"]*"，原因是"([^"]*)"$/,
  /^不能点击"[^"]*"，原因是"([^"]*)"$/,
]
/** Some messages only explain: a refusal says what to do, or what cannot be done; 请 of 申请 is none. */
const IS_REFUSAL = /(?<!申)请|不|须|已停止|已被|暂|超过|重复|错误/
const isRefusal = (sentence: string | undefined): sentence is string =>
  sentence !== undefined && IS_REFUSAL.test(sentence) && !/^(已|签署成功)/.test(sentence)

/**
 * Which transitions the refusals read in a scenario are about: those made once it was put right after the refusal; when
 * nothing was made afterwards, those the scenario is tagged with and did not make.
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

/** The enterprise was switched; nothing to do with what is being done. */
const IS_ELSEWHERE = /^企业已切换/

const placeOf = ({ scenario, name }: Shown): string => `${scenario.replace(/:\d+$/, '')} › ${name}`

/**
 * For each transition people make: which scenario makes it by clicks, and which is refused it and told why.
 * @param law the rows of the law
 * @param shown what the pages made and were refused in one run of all scenarios (TRANSITIONS_REPORT)
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

/** The text of docs/shown.tsv. */
export const shownText = (rows: readonly ShownRow[]): string =>
  `${[COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name].replaceAll(/\s+/g, ' ')))].map((cells) => cells.join('\t')).join('\n')}\n`
