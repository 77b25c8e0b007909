// What a change concerns, by what imports what: tests that reach a changed file, scenarios that open a page that reaches it.
import { importsOf, type Source } from '../../tests/architecture/sources.ts'
import type { Snapshot } from '../spec/affected.ts'

/** 一次改动要跑的：单元测试的文件、场景（cucumber 的参数），或者全部。 */
export interface Concerned {
  unit: readonly string[] | 'all'
  features: readonly string[] | 'all'
  faults: boolean
  deploy: boolean
}

/** 全部都跑。 */
export const EVERYTHING: Concerned = { unit: 'all', features: 'all', faults: true, deploy: true }

/** 工具与依赖变了，什么都可能变。 */
const ROOTS =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|orval\.config\.ts|scripts\/vite\/|openapi\/)/
/** 不由 import 认得出的关系：测试在运行时读这些文件夹。 */
const READS: readonly (readonly [tests: RegExp, folders: RegExp])[] = [
  [/^tests\/architecture\//, /./],
  [/^tests\/build\//, /^(src|public|index\.html)/],
  [/^tests\/(mocks|contract)\//, /^mocks\//],
  [/^tests\/answers\//, /^src\/(pages|business|ui|hooks)\//],
  [/^tests\/scripts\//, /^(scripts|features)\//],
  [/^tests\/deploy\//, /^deploy\//],
]
/** 每个场景都经过：外壳、登录后的工作台、模拟后端、句子的支持代码。 */
const EVERYWHERE = /^(src\/main\.tsx|src\/pages\/workbench\/|mocks\/|features\/(support|plugin)\/)/
const PAGE = /^src\/pages\/.*Page\.tsx$/
const TEST = /^tests\/.*\.test\.tsx?$/

/** 文件 → 它直接引用的文件（不含类型）。页面由路由惰性引入：lazily 为假时不沿着走。 */
const graphOf = (sources: readonly Source[], lazily: boolean): Map<string, string[]> =>
  new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(
          ({ isPackage, isType, isLazy, target }) =>
            !isPackage && !isType && (lazily || !isLazy || !PAGE.test(target)),
        )
        .map(({ target }) => target),
    ]),
  )

/** 引用得到 changed 里某个文件的全部文件，changed 自己也在内。 */
const reaching = (graph: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): Set<string> => {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), from])
  const found = new Set(changed)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}

/** 项目里有什么：源文件、场景与句子，页面文件在场景里叫什么。 */
export interface Project extends Snapshot {
  readonly sources: readonly Source[]
  readonly titles: ReadonlyMap<string, readonly string[]>
}

/** 改了 changed（相对路径）要跑什么；changed 为空就什么也不跑。 */
export function concerned(changed: readonly string[], project: Project): Concerned {
  const { sources } = project
  if (changed.some((path) => ROOTS.test(path))) return EVERYTHING
  const touched = reaching(graphOf(sources, true), changed)
  const unit = sources
    .map(({ path }) => path)
    .filter(
      (path) =>
        TEST.test(path) &&
        (touched.has(path) ||
          READS.some(([tests, folder]) => tests.test(path) && changed.some((one) => folder.test(one)))),
    )
  return {
    unit,
    features: featuresOf(changed, project),
    faults: changed.some((path) =>
      /^(src\/(api|app|hooks|state|ui|business)|mocks|tests\/faults)\//.test(path),
    ),
    deploy: changed.some((path) => /^(deploy|tests\/deploy|public|src\/app)\//.test(path)),
  }
}

function featuresOf(
  changed: readonly string[],
  { sources, scenarios, sentences, titles }: Project,
): readonly string[] | 'all' {
  const touched = reaching(graphOf(sources, false), changed)
  if ([...touched].some((path) => EVERYWHERE.test(path))) return 'all'
  const named = [...touched].flatMap((path) => titles.get(path) ?? [])
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  // a sentence that opens the page itself, or whose words changed
  const files = sentences.filter(
    ({ file }) => changed.includes(file) || named.some((title) => texts.get(file)?.includes(`'${title}'`)),
  )
  const ids = new Set(files.map(({ id }) => id))
  return scenarios
    .filter(
      ({ uri, steps }) =>
        changed.includes(uri) ||
        steps.some(
          ({ text, sentence }) => ids.has(sentence) || named.some((title) => text.includes(`"${title}"`)),
        ),
    )
    .map(({ uri, line }) => `${uri}:${line}`)
}
