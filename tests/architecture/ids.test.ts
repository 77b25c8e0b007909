// Every id that a comment, a test or a scenario cites is defined in the house: in docs/ or in features/requirements.tsv.
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { elsewhere } from '../../checks/faults/cases/elsewhere.ts'
import { everyText, isGenerated, type Source } from '../../scripts/sources.ts'

/** What an id looks like: T-ISS-02, INV-01, G-DATE, T19, N05a. Rules of the interface (1.4) look like any number. */
const ID =
  /(?<![\w.-])(?:T-[A-Z]{3}-\d\d|[A-Z]{1,9}-\d{1,2}|G-[A-Z]+|[A-DF-IK-NPSTUW]\d{1,2}[a-c]?)(?![\w-])/g

/** Looks like one and is none: names of standards, control characters, a font of PDF. */
const OTHERS = new Set(['C0', 'C1', 'UTF-8', 'UTF-16', 'F1', 'W2'])

const tables = everyText.filter(({ path }) => /^(docs\/.*\.(md|tsv)|features\/requirements\.tsv)$/.test(path))
const defined = new Set(
  tables.flatMap(({ text }) =>
    text.split('\n').flatMap((line) => /^(?:\| )?(?:\*\*)?([\w-]+)(?:\*\*)?(?:\t| \|)/.exec(line)?.[1] ?? []),
  ),
)

const titles = /\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g

/** What a file says to its readers: comments, the titles of tests, the tags of scenarios, all of a page. */
function saidIn({ path, text }: Source): string {
  if (path.endsWith('.feature'))
    return text
      .split('\n')
      .filter((line) => /^\s*[#@]/.test(line))
      .join('\n')
  if (!/\.(tsx?|mjs)$/.test(path)) return text
  const comments = parseSync(path, text).comments.map(({ value }) => value)
  const named = path.startsWith('tests/') ? [...text.matchAll(titles)].map(([, , title = '']) => title) : []
  return [...comments, ...named].join('\n')
}

describe('编号', () => {
  it('定义得多，也不重复定义', () => {
    expect(defined.size).toBeGreaterThan(600)
  })

  it('注释、测试与场景写到的，都在 docs 或 features/requirements.tsv 里', () => {
    const readers = everyText.filter(
      ({ path }) =>
        !isGenerated(path) &&
        /^(src|mocks|features|tests|scripts|checks|deploy|docs|README\.md|CONTRIBUTING\.md)/.test(path) &&
        /\.(tsx?|mjs|feature|md)$/.test(path),
    )
    const unknown = readers.flatMap((source) =>
      [...new Set(saidIn(source).match(ID) ?? [])]
        .filter((id) => !defined.has(id) && !OTHERS.has(id))
        .map((id) => `${source.path}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('由更近的测试检验的故障，测试在那里', () => {
    const paths = new Set(everyText.map(({ path }) => path))
    expect(elsewhere.filter(({ test }) => test && !paths.has(test))).toEqual([])
  })
})
