import type { Scenario } from './scenarios.ts'
import type { Sentence } from './sentences.ts'

/** One moment's reading: all scenarios and sentences. */
export interface Snapshot {
  scenarios: readonly Scenario[]
  sentences: readonly Sentence[]
}

const place = ({ uri, line }: Scenario): string => `${uri}:${line}`

/**
 * Which scenarios (file:line) to run again after these files changed; 'again' repeats the last ones. A feature file
 * reruns only scenarios whose text, name or tags changed; a step file those that use its sentences; anything else
 * (support code, portal, mock backend) the last ones again.
 */
export function affected(changed: readonly string[], before: Snapshot, after: Snapshot): string[] | 'again' {
  const known = new Map(before.scenarios.map((one) => [one.key, `${one.hash} ${one.tags.join()}`]))
  const ids = new Set(after.sentences.filter(({ file }) => changed.includes(file)).map(({ id }) => id))
  const isOther = (path: string) => !path.endsWith('.feature') && !path.startsWith('features/steps/')
  if (changed.some(isOther)) return 'again'
  return after.scenarios
    .filter(
      (one) =>
        (changed.includes(one.uri) && known.get(one.key) !== `${one.hash} ${one.tags.join()}`) ||
        one.steps.some(({ sentence }) => ids.has(sentence)),
    )
    .map(place)
}
