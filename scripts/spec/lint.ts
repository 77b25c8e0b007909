import { readFileSync } from 'node:fs'
import { lintFeature } from '../../features/plugin/feature-lint.ts'
import { duplicateFeatures, styleFeature } from '../../features/plugin/feature-style.ts'
import { silentProblems } from '../../features/plugin/silent.ts'
import { parseRequirements } from '../report/requirementPage.ts'

/** All requirement ids. */
const requirementIds = (): Set<string> =>
  new Set(parseRequirements(readFileSync('features/requirements.tsv', 'utf8')).map(({ id }) => id))

/** All problems of these feature files: errors first, then what reads badly; an empty array means there are none. */
export function lintFeatures(paths: readonly string[]): string[] {
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const ids = requirementIds()
  return [
    ...[...files].flatMap(([path, text]) => {
      const problems = lintFeature(path, text)
      return problems.length > 0 ? problems : silentProblems(path, text)
    }),
    ...[...files].flatMap(([path, text]) => styleFeature(path, text, ids)),
    ...duplicateFeatures(files),
  ]
}
