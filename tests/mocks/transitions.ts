import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the domain's table of transitions, by column. */
export type TransitionRow = Readonly<Record<string, string>>

const [header = '', ...lines] = readFileSync(join(import.meta.dirname, '../../docs/transitions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const names = header.split('\t')

/** The table of the domain, one row for each transition. */
export const transitions: readonly TransitionRow[] = lines.map((line) =>
  Object.fromEntries(line.split('\t').map((cell, at) => [names[at]!, cell])),
)
