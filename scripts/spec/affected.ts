import type { Scenario } from './scenarios.ts'
import type { Sentence } from './sentences.ts'

/** 读到的一刻：全部场景与句子。 */
export interface Snapshot {
  scenarios: readonly Scenario[]
  sentences: readonly Sentence[]
}

const place = ({ uri, line }: Scenario): string => `${uri}:${line}`

/**
 * 改了这些文件之后该重跑哪些场景（文件:行）；'again' 是再跑一遍上次的。
 * 需求文件只重跑正文、名称或标签变了的场景；步骤文件重跑用到它的句子的；其余（支持代码、门户、模拟后端）再跑上次的。
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
