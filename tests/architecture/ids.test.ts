// Every id that a comment, a test or a scenario cites is defined in docs/ or in features/requirements.tsv, and so is every numbered section.
import { describe, expect, it } from 'vitest'
import { elsewhere } from '../../checks/faults/cases/elsewhere.ts'
import { everyText, isGenerated } from '../../scripts/sources.ts'
import { mentionedIn } from './mentionedIn.ts'

/** What an id looks like: T-ISS-02, INV-01, G-DATE, T19, N05a. Rules of the interface (1.4) look like any number. */
const ID =
  /(?<![\w.-])(?:T-[A-Z]{3}-\d\d|[A-Z]{1,9}-\d{1,2}|G-[A-Z]+|[A-DF-IK-NPSTUW]\d{1,2}[a-c]?)(?![\w-])/g

/** Looks like an id but is not: names of standards, control characters, a font of PDF. */
const OTHERS = new Set(['C0', 'C1', 'UTF-8', 'UTF-16', 'F1', 'W2'])

const tables = everyText.filter(({ path }) => /^(docs\/.*\.(md|tsv)|features\/requirements\.tsv)$/.test(path))
const defined = new Set(
  tables.flatMap(({ text }) =>
    text.split('\n').flatMap((line) => /^(?:\| )?(?:\*\*)?([\w-]+)(?:\*\*)?(?:\t| \|)/.exec(line)?.[1] ?? []),
  ),
)

const readers = everyText
  .filter(
    ({ path }) =>
      !isGenerated(path) &&
      /^(src|mocks|features|tests|scripts|checks|deploy|docs|README\.md|CONTRIBUTING\.md)/.test(path) &&
      /\.(tsx?|mjs|css|feature|md)$/.test(path),
  )
  .map((source) => ({ path: source.path, said: mentionedIn(source) }))

/** Citations of a numbered section or story, and where it is defined. */
const SECTIONS: readonly [cited: RegExp, page: string, defined: RegExp][] = [
  [/规范第 ?(\d+)/g, 'docs/specification.md', /^## (\d+)\./gm],
  [/(?:\binterface|界面规则) (\d\.\d+)/g, 'docs/interface.md', /^- \*\*(\d\.\d+)\*\*/gm],
  [/端到端 ?(\d+)/g, 'docs/stories.md', /^\| 端到端(\d+) \|/gm],
]

const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, number = '']) => number)

describe('编号', () => {
  it('定义得多，也不重复定义', () => {
    expect(defined.size).toBeGreaterThan(600)
  })

  it('注释、测试与场景写到的，都在 docs 或 features/requirements.tsv 里', () => {
    const unknown = readers.flatMap(({ path, said }) =>
      [...new Set(said.match(ID) ?? [])]
        .filter((id) => !defined.has(id) && !OTHERS.has(id))
        .map((id) => `${path}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it.each(SECTIONS)('%s 引用的都在 %s 里', (cited, page, definition) => {
    const there = new Set(numbersIn(tables.find(({ path }) => path === page)!.text, definition))
    expect(there.size).toBeGreaterThan(8)
    expect(
      readers.flatMap(({ path: file, said }) =>
        numbersIn(said, cited).flatMap((number) => (there.has(number) ? [] : [`${file}: ${number}`])),
      ),
    ).toEqual([])
  })

  it('需求出自的章节都在规范里', () => {
    const sections = new Set(
      numbersIn(tables.find(({ path }) => path === 'docs/specification.md')!.text, /^## (\d+)\./gm),
    )
    const cited = numbersIn(
      tables.find(({ path }) => path === 'features/requirements.tsv')!.text,
      /\t规范 ([\d,]+)\t/g,
    )
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.flatMap((list) => list.split(',')).filter((section) => !sections.has(section))).toEqual([])
  })

  it('不引用仓库里没有的文件的章节（§4）：写编号，或“规范第 4 节”', () => {
    expect(readers.filter(({ said }) => /§/.test(said)).map(({ path }) => path)).toEqual([
      'tests/architecture/ids.test.ts',
    ])
  })

  it('由更近的测试检验的故障，测试在那里', () => {
    const paths = new Set(everyText.map(({ path }) => path))
    expect(elsewhere.filter(({ test }) => test && !paths.has(test))).toEqual([])
  })
})
