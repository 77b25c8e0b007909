// 需求编号：写错的说出最接近的。
import { readFileSync } from 'node:fs'
import { closest } from './closest.ts'

/** 一条要求：规范里的，或流程的一条流转。 */
export interface Requirement {
  id: string
  source: string
  text: string
}

/** 全部要求，照登记的次序。 */
export const readRequirements = (): Requirement[] =>
  readFileSync(new URL('../requirements.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [id = '', source = '', text = ''] = line.split('\t')
      return { id, source, text }
    })

/** 全部需求编号。 */
export const requirementIds = (): ReadonlySet<string> => new Set(readRequirements().map(({ id }) => id))

/** 没有这个需求编号时说的话。 */
export function noRequirement(id: string, ids: ReadonlySet<string>): string {
  const [near] = closest(id, [...ids], 1)
  return `没有需求“${id}”${near === undefined ? '' : `；最接近的是 @${near}`}`
}
