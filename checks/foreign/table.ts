import { type Finding, MODES, type Mode } from './Trial.ts'

/** The result of one place, or of one choice. */
export interface Row {
  readonly page: string
  /** Its kind: a list, a nested view with its number, or the field and its read. */
  readonly part: string
  readonly person: string
  readonly modes: readonly Mode[]
  readonly findings: readonly Finding[]
  /** Why it could not be tried. */
  readonly lost?: string
}

/** The problems in one line; empty when there are none. */
export const problemOf = ({ findings, lost }: Row): string =>
  lost ??
  findings
    .map(({ mode, at, why, foreign }) => `${MODES[mode]}，${at}：${why} ${foreign.slice(0, 5).join('、')}`)
    .join('；')

const cell = ({ modes, findings, lost }: Row, mode: Mode): string => {
  if (lost !== undefined) return '没走到'
  if (!modes.includes(mode)) return '－'
  const found = findings.filter((one) => one.mode === mode)
  return found.length === 0 ? '✓' : `✗ ${found.map(({ foreign }) => foreign.length).join('、')}`
}

/** Places × fails, slow, overtaken; a number is how many texts of another question were seen. */
export const drawTable = (rows: readonly Row[], modes: readonly Mode[]): string =>
  [
    `| 页面 | 问什么 | 谁 | ${modes.map((mode) => MODES[mode]).join(' | ')} |`,
    `|---|---|---|${modes.map(() => '---|').join('')}`,
    ...rows
      .toSorted((a, b) => a.page.localeCompare(b.page) || a.part.localeCompare(b.part))
      .map((row) => {
        const cells = modes.map((mode) => cell(row, mode)).join(' | ')
        return `| ${row.page} | ${row.part} | ${row.person} | ${cells} |`
      }),
  ].join('\n')
