import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shown } from '../../features/support/transitions.ts'
import type { TransitionSpec } from '../../scripts/docs/transitionSpecs.ts'

/** A transition of a person, and the two scenarios (file › name) that show it; empty where there is none. */
interface ShownRow {
  readonly id: string
  readonly event: string
  readonly actor: string
  /** The scenario that makes it on a page. */
  readonly made: string
  /** The scenario that is refused it; for one that never is: why. */
  readonly refused: string
  /** What is said then. */
  readonly sentence: string
}

export const SHOWN = 'docs/shown.tsv'

/** The platform, funders, banks and the system: what they do has no page. */
const OUTSIDE = /^(sys|platform|funder|bank|org|custodian|factor|third|planmgr|issuer)$/

/** A transition that a person makes on a page: one of its actors belongs to an enterprise. */
export const isHuman = (row: TransitionSpec): boolean =>
  row['pages']!.includes('/') && row['actor']!.split('/').some((who) => !OUTSIDE.test(who))

const isTransition = (tag: string): boolean => /^T-[A-Z]{3}-\d\d$/.test(tag)

/** Transitions that are never refused, and why; written in the column of the refused scenario. */
export const NEVER: Readonly<Record<string, string>> = {
  'T-MSG-02': '不会被拒绝：自己的消息打开即已读，读过的再读也是已读',
}

/** Steps that say why not. */
const REASONS = [/^字段"[^"]*"应提示"([^"]*)"$/, /^应提示"([^"]*)"$/, /不能.*，原因是"([^"]*)"$/]
/** Some messages only explain: a refusal says what to do, or what cannot be done; 请 of 申请 is none. */
const IS_REFUSAL = /(?<!申)请|不|须|缺少|已停止|已被|暂|超过|重复|错误/
const isRefusal = (sentence: string | undefined): sentence is string =>
  sentence !== undefined &&
  IS_REFUSAL.test(sentence) &&
  !/^(已|签署成功|驳回意见|需终审|上次审核意见|保理商要求补正)/.test(sentence)

/**
 * Which transitions the refusals read in a scenario are about: refused, mended and done again, they are those that were
 * made then; where nothing was made afterwards, those that the scenario is tagged with and did not make.
 */
function refusalsIn({ steps, calls, tags }: Shown): readonly { ids: readonly string[]; sentence: string }[] {
  const made = calls.filter(({ transitions }) => transitions.length > 0)
  const idle = tags.filter(
    (tag) => isTransition(tag) && made.every(({ transitions }) => !transitions.includes(tag)),
  )
  return steps.flatMap((text, at) => {
    const sentence = REASONS.map((reason) => reason.exec(text)?.[1]).find(isRefusal)
    if (!sentence) return []
    // one press can make several: signing the agreement opens the product
    const next = made.find(({ step }) => step >= at)?.step
    const ids = made.flatMap(({ step, transitions }) => (step === next ? transitions : []))
    return [{ ids: next === undefined ? idle : ids, sentence }]
  })
}

/** The enterprise was switched: nothing to do with what was being done. */
const IS_ELSEWHERE = /^企业已切换/

/** Which scenario: file › name. */
export const placeOf = ({ uri, name }: { readonly uri: string; readonly name: string }): string =>
  `${uri} › ${name}`

const placeOfShown = ({ scenario, name }: Shown): string =>
  placeOf({ uri: scenario.replace(/:\d+$/, ''), name })

/** A transition of a person, and every scenario that shows it: place → what is said. */
interface Candidates {
  readonly row: TransitionSpec
  readonly makers: readonly string[]
  readonly refusers: ReadonlyMap<string, string>
}

/** For each transition of a person: the scenarios that make it by clicks, and those that are refused it with a reason. */
function candidatesOf(specs: readonly TransitionSpec[], shown: readonly Shown[]): readonly Candidates[] {
  const byName = shown.toSorted((a, b) => placeOfShown(a).localeCompare(placeOfShown(b), 'zh-CN'))
  return specs.filter(isHuman).map((row) => {
    const id = row['id']!
    const makers = byName.filter(({ calls }) => calls.some(({ transitions }) => transitions.includes(id)))
    const operations = new Set(
      makers.flatMap(({ calls }) =>
        calls.filter(({ transitions }) => transitions.includes(id)).map(({ operationId }) => operationId),
      ),
    )
    const tried = (one: Shown) => one.refusals.find((refusal) => refusal.id === id)?.sentence
    const answered = (one: Shown) =>
      one.calls.find(
        ({ operationId, refusal }) => refusal && operations.has(operationId) && !IS_ELSEWHERE.test(refusal),
      )?.refusal
    const fromText = (one: Shown) => refusalsIn(one).find(({ ids }) => ids.includes(id))?.sentence
    const way = [tried, answered, fromText].find((one) => byName.some(one)) ?? fromText
    const refusers = byName.flatMap((one) => {
      const sentence = way(one)
      return sentence ? [[placeOfShown(one), sentence] as const] : []
    })
    // the name is that of the first example of an outline
    return { row, makers: makers.map(placeOfShown), refusers: new Map(refusers.toReversed()) }
  })
}

/** What each scenario (place) shows of the transitions: `+T-ISS-01` makes it, `-T-ISS-01` is refused it. */
export function shownBy(
  specs: readonly TransitionSpec[],
  shown: readonly Shown[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (place: string, what: string) => found.set(place, [...(found.get(place) ?? []), what])
  for (const { row, makers, refusers } of candidatesOf(specs, shown)) {
    for (const place of new Set(makers)) add(place, `+${row['id']}`)
    for (const place of refusers.keys()) add(place, `-${row['id']}`)
  }
  return found
}

/**
 * For each transition of a person: the scenario that makes it by clicks, and the one that is refused it with a reason.
 * @param specs the rows of the specs
 * @param shown what the pages made and were refused in a whole run of the scenarios (TRANSITIONS_REPORT)
 * @param preferred places that are run anyway: one of them where there is a choice
 */
export function shownRows(
  specs: readonly TransitionSpec[],
  shown: readonly Shown[],
  preferred: ReadonlySet<string> = new Set(),
): readonly ShownRow[] {
  const best = (places: readonly string[]) => places.find((place) => preferred.has(place)) ?? places[0] ?? ''
  return candidatesOf(specs, shown).map(({ row, makers, refusers }) => {
    const id = row['id']!
    const refused = best([...refusers.keys()])
    return {
      id,
      event: row['event']!,
      actor: row['actor']!,
      made: best(makers),
      refused: refused || (NEVER[id] ?? ''),
      sentence: refusers.get(refused) ?? '',
    }
  })
}

export interface ShownLine {
  /** file › name of a scenario; for one that is never refused: why. */
  made: string
  refused: string
  /** What is said then. */
  sentence: string
}

/** The lines of docs/shown.tsv by transition. */
export function parseShown(text: string): ReadonlyMap<string, ShownLine> {
  const lines = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  return new Map(
    lines.map(([id = '', , , made = '', refused = '', sentence = '']) => [id, { made, refused, sentence }]),
  )
}

/** docs/shown.tsv as it is. */
export const readShown = (): ReadonlyMap<string, ShownLine> =>
  parseShown(readFileSync(join(import.meta.dirname, '../..', SHOWN), 'utf8'))

const COLUMNS = ['id', 'event', 'actor', 'made', 'refused', 'sentence'] as const

/** The text of docs/shown.tsv. */
export const shownText = (rows: readonly ShownRow[]): string =>
  `${[COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name].replaceAll(/\s+/g, ' ')))].map((cells) => cells.join('\t')).join('\n')}\n`
