import { readFileSync } from 'node:fs'
import { lintFeature } from '../../features/plugin/feature-lint.ts'
import { duplicateFeatures, styleFeature } from '../../features/plugin/feature-style.ts'
import { parseRequirements } from '../report/requirementPage.ts'

/** 需求编号的全部。 */
const requirementIds = (): Set<string> =>
  new Set(parseRequirements(readFileSync('features/requirements.tsv', 'utf8')).map(({ id }) => id))

/** 这些需求文件的全部问题：写错的在前，不好读的在后；空数组表示没有问题。 */
export function lintFeatures(paths: readonly string[]): string[] {
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const ids = requirementIds()
  return [
    ...[...files].flatMap(([path, text]) => lintFeature(path, text)),
    ...[...files].flatMap(([path, text]) => styleFeature(path, text, ids)),
    ...duplicateFeatures(files),
  ]
}
