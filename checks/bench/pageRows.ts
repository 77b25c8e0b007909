// The measurements of one page as lines of the report: the portal's figures, their limits, and the earlier build for comparison.
import { OPENING } from '../../scripts/sizes/budgets.ts'
import { FIGURES, type FigureName, figureOf, type Sample } from './figures.ts'
import { limitOf, ratioLimitOf } from './limits.ts'
import type { PageName, ProfileName } from './options.ts'
import { type Row, shown } from './report.ts'

export const PORTAL = '门户'
export const BEFORE = '之前'
/** minimal/main.tsx */
export const LEAST = '最小的页'

/** Readings of every build for one page under one condition. */
type Samples = ReadonlyMap<string, readonly Sample[]>

const besideOf = (samples: Samples, figure: FigureName): string => {
  const own = figureOf(samples.get(PORTAL) ?? [], figure)
  const range = `[${shown(own.min)}–${shown(own.max)}]`
  const earlier = samples.get(BEFORE)
  if (!earlier) return range
  const { median, min, max } = figureOf(earlier, figure)
  const ratio = median > 0 ? ` ${shown(own.median / median)}×` : ''
  return `${range}  ${BEFORE} ${shown(median)} [${shown(min)}–${shown(max)}]${ratio}`
}

/** The portal's figures, followed by their range and the earlier build (with the portal as a multiple of it). */
export const figureRows = (page: PageName, samples: Samples): Row[] => {
  const own = samples.get(PORTAL) ?? []
  // a missing measurement is not a good result
  if (own.length === 0) return [{ what: '量成的次数', value: Number.NaN, unit: '', budget: 0 }]
  const figures = Object.keys(FIGURES) as FigureName[]
  return figures
    .filter((figure) => own.some((sample) => figure in sample))
    .map((figure) => ({
      what: FIGURES[figure][0],
      value: figureOf(own, figure).median,
      unit: FIGURES[figure][1],
      budget: limitOf(page, figure),
      beside: besideOf(samples, figure),
    }))
}

/** The figures that are compared with the minimal page. */
const COMPARED = ['ready', 'first', 'later'] as const satisfies readonly FigureName[]

/** The portal as a multiple of the minimal page, measured in the same turns. */
export const ratioRows = (
  page: PageName,
  profile: ProfileName,
  own: readonly Sample[],
  least: readonly Sample[],
): Row[] =>
  COMPARED.filter((figure) => own.some((sample) => figure in sample)).map((figure) => ({
    what: `${FIGURES[figure][0]} ÷ ${LEAST}`,
    value: figureOf(own, figure).median / figureOf(least, figure).median,
    unit: '×',
    budget: ratioLimitOf(page, profile),
  }))

/** Entering with a token compared with opening the workbench directly; only when both were measured. */
export const entryRows = (entry: readonly Sample[], workbench: readonly Sample[]): Row[] =>
  entry.length > 0 && workbench.length > 0
    ? [
        {
          what: '有用的内容 ÷ 直接打开工作台',
          value: figureOf(entry, 'ready').median / figureOf(workbench, 'ready').median,
          unit: '×',
          budget: OPENING.entryToWorkbench,
        },
      ]
    : []
