// Which scenarios show a transition: docs/shown.tsv names the one that makes it by clicks and the one that is refused it,
// the tags of the scenarios give the others.
import { byTag, type Scenario } from '../scenarios.ts'
import { placeOf, type ShownLine } from '../shown.ts'

/** The scenarios of one transition. */
export interface Proof {
  made: readonly Scenario[]
  refused: readonly Scenario[]
  /** The message of the refusal. */
  sentence: string
  /** Why it never is. */
  never: string
  /** Tagged with it, in addition. */
  others: readonly Scenario[]
}

/** Finds the scenarios of a transition. */
export function proofsOf(
  shown: ReadonlyMap<string, ShownLine>,
  scenarios: readonly Scenario[],
): (id: string) => Proof {
  const byName = Map.groupBy(scenarios, placeOf)
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
