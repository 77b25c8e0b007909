import { spawnSync } from 'node:child_process'
import { FAMILIES } from '../../scripts/families.ts'
import { stop } from '../../scripts/stop.ts'

const git = (...args: string[]) => {
  const { error, status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
  })
  // a machine without git, or a folder without history
  return error
    ? { succeeded: false, lines: [] }
    : { succeeded: status === 0, lines: stdout.split('\n').filter(Boolean) }
}

/** What changed since a commit, new and uncommitted files included; undefined when there is no such commit here. */
export function changedSince(commit: string): string[] | undefined {
  const base = git('merge-base', commit, 'HEAD')
  if (!base.succeeded) return undefined
  return [
    ...git('diff', '--name-only', base.lines[0]!).lines,
    ...git('ls-files', '--others', '--exclude-standard').lines,
  ]
}

/** As changedSince; ends with one sentence when there is no such commit. */
export const mustHaveChangedSince = (commit: string): string[] =>
  changedSince(commit) ?? stop(`没有这个提交：${commit}`)

const PAGES: Readonly<Record<string, string>> = {
  credit: '凭证',
  abs: '资产支持',
  reverse_factoring: '反向保理',
  guarantee: '保函',
  my: '账户中心',
}
/** Files that every page depends on: a change there concerns all families. */
const EVERYWHERE =
  /^(src\/(?!pages\/)|mocks\/(kernel|hosts|financing)\/|mocks\/\w+\.ts|openapi\/|features\/(support|plugin)\/|package|vite|scripts\/vite)/

/**
 * The scenarios to run after a change, as arguments of npm run spec: the feature files that changed and those of the
 * families whose pages, backend or steps did; what npm test runs when a shared file changed.
 */
export function featuresFor(changed: readonly string[]): string[] {
  if (changed.some((path) => EVERYWHERE.test(path))) return ['--core']
  const families = changed.flatMap((path) => {
    const [top, second = '', third = ''] = path.split('/')
    if (top === 'src') return PAGES[third] ?? FAMILIES['portal']!
    if (top === 'mocks') return FAMILIES[second] ?? []
    if (top === 'features') return second === 'steps' ? (FAMILIES[third] ?? Object.values(FAMILIES)) : second
    return []
  })
  const known = new Set<string>(Object.values(FAMILIES))
  return [...new Set(families)].filter((name) => known.has(name)).map((name) => `features/${name}`)
}
