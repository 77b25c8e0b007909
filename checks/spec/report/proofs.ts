// Which scenarios show a transition: docs/shown.tsv names the one that makes it by clicks and the one that is refused it,
// the tags of the scenarios tell the others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byTag, type Scenario } from '../scenarios.ts'
import { SHOWN } from '../shown.ts'

interface ShownLine {
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

export const readShown = (): ReadonlyMap<string, ShownLine> =>
  parseShown(readFileSync(join(import.meta.dirname, '../../..', SHOWN), 'utf8'))

/** What shows one transition. */
export interface Proof {
  made: readonly Scenario[]
  refused: readonly Scenario[]
  /** What is said when it is refused. */
  sentence: string
  /** Why it never is. */
  never: string
  /** Tagged with it, beside those. */
  others: readonly Scenario[]
}

/** Finds what shows a transition. */
export function proofsOf(
  shown: ReadonlyMap<string, ShownLine>,
  scenarios: readonly Scenario[],
): (id: string) => Proof {
  const byName = Map.groupBy(scenarios, ({ uri, name }) => `${uri} › ${name}`)
  const tagged = byTag(scenarios)
  return (id) => {
    const line = shown.get(id)
    const made = byName.get(line?.made ?? '') ?? []
    const refused = byName.get(line?.refused ?? '') ?? []
    return {
      made,
      refused,
      sentence: refused.length > 0 ? (line?.sentence ?? '') : '',
      never: line?.refused.includes(' › ') ? '' : (line?.refused ?? ''),
      others: (tagged.get(id) ?? []).filter((one) => !made.includes(one) && !refused.includes(one)),
    }
  }
}
