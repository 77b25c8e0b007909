// 需求编号：写错的说出最接近的。
import { readFileSync } from 'node:fs'
import { closest } from './closest.ts'

/** 全部需求编号。 */
export const requirementIds = (): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL('../requirements.tsv', import.meta.url), 'utf8')
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split('\t')[0] ?? '')
      .filter(Boolean),
  )

/** 没有这个需求编号时说的话。 */
export function noRequirement(id: string, ids: ReadonlySet<string>): string {
  const [near] = closest(id, [...ids], 1)
  return `没有需求“${id}”${near === undefined ? '' : `；最接近的是 @${near}`}`
}
