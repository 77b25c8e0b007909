import { spawnSync } from 'node:child_process'
import { titlesAt } from '../../../features/support/pages.ts'
import { everyText } from '../../../scripts/sources.ts'
import { stop } from '../../../scripts/stop.ts'
import { pageFile } from '../../../scripts/vite/pageFile.ts'
import { loaders } from '../../../src/routes/pages/loaders.ts'
import { readFeatures } from '../../spec/envelopes.ts'
import { scenariosIn } from '../../spec/scenarios.ts'
import { sentencesIn } from '../../spec/sentences.ts'
import { type Concerned, concerned } from './concerned.ts'

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
  })
  if (status !== 0) stop(`git ${args.join(' ')}：${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/**
 * What changed since a commit (uncommitted and new files included) and what to run; ends with one sentence when there
 * is no such commit.
 */
export function concernedSince(commit: string): Concerned {
  const base = git('merge-base', commit, 'HEAD')[0] ?? commit
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const envelopes = readFeatures()
  const titles = new Map<string, string[]>()
  for (const [path, load] of loaders) {
    const file = pageFile(load)
    if (file) titles.set(`src/${file}`, [...(titles.get(`src/${file}`) ?? []), ...titlesAt(path)])
  }
  const snapshot = { scenarios: scenariosIn(envelopes), sentences: sentencesIn(envelopes) }
  const result = concerned(changed, { ...snapshot, sources: everyText, titles })
  const count = (list: readonly string[] | 'all') => (list === 'all' ? '全部' : list.length)
  console.log(
    `自 ${commit} 改了 ${changed.length} 个文件：测试文件 ${count(result.unit)}，场景 ${count(result.features)}`,
  )
  return result
}
