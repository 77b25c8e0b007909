// What docs/ takes from the code is drawn from it, and no page names a file, a command or a link that is not there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsPage } from '../../checks/faults/page.ts'
import { drawnPages } from '../../scripts/docs/drawn.ts'
import { everyText } from '../../scripts/sources.ts'

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
  const told = (pattern: RegExp, isThere: (path: string, found: string) => boolean) =>
    pages.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].flatMap(([, found = '']) =>
        isThere(path, found) ? [] : [`${path}: ${found}`],
      ),
    )

  it('链接都通', () => {
    expect(told(/\]\((?!https?:)([^)#]+)/g, (path, link) => here(dirname(path), link))).toEqual([])
  })

  it('写到的文件都在', () => {
    const file =
      /`((?:src|mocks|features|tests|scripts|checks|openapi|docs|deploy)\/[\w\u4e00-\u9fff./-]+\.\w+)`/g
    expect(told(file, (_, found) => here(found))).toEqual([])
  })

  it('写到的命令都有', () => {
    expect(told(/npm run (?:-s )?([a-z][\w:]*)/g, (_, name) => scripts.includes(name))).toEqual([])
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
