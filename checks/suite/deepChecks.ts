// What takes long and seldom finds what npm test did not, in pieces of a few minutes: npm run deep does them all,
// .ci/run what a change concerns and every time another sixth of the rest.
import { runNode } from '../../scripts/children.ts'
import { BUDGETS } from './budgets.ts'
import { one } from './parts.ts'
import { cases, keyboardStories, scenarios, unit } from './pieces.ts'
import { sum, type Tally } from './tally.ts'

export interface DeepCheck {
  /** Also the name of its budget. */
  readonly title: string
  /** The paths of a change that it is about. */
  readonly concerns: RegExp
  /** isWhole: with the others, so that all scenarios have been played. */
  readonly run: (isWhole: boolean) => Promise<Tally>
}

/** Minutes that a check is expected to take. */
export const minutesOf = ({ title }: DeepCheck): number => BUDGETS[title]?.minutes ?? 0

/** Seeds for each family; for a closer search npm run simulate -- --seeds 58 --steps 400. */
const SEEDS = '8'
const PARTS = [1, 2, 3, 4, 5, 6]

const browsers = (title: string, only: string): DeepCheck => ({
  title,
  concerns: /^(src\/(app|ui)|vite\.config|scripts\/vite|public|index\.html|checks\/browsers)/,
  run: () => cases('checks/browsers/run.ts', 'reports/browsers.json', ['--only', only, '--gallery']),
})

export const deepChecks: readonly DeepCheck[] = [
  ...PARTS.map(
    (part): DeepCheck => ({
      title: `其余的场景 ${part}`,
      concerns: /^features\/support\//,
      run: () => scenarios([`--rest=${part}/${PARTS.length}`]),
    }),
  ),
  {
    title: '其余的故障',
    concerns: /^(src\/(api|state)|checks\/faults)\//,
    run: () => cases('checks/faults/run.ts', 'reports/faults.json', ['--rest']),
  },
  {
    title: '部署',
    concerns: /^(deploy|public|checks\/deploy)\/|^scripts\/vite\//,
    run: () => cases('checks/deploy/run.ts', 'reports/deploy.json'),
  },
  {
    title: '演示全部',
    concerns: /^(mocks\/(kernel|hosts|demo)|scripts\/demo|checks\/demo)\//,
    run: () => cases('checks/demo/run.ts', 'reports/demo.json'),
  },
  {
    title: '两次构建、新流程与新页面、契约与一致性',
    concerns: /^(openapi|mocks\/kernel|checks\/conform|scripts\/(new|contract|vite|orval))/,
    run: () => unit(['--exclude', 'tests/mocks/**'], ['deep']),
  },
  ...[1, 2, 3, 4].map(
    (part): DeepCheck => ({
      title: `变异的应答 ${part}`,
      concerns: /^(src\/(pages|business|ui)|tests\/answers)\//,
      run: () => unit([`part${part}`], ['answers']),
    }),
  ),
  {
    title: '一打开就问的',
    concerns: /^src\/(pages|business|routes|api\/generated)\//,
    run: () => unit(['reads'], ['answers']),
  },
  {
    title: '随机模拟',
    concerns: /^(mocks\/(?!generated|demo)|checks\/simulation)/,
    run: async () => {
      const simulated = await runNode(['checks/simulation/run.ts', '--seeds', SEEDS, '--steps', '400'])
      return sum(one(simulated === 0), await unit(['tests/mocks'], ['deep']))
    },
  },
  {
    title: '连点',
    concerns: /^(src\/(api|hooks)|src\/business\/(approval|signing)|checks\/doubles)\//,
    // every call has a way only when all scenarios have been played
    run: (isWhole) =>
      cases('checks/doubles/run.ts', 'reports/doubles.json', ['--quick', ...(isWhole ? [] : ['--seen'])]),
  },
  {
    title: '问与答全部',
    concerns: /^(src\/(api|hooks)|src\/ui\/(table|form)|checks\/foreign)\//,
    run: () => cases('checks/foreign/run.ts', 'reports/foreign.json', ['--few']),
  },
  {
    title: '对调的金额',
    concerns: /^(src\/ui\/table|features\/support|checks\/columns)\//,
    run: () => cases('checks/columns/run.ts', 'reports/columns.json'),
  },
  ...[1, 2, 3].map(
    (part): DeepCheck => ({
      title: `由地址打开 ${part}`,
      concerns: /^(src\/(api|app|routes)|scripts\/vite|checks\/cold)\//,
      run: () => cases('checks/cold/run.ts', 'reports/cold.json', ['--share', `${part}/3`]),
    }),
  ),
  { title: '只用键盘的故事', concerns: /^src\/ui\//, run: keyboardStories },
  ...[1, 2, 3].map(
    (part): DeepCheck => ({
      title: `界面的规则 ${part}`,
      concerns: /^(src\/(ui|business)|checks\/interface)\//,
      run: () =>
        cases('checks/interface/run.ts', 'reports/interface.json', ['--once', '--share', `${part}/3`]),
    }),
  ),
  {
    title: '只由契约的后端',
    concerns: /^(openapi|checks\/independent)\//,
    run: () => cases('checks/independent/run.ts', 'reports/independent.json'),
  },
  browsers('旧的 Chromium', '103,109'),
  browsers('Firefox', 'firefox'),
  browsers('放大的字', '150'),
]
