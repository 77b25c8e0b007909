import type { Finding, Looking, Rule } from './Finding.ts'
import { measureCells } from './rules/cells.ts'
import { measureCharts } from './rules/charts.ts'
import { measureActions, measureOrder, measureSideways } from './rules/columns.ts'
import { measureDecision } from './rules/decision.ts'
import { measureEmpty } from './rules/empty.ts'
import { measureHeight } from './rules/height.ts'
import { measureLabels } from './rules/labels.ts'
import { measureQuery } from './rules/query.ts'
import {
  measureBrand,
  measureEdges,
  measureEmptyBlocks,
  measureFilled,
  measureHeader,
  measureRhythm,
  measureWidths,
} from './rules/shape.ts'
import { measureTotals } from './rules/totals.ts'
import { measureWords } from './rules/words.ts'

type Measure = (looking: Looking) => Finding[]

/** 一个页面上量得到的规则；要点要走的在 walks/。 */
const MEASURES: readonly (readonly [rule: Rule, measure: Measure])[] = [
  ['1.5', measureHeight],
  ['1.1', measureCells],
  ['1.2', measureOrder],
  ['1.3', measureActions],
  ['1.4', measureSideways],
  ['1.6', measureQuery],
  ['1.8', measureEmpty],
  ['1.9', measureTotals],
  ['2.2', measureDecision],
  ['3.1', measureLabels],
  ['4.3', measureWords],
  ['6.3', measureCharts],
  ['7.2', measureRhythm],
  ['7.4', measureEdges],
  ['7.5', measureWidths],
  ['7.6', measureFilled],
  ['7.7', measureBrand],
  ['7.8', measureHeader],
  ['7.9', measureEmptyBlocks],
]

/** 量眼前的页面：只量 wanted 里的规则。 */
export const measure = (wanted: readonly string[], looking: Looking): Finding[] =>
  MEASURES.filter(([rule]) => wanted.includes(rule)).flatMap(([, look]) => look(looking))
