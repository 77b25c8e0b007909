// Conventions of files: their number per folder, names, docstrings, and forbidden words.
import { basename, dirname } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { everyText, isGenerated, layerOf, type Source, written } from '../../scripts/sources.ts'

/** With more files than this in one folder, they are hard to find by looking. */
const MOST = 40
const code = written('src', 'mocks', 'scripts', 'checks', 'features')
const tests = written('tests')
const inLayers = (...layers: string[]) => code.filter(({ path }) => layers.includes(layerOf(path)))
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

describe('文件夹', () => {
  const folders = Map.groupBy(
    everyText.filter(({ path }) => !isGenerated(path)),
    ({ path }) => dirname(path),
  )

  it(`手写的文件，一个文件夹里不超过 ${MOST} 个`, () => {
    const crowded = [...folders].filter(([, files]) => files.length > MOST)
    expect(crowded.map(([folder, files]) => `${folder} (${files.length})`)).toEqual([])
  })
})

describe('命名', () => {
  const wordsOf = (name: string) =>
    (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''))

  it('没有 utils、common、helper、manager、misc，也没有 index.ts', () => {
    const bad = [...code, ...tests].filter(({ path }) =>
      /(^|\/|[a-z])(utils?|common|helpers?|managers?|misc)(\/|\.tsx?$)|\/index\.tsx?$/i.test(path),
    )
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  // Not the whole name: fileSize.ts exports formatFileSize, CodeInputs.tsx exports several inputs.
  it('组件与只导出一样东西的文件：文件名与导出的名字有共同的词', () => {
    const exported = /^export (?:default )?(?:async )?(?:function|const|class|type|interface) (\w+)/gm
    const layers = ['domain', 'api', 'state', 'hooks', 'ui', 'business', 'pages', 'app']
    const bad = inLayers(...layers).filter(({ path, text }) => {
      const names = [...text.matchAll(exported)].map(([, name = '']) => name)
      const name = basename(path).replace(/\.tsx?$/, '')
      const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
      if (names.length === 0 || (names.length > 1 && !isComponent)) return false
      const words = new Set(names.flatMap(wordsOf))
      return !wordsOf(name).some((word) => words.has(word))
    })
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  // A page's own files keep the name of their flow: see the next rule.
  it('文件名不重复文件夹的名字：attachments/List.tsx，不是 attachments/AttachmentList.tsx', () => {
    const bad = inLayers('domain', 'state', 'hooks', 'ui', 'business').filter(({ path }) => {
      const folder = wordsOf(basename(dirname(path)))
      const name = wordsOf(basename(path).split('.')[0]!)
      return folder.every((word, at) => word === name[at])
    })
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('页面里没有两个同名的文件：编辑器的标签页认得出谁是谁', () => {
    const pages = code.filter(({ path }) => path.startsWith('src/pages/'))
    const names = Map.groupBy(pages, ({ path }) => basename(path))
    expect([...names].filter(([, files]) => files.length > 1).map(([name]) => name)).toEqual([])
  })

  it('页面的文件名以 Page 结尾者默认导出它', () => {
    const bad = code.filter(
      ({ path, text }) =>
        /^src\/pages\/.*Page\.tsx$/.test(path) &&
        !text.includes(`export default function ${basename(path, '.tsx')}(`),
    )
    expect(bad.map(({ path }) => path)).toEqual([])
  })
})

describe('说明', () => {
  it('domain、api、hooks、ui、business 导出的函数都有中文说明', () => {
    const bad = inLayers('domain', 'api', 'hooks', 'ui', 'business').flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /^export (?:default )?(?:async )?(?:function (\w+)|const (\w+) =\s*(?:async )?(?:<|\(|\w+ =>))/gm,
        ),
      ].flatMap((found) => {
        const before = text.slice(0, found.index).trimEnd()
        const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
        return /[\u4e00-\u9fa5]/.test(comment) ? [] : [`${path} ${found[1] ?? found[2]}`]
      }),
    )
    expect(bad).toEqual([])
  })
})

describe('不许出现', () => {
  const found = (sources: readonly Source[], pattern: RegExp, strip = true) =>
    sources.flatMap(({ path, text }) => {
      const hit = pattern.exec(strip ? withoutComments(text) : text)
      return hit ? [`${path}: ${hit[0]}`] : []
    })
  const others = tests.filter(({ path }) => !path.startsWith('tests/architecture/'))

  it('any 与跳过类型检查', () => {
    expect(found([...code, ...others], /(?::|\bas|<|\|)\s*any\b|\bany\[\]/)).toEqual([])
    expect(found([...code, ...others], /@ts-(ignore|nocheck)/, false)).toEqual([])
    // a type test includes the code that must not compile
    expect(found(code, /@ts-expect-error/, false)).toEqual([])
  })

  it('跳过或单独运行的测试', () => {
    expect(found(others, /\b(it|test|describe)\.(skip|only|todo|fails)\b|\bx(it|describe)\(/)).toEqual([])
    const features = everyText.filter(({ path }) => path.endsWith('.feature'))
    expect(found(features, /@(skip|wip|ignore|only)\b/, false)).toEqual([])
  })

  it('死等', () => {
    const waiting = /waitForTimeout|\bsleep\(|setTimeout\(\s*(resolve|done|r)\s*,\s*[1-9]/
    expect(
      found(
        [...written('features', 'checks/faults', 'checks/foreign', 'checks/doubles'), ...others],
        waiting,
      ),
    ).toEqual([])
  })

  it('占位的话', () => {
    const shown = everyText.filter(({ path }) =>
      /^(src|mocks|features|openapi|public)\/|^index\.html$/.test(path),
    )
    expect(found(shown, /敬请期待|建设中/, false)).toEqual([])
  })

  it('包仓库的地址、机器上的路径', () => {
    const rest = everyText.filter(({ path }) => !path.startsWith('tests/architecture/'))
    expect(
      found(
        rest,
        /\/\/registry\.|registry\.[\w-]+\.(?:com|org|net|cn|io|dev|local|internal)\b|npmmirror|artifactory|jfrog|\bnexus\b|verdaccio/i,
        false,
      ),
    ).toEqual([])
    expect(found(rest, /(?<![\w.~@)}-])\/(work|tmp|home|root|Users|mnt)\/[\w.-]+/, false)).toEqual([])
  })

  // An address from an answer may be anything: it is checked before it is opened, scanned or fetched (T8).
  it('应答里的 …Url 字段不经 safeHref 就用', () => {
    const models = everyText.filter(({ path }) => /^src\/api\/generated\/\w+\/model\//.test(path))
    const fields = models.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}(\w+(?:Url|Link|Href))\??: string/gm)].map(([, name = '']) => name),
    )
    expect(fields).toContain('faceUrl')
    const read = new RegExp(
      `(?:\\.|href=\\{|src=\\{|text=\\{|URL\\()(?:${[...new Set(fields)].join('|')})\\b`,
    )
    // FaceCode checks its own; the login address is checked by safeLoginUrl when it is used
    const checked = /safeHref\(|<FaceCode |corpLoginUrl/
    const bad = inLayers('app', 'business', 'pages', 'ui').flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => read.test(line) && !checked.test(line) && !/ \? /.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(bad).toEqual([])
  })

  it('页面里没有说明理由的 useEffect：理由写在它的上一行或下一行', () => {
    const bad = inLayers('pages').flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at, all) => {
        const around = `${all[at - 1] ?? ''}\n${line}\n${all[at + 1] ?? ''}`
        return /\buseEffect\(/.test(line) && !/\/\/|\*\//.test(around) ? [`${path}:${at + 1}`] : []
      }),
    )
    expect(bad).toEqual([])
  })
})

describe('模拟后端自己的页面', () => {
  type Node = { type: string; [key: string]: unknown }
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
  const MARKUP = /<[a-z!/]/i
  const pieces = ({ quasis }: Node) => (quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
  const isMarkup = (node: unknown): boolean =>
    isNode(node) &&
    ((node.type === 'Literal' && MARKUP.test(String(node['value']))) ||
      (node.type === 'TemplateLiteral' && pieces(node).some((piece) => MARKUP.test(piece))))
  /** Markup with unescaped values: a template without the tag, or a concatenation of strings. */
  const unescaped = (node: unknown, isTagged = false): string[] => {
    if (Array.isArray(node)) return node.flatMap((one) => unescaped(one))
    if (!isNode(node)) return []
    const isTemplate = node.type === 'TemplateLiteral' && (node['expressions'] as unknown[]).length > 0
    const isSum = node.type === 'BinaryExpression' && node['operator'] === '+'
    const isBad =
      (isTemplate && !isTagged && isMarkup(node)) ||
      (isSum && (isMarkup(node['left']) || isMarkup(node['right'])))
    const isHtml = node.type === 'TaggedTemplateExpression' && (node['tag'] as Node)['name'] === 'html'
    const below = Object.entries(node).flatMap(([key, one]) => unescaped(one, isHtml && key === 'quasi'))
    return isBad ? [String(node['start']), ...below] : below
  }
  const badIn = ({ path, text }: Source) =>
    unescaped(parseSync(path, text).program).map(
      (at) => `${path}:${text.slice(0, Number(at)).split('\n').length}`,
    )

  it('值只经 html`…` 进标记，不拼字符串；不写 innerHTML', () => {
    const pages = written('mocks/kernel', 'mocks/demo', 'mocks/hosts')
    expect(pages.flatMap(badIn)).toEqual([])
    const writing = /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write)\b/
    expect(pages.filter(({ text }) => writing.test(withoutComments(text))).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('认得出没有转义的', () => {
    const found = (text: string) => badIn({ path: 'a.ts', text }).length
    expect(found('const a = `<b>${x}</b>`')).toBe(1)
    expect(found("const a = '<b>' + x")).toBe(1)
    expect(found('const a = html`<b>${list.map((x) => `<i>${x}</i>`)}</b>`')).toBe(1)
    expect(found('const a = html`<b>${list.map((x) => html`<i>${x}</i>`)}</b>`; const b = `${x} < 3`')).toBe(
      0,
    )
  })
})

describe('列表页', () => {
  /** Files that render a table or a query form themselves, and why. */
  const OWN_WAY = {
    'src/business/reverseFactoring/ledger/ReportView.tsx':
      'a report over a ledger whose conditions stay in the address',
    'src/pages/abs/core/report-center/CompanyBusinessOverviewPage.tsx': 'a report: conditions, but no list',
    'src/pages/credit/chain/finance/QuickPickDrawer.tsx': 'a drawer keeps its conditions to itself',
    'src/pages/help/HelpPage.tsx': 'a search box takes the place of the query form',
  }
  const callers = inLayers('pages', 'business')
  const pathsOf = (pattern: RegExp) =>
    callers.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path)

  it('查询、表格只经 useListPage 与 ListCard、ListBlock，例外写明原因', () => {
    expect(pathsOf(/\buseListQuery[(<]/)).toEqual([])
    expect(pathsOf(/<(DataTable|QueryForm)\b/).toSorted()).toEqual(Object.keys(OWN_WAY))
  })

  it('没有空的初始条件', () => {
    expect(pathsOf(/\bdefaults(: [^=\n]+)? = \{\}/)).toEqual([])
  })

  it('单据的编号与版本由 refOf 取出', () => {
    expect(pathsOf(/\bdocumentNo: [^,{}]+,\s*version\b/)).toEqual([])
  })

  it('上一个问题的应答处处不留（决定 0049）', () => {
    expect(
      inLayers('pages', 'business', 'hooks', 'ui', 'state', 'app').flatMap(({ path, text }) =>
        /\b(keepPreviousData|fallbackData)\b/.test(withoutComments(text)) ? [path] : [],
      ),
    ).toEqual([])
  })
})
