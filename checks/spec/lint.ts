import { readFileSync } from 'node:fs'
import { duplicateFeatures, styleFeature } from '../../features/plugin/feature-style.ts'
import { requirementIds } from '../../features/plugin/requirements.ts'
import { writingProblems } from '../../features/plugin/silent.ts'

/**
 * What cannot run, or would pass without checking anything, in the files among these arguments of cucumber; without any,
 * in all of them.
 */
export function refused(args: readonly string[], all: readonly string[]): string[] {
  const named = args.map((arg) => arg.replace(/(:\d+)+$/, '')).filter((arg) => arg.endsWith('.feature'))
  const paths = named.length > 0 ? new Set(named) : all
  return [...paths].flatMap((path) => writingProblems(path, readFileSync(path, 'utf8')))
}

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
