// Read-only users never get an empty form by an address: found from the grants and the source, not from a list.
import { describe, expect, it } from 'vitest'
import { grants } from '../../mocks/portal/menu/grants.ts'
import { importsOf, written } from '../../scripts/sources.ts'
import { abs } from '../../src/routes/abs.ts'
import { credit } from '../../src/routes/credit.ts'
import { guarantee } from '../../src/routes/guarantee.ts'
import { my } from '../../src/routes/my.ts'
import { reverseFactoring } from '../../src/routes/reverseFactoring.ts'
import { shell } from '../../src/routes/shell.ts'

const pages = written('src/pages', 'src/business')
const textOf = new Map(pages.map(({ path, text }) => [path, text]))
const importedBy = new Map(
  pages.map((source) => [source.path, importsOf(source).map(({ target }) => target)]),
)

/** The page of every route that more than one role opens. */
const shared = new Map<string, string>()
const paths = Object.entries({ ...abs, ...credit, ...guarantee, ...my, ...reverseFactoring, ...shell })
for (const { text } of written('src/routes')) {
  for (const [, key, file] of text.matchAll(/(\w+): \(\) =>\s+import\('#pages\/([^']+)'\)/g)) {
    const path = paths.find(([name]) => name === key)?.[1].path
    const granted = path && (grants as Readonly<Record<string, string>>)[path]
    if (granted?.includes(',')) shared.set(`src/pages/${file}`, path!)
  }
}

/** The components of such a page in its own file, or imported from another folder of the pages. */
const partsOf = (page: string): string[] => [
  page,
  ...(importedBy.get(page) ?? []).filter((target) => textOf.has(target)),
]

/** Whether it contains an input or an import, directly or not; a report is read-only. */
const isFilled = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false
  seen.add(file)
  const text = textOf.get(file)
  if (text === undefined) return false
  return (
    /<FormShell|<ExcelImport|useForm\b|excel\/Import/.test(text) ||
    (importedBy.get(file) ?? []).some((target) => isFilled(target, seen))
  )
}
const fileOf = (component: string): string | undefined =>
  pages.find(({ path }) => path.endsWith(`/${component}.tsx`))?.path ??
  pages.find(({ text }) => text.includes(`export function ${component}(`))?.path

/** The sub-views of a file that are not about a document: they take nothing from the address. */
const beginningsIn = (text: string): [view: string, shown: string][] =>
  [...text.matchAll(/if \(view === '(\w+)'[^)]*\)\s+return (\([\s\S]*?\n {4}\)|<[^\n]*)/g)].flatMap(
    ([, view = '', shown = '']) => (/\b\w*(No|Id|id)=\{/.test(shown) ? [] : [[view, shown]]),
  )

describe('由地址打开的子视图', () => {
  it('几种角色同看的页，从无到有的都先问能不能开始', () => {
    const found = [...shared].flatMap(([page, path]) =>
      partsOf(page).flatMap((file) =>
        beginningsIn(textOf.get(file)!).map(([view, shown]) => ({ at: `${path}?view=${view}`, file, shown })),
      ),
    )
    // the rule must find some pages
    expect(found.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        '/abs/core/issue/payable?view=create',
        '/abs/core/issue/payable?view=import',
        '/reverse_factoring/recommend-management/index?view=create',
      ]),
    )
    // a decision is about an existing document, and DecisionView checks the permission
    const begun = found.filter(({ shown }) => {
      const component = /<(?!NewGate)([A-Z]\w+)/.exec(shown)?.[1]
      const file = component && fileOf(component)
      return file === undefined || file === '' || isFilled(file)
    })
    const open = begun.filter(({ shown }) => !shown.includes('<NewGate') && !/<\w+Decision\b/.test(shown))
    expect(open.map(({ at, file }) => `${at}（${file}）`)).toEqual([])
  })
})
