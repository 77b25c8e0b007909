// cucumber 默默放过的、或只用解析器的英文作答的，到这里停下，用一句中文说明。
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from '@cucumber/cucumber/api'
import { lintFeature } from './feature-lint.ts'
import { normalizeStep } from './normalize-step.ts'
import { noRequirement, requirementIds } from './requirements.ts'
import { writingProblems } from './silent.ts'

// `npm run spec:explore` 只走到场景的第几步
const STEPS = Number(process.env['SPEC_STEPS'] || Number.POSITIVE_INFINITY)
const REQUIREMENT = /^@[A-Z]+(-[A-Z0-9]+)+$/

function stopOn(problems: string[]): void {
  if (problems.length === 0) return
  // 不抛异常：调用栈对业务分析师没有用。
  console.error(`需求文件有误：\n  ${[...new Set(problems)].join('\n  ')}`)
  process.exit(1)
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator({ on, transform, operation, environment }) {
    if (operation !== 'runCucumber') return
    on('paths:resolve', ({ sourcePaths }) => {
      stopOn(
        sourcePaths.flatMap((path) => {
          const uri = relative(environment.cwd, path)
          const text = readFileSync(path, 'utf8')
          // 机器写的（.cache 里的连点）不是给人读的
          return uri.startsWith('.cache') ? lintFeature(uri, text) : writingProblems(uri, text)
        }),
      )
    })
    transform('pickles:filter', (selected) => {
      if (selected.length === 0) stopOn(['没有匹配到任何场景：请检查文件、行号、标签或场景名'])
      stopOn(
        selected
          .filter(({ pickle }) => !pickle.tags.some(({ name }) => REQUIREMENT.test(name)))
          .map(({ pickle }) => `${pickle.uri} 场景“${pickle.name}”没有需求编号标签，例如 @GATE-04`),
      )
      const ids = requirementIds()
      stopOn(
        selected.flatMap(({ pickle }) =>
          pickle.tags
            .map(({ name }) => name)
            .filter((name) => REQUIREMENT.test(name) && !ids.has(name.slice(1)))
            .map((name) => `${pickle.uri} 场景“${pickle.name}”：${noRequirement(name.slice(1), ids)}`),
        ),
      )
      return selected.map((item) => ({
        ...item,
        pickle: {
          ...item.pickle,
          steps: item.pickle.steps
            .slice(0, STEPS)
            .map((step) => ({ ...step, text: normalizeStep(step.text) })),
        },
      }))
    })
  },
}
export default plugin
