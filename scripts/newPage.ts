// npm run new:page -- --like /guarantee/query/index --path /guarantee/renewal/index --title 保函续期: writes a page as its
// neighbour is, and declares its address wherever the neighbour's is declared; existing files are never overwritten.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runNode } from './children.ts'
import { carryOut, type Plan, upper, wishes } from './copying.ts'
import { FAMILIES } from './families.ts'
import { declaredRoutes, pagesFile } from './routes/declared.ts'

interface PageWish {
  /** The neighbour's address. */
  like: string
  path: string
  title: string
}

const GRANTS = 'mocks/portal/menu/grants.ts'
const ROUTES = 'docs/routes.tsv'
/** File of the routes → family and tag of the features. */
const ROUTE_FAMILIES: Readonly<Record<string, readonly [family: string, tag: string]>> = {
  credit: ['voucher', 'FAM-CREDIT'],
  abs: ['abs', 'FAM-ABS'],
  reverseFactoring: ['reverseFactoring', 'FAM-RF'],
  my: ['account', 'FAM-MY'],
  guarantee: ['guarantee', 'FAM-GUARANTEE'],
}

const camel = (parts: readonly string[]): string =>
  parts.join('-').replaceAll(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The parts of an address after the family, without an index. */
const partsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(2)
    .filter((part) => part !== 'index')

/** The file and the component of a page: /credit/core/pledge/apply is …/core/pledge/PledgeApplyPage.tsx. */
const pageOf = (path: string): { file: string; component: string } => {
  const [parent = '', last = ''] = ['', ...partsOf(path)].slice(-2)
  const own = last.startsWith(parent) || parent === '' ? [last] : [parent, last]
  const component = `${upper(camel(own))}Page`
  return { component, file: `src/pages${dirname(path)}/${component}.tsx` }
}

/** The files that a file imports from its own folder, recursively: they are copied too. */
const companions = (file: string, root: string, found: Set<string> = new Set()): Set<string> => {
  for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
    /(?:from|import)\(? ?'\.\/([^']+)'/g,
  )) {
    const next = `${dirname(file)}/${name}`
    if (!found.has(next)) companions(next, root, found.add(next))
  }
  return found
}

/** Repeats the neighbour's part of a text after itself, with the words replaced. */
const behind = (text: string, part: RegExp, other: (part: string) => string): string =>
  text.replace(part, (found) => found + other(found))

/** A first scenario: the list of an empty world is answered; that the page opens holds for one that is refused everything. */
const featureOf = (title: string, tag: string, source: string): string => {
  const list = /<List(?:Card|Block)\b[^>]*?\blabel="([^"]+)"/.exec(source)?.[1]
  const expected = list ? `列表"${list}"应为空` : `应进入"${title}"页面`
  return `# language: zh-CN
@${tag}
功能: ${title}

  # 再造出这一页的样例数据，写它们在列表里各列是什么。
  场景: ${title}${list ? '没有记录时说没有' : '打得开'}
    假如 我以"all-access"登录
    当 我打开"${title}"页面
    那么 ${expected}
`
}

/** The files to write, by path; a Chinese sentence when it is impossible. */
export function planPage({ like, path, title }: PageWish, root = '.'): Plan {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const routes = declaredRoutes(root)
  const neighbour = routes.find((one) => one.path === like)
  if (!neighbour?.page) return `“${like}”没有页面：写一个有页面的地址，如 /guarantee/query/index`
  const { family, name: key, page, title: oldTitle } = neighbour
  const [home, tag] = ROUTE_FAMILIES[family] ?? []
  if (!home || !tag) return `“${like}”不属于哪一族业务，照着写就好`
  if (!/^(\/[a-z][a-z\d_-]*){2,}$/.test(path))
    return `地址是两段以上的小写英文，如 /guarantee/renewal/index，不是“${path}”`
  if (!/[\u4e00-\u9fa5]/.test(title)) return `标题是中文，不是“${title}”`
  if (oldTitle.includes('/')) return `“${like}”的标题随身份而变，照另一个写`
  const name = camel(partsOf(path))
  const { file, component } = pageOf(path)
  const feature = `features/${FAMILIES[home]}/${title}.feature`
  if (routes.some((one) => one.path === path || (one.family === family && one.name === name)))
    return `“${path}”已经声明过了`
  const taken = [file, feature].find((one) => existsSync(join(root, one)))
  if (taken !== undefined) return `${taken} 已经存在`
  const renamed = (text: string) => text.replaceAll(`'${like}'`, `'${path}'`).replaceAll(oldTitle, title)
  const declared = (text: string) => renamed(text).replace(`${key}:`, `${name}:`)
  const readsFile = `src/routes/reads/${family}.ts`
  const entry = new RegExp(`\\n  ${key}: [\\s\\S]*?(?=\\n  \\w+: |\\n\\})`)
  return new Map([
    [file, renamed(read(page)).replaceAll(basename(page, '.tsx'), component)],
    ...[...companions(page, root)].flatMap((one) => {
      const beside = `${dirname(file)}/${one.slice(dirname(page).length + 1)}`
      return existsSync(join(root, beside)) ? [] : [[beside, renamed(read(one))] as const]
    }),
    [`src/routes/${family}.ts`, behind(read(`src/routes/${family}.ts`), entry, declared)],
    [
      pagesFile(family),
      behind(
        read(pagesFile(family)),
        entry,
        () => `\n  ${name}: () => import('#${file.replace('src/', '')}'),`,
      ),
    ],
    [readsFile, behind(read(readsFile), entry, declared)],
    [GRANTS, behind(read(GRANTS), new RegExp(`\\n  '${like}':[\\s\\S]*?(?=\\n  '|\\n\\})`), renamed)],
    [
      ROUTES,
      behind(read(ROUTES), new RegExp(`\\n${like}\\t.*`), (row) =>
        row.replace(like, path).replace(oldTitle, title),
      ),
    ],
    [feature, featureOf(title, tag, renamed(read(page)))],
  ])
}

if (process.argv[1] === import.meta.filename) {
  const wish = await wishes(
    {
      like: '照哪个页面的地址（如 /guarantee/query/index）',
      path: '新的地址（如 /guarantee/renewal/index）',
      title: '中文标题',
    },
    'npm run new:page -- --like /guarantee/query/index --path /guarantee/renewal/index --title 保函续期',
  )
  carryOut(planPage(wish), [
    '页面还用着邻居的查询、条件、列与说法，逐个改；操作的处理器里，allow 加上新的地址',
    `授予谁在 ${GRANTS}，现在与邻居一样`,
    '路由多了一条：tests/routes/allRoutes.test.ts 里的条数，README 的路由数；npm run docs',
    `npm run types；npm start 看一眼，再 npm run spec -- ${wish.title}`,
  ])
  process.exitCode = await runNode(['scripts/routes.ts'])
}
