import { readFileSync } from 'node:fs'
import { duplicateFeatures, styleFeature } from '../../features/plugin/feature-style.ts'
import { requirementIds } from '../../features/plugin/requirements.ts'
import { writingProblems } from '../../features/plugin/silent.ts'

/** All problems of these feature files: errors first, then what reads badly; an empty array means there are none. */
export function lintFeatures(paths: readonly string[]): string[] {
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const ids = requirementIds()
  return [
    ...[...files].flatMap(([path, text]) => writingProblems(path, text)),
    ...[...files].flatMap(([path, text]) => styleFeature(path, text, ids)),
    ...duplicateFeatures(files),
  ]
}
