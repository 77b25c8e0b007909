import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of docs/transitions.tsv, by column. */
export type TransitionSpec = Readonly<Record<string, string>>

/** One row for each transition of the product. */
export const readTransitionSpecs = (): readonly TransitionSpec[] => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/transitions.tsv'), 'utf8')
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const names = header.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at]!, cell])))
}
