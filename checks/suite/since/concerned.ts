// What a change concerns, by what imports what: tests that reach a changed file, scenarios that open a page that reaches it.
import { importsOf, type Source } from '../../../scripts/sources.ts'
import type { Snapshot } from '../../spec/affected.ts'

/** What a change calls for: files of unit tests, scenarios (as arguments of cucumber), or everything. */
export interface Concerned {
  unit: readonly string[] | 'all'
  features: readonly string[] | 'all'
  faults: boolean
  deploy: boolean
  demo: boolean
}

/** Run everything. */
export const EVERYTHING: Concerned = { unit: 'all', features: 'all', faults: true, deploy: true, demo: true }

/** Tools or dependencies changed: anything may have. */
const ROOTS =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|orval\.config\.ts|scripts\/vite\/|openapi\/)/
/** Relations no import tells of: tests read these folders at run time. */
const READS: readonly (readonly [tests: RegExp, folders: RegExp])[] = [
  [/^tests\/architecture\//, /./],
  [/^tests\/build\//, /^(src|public|index\.html)/],
  [/^tests\/(mocks|contract)\//, /^mocks\//],
  [/^tests\/answers\//, /^src\/(pages|business|ui|hooks)\//],
  [/^tests\/scripts\//, /^(scripts|checks|features)\//],
  [/^tests\/deploy\//, /^deploy\//],
]
/**
 * What every scenario passes through: the shell, the workbench after login, the mock backend, the support code of the
 * sentences.
 */
const EVERYWHERE = /^(src\/main\.tsx|src\/pages\/workbench\/|mocks\/|features\/(support|plugin)\/)/
const PAGE = /^src\/pages\/.*Page\.tsx$/
const TEST = /^tests\/.*\.test\.tsx?$/

/**
 * File → the files it refers to directly (types apart). Routes import pages lazily: when lazily is false these are not
 * followed.
 */
export const graphOf = (sources: readonly Source[], lazily: boolean): Map<string, string[]> =>
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

/** All files from which some file in changed can be reached, including changed itself. */
const reaching = (graph: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): Set<string> => {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), from])
  const found = new Set(changed)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}

/** What is in the project: source files, scenarios and sentences, and what scenarios call each page file. */
export interface Project extends Snapshot {
  readonly sources: readonly Source[]
  readonly titles: ReadonlyMap<string, readonly string[]>
}

/** What to run when changed (relative paths) has changed; nothing when it is empty. */
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
      /^(src\/(api|app|hooks|state|ui|business)|mocks|checks\/(shared|faults|foreign))\//.test(path),
    ),
    deploy: changed.some((path) => /^(deploy|checks\/deploy|public|src\/app)\//.test(path)),
    demo: changed.some((path) =>
      /^(mocks\/(kernel|hosts|demo)|scripts\/demo|checks\/demo|features\/support|src\/app)\//.test(path),
    ),
  }
}

/** An entry of a table of the support code: what scenarios call a business, and the pages where it is done. */
const ENTRY = /^ {2}(\S+): \{(?:.*\},|\n[\s\S]*?\n {2}\},)$/gm

/** What the tables of the support code call the businesses done on pages with these titles. */
const businessesAt = (sources: readonly Source[], titles: readonly string[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('features/support/'))
    .flatMap(({ text }) => [...text.matchAll(ENTRY)])
    .filter(([entry]) => titles.some((title) => entry.includes(`'${title}'`)))
    .map(([, business = '']) => business)

function featuresOf(
  changed: readonly string[],
  { sources, scenarios, sentences, titles }: Project,
): readonly string[] | 'all' {
  const touched = reaching(graphOf(sources, false), changed)
  if ([...touched].some((path) => EVERYWHERE.test(path))) return 'all'
  const named = [...touched].flatMap((path) => titles.get(path) ?? [])
  const words = [...named, ...businessesAt(sources, named)]
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
          ({ text, sentence }) => ids.has(sentence) || words.some((word) => text.includes(`"${word}"`)),
        ),
    )
    .map(({ uri, line }) => `${uri}:${line}`)
}
