// The generated pages of docs/ match the code, and no page names a file, a command or a link that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsPage } from '../../checks/faults/page.ts'
import { drawnPages } from '../../scripts/docs/drawn.ts'
import { everyText, isGenerated } from '../../scripts/sources.ts'
import { mentionedIn } from './mentionedIn.ts'

const root = join(import.meta.dirname, '../..')
const here = (...parts: string[]) => existsSync(join(root, ...parts))

describe('docs 里由代码画出的', () => {
  const pages = new Map([...drawnPages(), ['docs/faults.md', faultsPage()]])

  it.each([...pages.keys()])('%s 与代码一致；不一致时运行 npm run docs', (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(pages.get(path))
  })

  it('docs/flows 里没有多余的', () => {
    const drawn = [...pages.keys()].filter((path) => path.startsWith('docs/flows/'))
    expect(readdirSync(join(root, 'docs/flows')).map((name) => `docs/flows/${name}`)).toEqual(
      drawn.toSorted(),
    )
  })
})

describe('写给人看的', () => {
  const pages = everyText.filter(({ path }) => path.endsWith('.md'))
  const scripts = Object.keys(
    (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
  )
  const missingIn = (pattern: RegExp, isThere: (path: string, found: string) => boolean) =>
    pages.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].flatMap(([, found = '']) =>
        isThere(path, found) ? [] : [`${path}: ${found}`],
      ),
    )

  it('链接都通', () => {
    expect(missingIn(/\]\((?!https?:)([^)#]+)/g, (path, link) => here(dirname(path), link))).toEqual([])
  })

  it('写到的文件都在', () => {
    const file =
      /`((?:src|mocks|features|tests|scripts|checks|openapi|docs|deploy)\/[\w\u4e00-\u9fff./-]+\.\w+)`/g
    expect(missingIn(file, (_, found) => here(found))).toEqual([])
  })

  it('写到的命令都有', () => {
    expect(missingIn(/npm run (?:-s )?([a-z][\w:]*)/g, (_, name) => scripts.includes(name))).toEqual([])
  })

  it('每个命令都在 docs/commands.md 里', () => {
    const listed = pages.find(({ path }) => path === 'docs/commands.md')?.text ?? ''
    const isListed = (name: string) => new RegExp(`\`(?:npm (?:run )?)?${name}[ \`]`).test(listed)
    expect(scripts.filter((name) => !isListed(name))).toEqual([])
  })

  it('每份决定都在目录里', () => {
    const records = pages.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path))
    const index = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? ''
    expect(records.filter(({ path }) => !index.includes(path.split('/').at(-1)!))).toEqual([])
  })
})

describe('源码里写到的文件', () => {
  /** Written by a build or by a command into its output, so not committed. */
  const MADE = new Set(['sizes.md', 'licences.md'])
  /** A path of the repository, or of the working papers (domain/); one after a slash, an at sign or a dot is another tree's. */
  const PATH =
    /(?<![\w./@#-])(?:src|mocks|features|tests|scripts|checks|openapi|docs|deploy|domain)\/[\w\u4e00-\u9fff./-]+\.(?:tsx?|mjs|js|md|tsv|ya?ml|json|css|html|feature)\b/g
  const PAGE = /[\w\u4e00-\u9fff-]+\.md\b/g

  const sources = everyText.filter(
    ({ path }) => /\.(tsx?|mjs|css|feature|md)$/.test(path) && !isGenerated(path),
  )
  // the strings of a test name made-up files, so only its comments and titles count
  const read = (source: (typeof sources)[number]) =>
    source.path.startsWith('tests/') ? mentionedIn(source) : source.text
  const missing = (pattern: RegExp, isThere: (found: string) => boolean) =>
    sources.flatMap((source) =>
      (read(source).match(pattern) ?? [])
        .filter((found) => !isThere(found))
        .map((found) => `${source.path}: ${found}`),
    )

  it('都在仓库里', () => {
    expect(missing(PATH, (found) => here(found))).toEqual([])
  })

  it('提到的 .md 都有', () => {
    const names = new Set(everyText.map(({ path }) => path.split('/').at(-1)!))
    expect(missing(PAGE, (found) => names.has(found) || MADE.has(found))).toEqual([])
  })
})
