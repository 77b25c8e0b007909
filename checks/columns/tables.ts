// Which scenario's record table tells the amounts of a list apart.

import { FAMILIES } from '../../scripts/families.ts'
import type { Scenario, ScenarioStep } from '../spec/scenarios.ts'
import type { MoneyList } from './lists.ts'

/** Where the pages of a family lie, as its folder under features. */
const FOLDERS: Readonly<Record<string, string | undefined>> = {
  credit: FAMILIES['voucher'],
  abs: FAMILIES['abs'],
  reverse_factoring: FAMILIES['reverseFactoring'],
  reverseFactoring: FAMILIES['reverseFactoring'],
  guarantee: FAMILIES['guarantee'],
  my: FAMILIES['account'],
}

/** The family of a list, as its folder under features; undefined for a list of several families. */
const familyOf = ({ path }: Pick<MoneyList, 'path'>): string | undefined => FOLDERS[path.split('/')[2] ?? '']

const RECORDS = /^列表"([^"]+)"应有如下记录:$/
const plain = (title: string): string => title.replace(/（[^）]*）$/, '')

/** A step that may give records. */
interface Recording {
  readonly text: string
  readonly table?: readonly (readonly string[])[]
}

/** The name of the list whose records a step gives; undefined for another step. */
export const recordedList = ({ text }: Pick<Recording, 'text'>): string | undefined => RECORDS.exec(text)?.[1]

/** Every two of these. */
export const pairsOf = <One>(all: readonly One[]): (readonly [One, One])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))

/** The records name all amounts of the list, and no two of them are alike in every record. */
function tellsApart(table: ScenarioStep['table'], { amounts }: Pick<MoneyList, 'amounts'>): boolean {
  const [header = [], ...rows] = table
  const at = amounts.map(([, title]) => header.findIndex((name) => plain(name) === plain(title)))
  return !at.includes(-1) && pairsOf(at).every(([one, other]) => rows.some((row) => row[one] !== row[other]))
}

const AMOUNT = /^-?[\d,]+\.\d{2}$/

/** The list and the two or more amounts that a step's records name, as one text; undefined for another step. */
export function recordedAmounts({ text, table = [] }: Recording): string | undefined {
  const label = recordedList({ text })
  const [header = [], ...rows] = table
  const amounts = header.filter((_, at) => rows.some((row) => AMOUNT.test(row[at] ?? '')))
  return label === undefined || amounts.length < 2 ? undefined : `${label}：${amounts.toSorted().join('、')}`
}

/** The step of a scenario. */
interface Place {
  readonly scenario: Scenario
  /** Which of its steps, from 0. */
  readonly step: number
}

/** The first record table that tells the amounts of this list apart; one that computes its name is none of the others. */
export function tableOf(
  list: MoneyList,
  lists: readonly MoneyList[],
  scenarios: readonly Scenario[],
): Place | undefined {
  const family = familyOf(list)
  const others = new Set(lists.filter((one) => familyOf(one) === family).map(({ label }) => label))
  const isNamed = (label: string) => (list.label === undefined ? !others.has(label) : label === list.label)
  for (const scenario of scenarios) {
    if (family !== undefined && scenario.family !== family) continue
    const step = scenario.steps.findIndex((one) => {
      const label = recordedList(one)
      return label !== undefined && isNamed(label) && tellsApart(one.table, list)
    })
    if (step >= 0) return { scenario, step }
  }
  return undefined
}
