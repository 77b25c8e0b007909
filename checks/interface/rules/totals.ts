import type { Finding } from '../Finding.ts'
import { contentArea, quote, seen } from './dom.ts'
import { tables } from './tables.ts'

const AMOUNT = /\d{1,3}(,\d{3})*\.\d{2}/

/** 合计的一行有没有说是哪一列：含有其中一列的名称（不计“（元）”）。 */
export const namesColumn = (line: string, titles: readonly string[]): boolean =>
  titles.some((title) => line.includes(title.replace(/（.*?）/g, '')))

/** 1.9 合计说得出是哪一列的。 */
export function measureTotals(): Finding[] {
  const titles = tables().flatMap(({ columns }) =>
    columns
      .filter(({ kind, title }) => kind === 'amount' || title.includes('（元）'))
      .map(({ title }) => title),
  )
  return seen('output, [role="status"]', contentArea())
    .map((line) => line.innerText.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /(?<!价税)合计/.test(line) && AMOUNT.test(line) && !namesColumn(line, titles))
    .map((line) => ({ rule: '1.9', what: `合计没有说是哪一列 ${quote(line)}` }))
}
