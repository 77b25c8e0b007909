// Which layer may import which: the table of the design, row by row, over the source text.
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, layerOf, written } from '../../scripts/sources.ts'
import { MUTUAL, OPEN, SEEDING } from './mockFamilies.ts'

type Row = {
  /** Layers of src that may be imported besides its own. */
  layers: readonly string[]
  packages: readonly string[]
  /** Layers that may be imported for types only. */
  types?: readonly string[]
}

const REACT = ['react', 'react-dom']
const ROUTER = 'react-router-dom'
const ARCO = '@arco-design/web-react'

// Decisions beyond the table:
// - generated/ belongs to api. The table's "imported only by api and mocks" would forbid a page, which calls a
//   generated hook, so the rule is: business, pages, app and state use generated functions, hooks and types; domain only
//   types, and so do routes, which name the reads a page asks first; ui and hooks nothing of it, since they know no
//   endpoint. Generated mock code (*.msw.ts, *.faker.ts)
//   is for mocks and tests alone: no file of src may reach it.
// - ui may import the router: a link in a table is a Link, and its href is a prop. It contains no path itself.
// - api may use jsencrypt (RSA) and node's web crypto; state may use react to expose its atoms as hooks.
// - business holds what reads and writes documents (pdf, html, spreadsheets), each behind its own import().
// - main.tsx boots app; nothing else imports app.
const table: Readonly<Record<string, Row>> = {
  domain: { layers: [], packages: ['dayjs', 'big.js'], types: ['api'] },
  api: { layers: ['domain'], packages: ['axios', 'swr', 'jsencrypt', '@noble/hashes'] },
  state: { layers: ['api', 'domain'], packages: ['jotai', 'react'] },
  hooks: { layers: ['api', 'domain', 'state'], packages: ['swr', ROUTER, 'react'] },
  ui: { layers: ['domain', 'hooks'], packages: [ARCO, ROUTER, ...REACT, 'qrcode.react'] },
  business: {
    layers: ['ui', 'hooks', 'state', 'api', 'domain'],
    packages: [
      ARCO,
      ROUTER,
      ...REACT,
      'swr',
      'pdfjs-dist',
      'dompurify',
      'fflate',
      'read-excel-file',
      'write-excel-file',
    ],
  },
  routes: { layers: ['state', 'domain', 'pages'], packages: ['react', ROUTER], types: ['api'] },
  pages: {
    layers: ['routes', 'business', 'ui', 'hooks', 'state', 'api', 'domain'],
    packages: [ARCO, ROUTER, ...REACT, 'swr'],
  },
  app: {
    layers: ['pages', 'routes', 'business', 'ui', 'hooks', 'state', 'api', 'domain'],
    packages: [ARCO, ROUTER, ...REACT, 'swr', 'react-error-boundary'],
  },
  main: { layers: ['app', 'ui', 'api', 'state'], packages: [ARCO, ...REACT, 'dayjs'] },
}

const sources = written('src')
const imports = sources.flatMap(importsOf)
const shown = (list: readonly Import[]) => list.map(({ from, specifier }) => `${from} → ${specifier}`)

describe('谁可以导入谁', () => {
  it('每个目录都在表里', () => {
    expect([...new Set(sources.map(({ path }) => layerOf(path)))].filter((layer) => !table[layer])).toEqual(
      [],
    )
  })

  it.each(Object.keys(table))('%s 只导入表中所列', (layer) => {
    const { layers, packages, types = [] } = table[layer]!
    const bad = imports.filter(({ from, target, isPackage, isType }) => {
      if (layerOf(from) !== layer) return false
      if (isPackage) return !packages.includes(target)
      const other = layerOf(target)
      return other !== layer && !layers.includes(other) && !(isType && types.includes(other))
    })
    expect(shown(bad)).toEqual([])
  })

  it('没有出 src 的导入，也没有人导入 app（除了启动它的 main.tsx）', () => {
    const bad = imports.filter(
      ({ from, target, isPackage }) =>
        !isPackage &&
        (!target.startsWith('src/') ||
          (layerOf(target) === 'app' && !['app', 'main'].includes(layerOf(from)))),
    )
    expect(shown(bad)).toEqual([])
  })

  it('只有页面的表（routes/pages）以 () => import() 导入页面，写链接用的路由表一个也不导入', () => {
    const bad = imports.filter(
      ({ from, target, isLazy }) =>
        layerOf(from) === 'routes' &&
        target.startsWith('src/pages/') &&
        !(isLazy && from.startsWith('src/routes/pages/')),
    )
    expect(shown(bad)).toEqual([])
  })

  it('页面的表只由 app 取用：页面写链接，不认得别的页面', () => {
    const bad = imports.filter(
      ({ from, target }) =>
        target.startsWith('src/routes/pages/') && !['routes', 'app'].includes(layerOf(from)),
    )
    expect(shown(bad)).toEqual([])
    const paths = imports.filter(
      ({ from, target }) =>
        target.startsWith('src/routes/pages/') &&
        layerOf(from) === 'routes' &&
        !from.startsWith('src/routes/pages/'),
    )
    expect(shown(paths)).toEqual([])
  })

  it('对人说话只有一处实现：别处都经 feedback 或 ask 排队，两个对话框不会同时站着', () => {
    const bad = imports.filter(
      ({ from, target }) =>
        /^src\/ui\/overlay\/(confirm|message)\.tsx?$/.test(target) && from !== 'src/app/dialogs.ts',
    )
    expect(shown(bad)).toEqual([])
  })

  it('页面不导入别的产品族', () => {
    const family = (path: string) => path.split('/')[2]
    const bad = imports.filter(
      ({ from, target }) =>
        layerOf(from) === 'pages' && target.startsWith('src/pages/') && family(from) !== family(target),
    )
    expect(shown(bad)).toEqual([])
  })

  it('jotai 只在 state，axios 的值只在 api/transport.ts', () => {
    const bad = imports.filter(
      ({ from, target, isType }) =>
        (target === 'jotai' && layerOf(from) !== 'state') ||
        (target === 'axios' && from !== 'src/api/transport.ts' && !(isType && layerOf(from) === 'api')),
    )
    expect(shown(bad)).toEqual([])
  })

  it('生成的模拟代码与测试用的库不进入 src', () => {
    const bad = imports.filter(
      ({ target, isPackage }) =>
        /\.(msw|faker)(\.ts)?$/.test(target) ||
        (isPackage && /^(msw|@faker-js\/faker|vitest|ajv|node:.*)$/.test(target)),
    )
    expect(shown(bad)).toEqual([])
  })

  it('生成的代码不自带值的依赖：只从 http.ts 与 swr 来', () => {
    const generated = imports.filter(({ target }) => target.startsWith('src/api/generated/'))
    const allowed = new Set(['api', 'state', 'business', 'pages', 'app'])
    const bad = generated.filter(({ from, isType }) => !allowed.has(layerOf(from)) && !isType)
    expect(generated.length).toBeGreaterThan(20)
    expect(shown(bad)).toEqual([])
  })
})

/** Files that import each other, each circle once. */
const circlesOf = (files: readonly { path: string }[], edges: readonly Import[]): string[] => {
  const next = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path)
    if (at >= 0) circles.push([...way.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const { target } of next.get(path) ?? []) walk(target, [...way, path])
    done.add(path)
  }
  for (const { path } of files) walk(path, [])
  return circles
}

describe('没有环', () => {
  // The generated interfaces all need http.ts, which fetches the one for the public key only when it encrypts: nowhere else
  const isKeyCall = ({ from, target }: Import) =>
    from === 'src/api/publicKey.ts' && target.startsWith('src/api/generated/')

  it('src 里没有互相导入的文件，类型与 import() 也算', () => {
    const inside = imports.filter((one) => !one.isPackage && !isKeyCall(one))
    expect(circlesOf(sources, inside)).toEqual([])
  })
})

const FAMILIES = ['portal', 'account', 'voucher', 'abs', 'reverseFactoring', 'guarantee']
const mocks = written('mocks')
const mockImports = mocks.flatMap(importsOf).filter(({ target }) => target.startsWith('mocks/'))
const folderOf = (path: string) => path.split('/')[1]!

describe('mocks 里', () => {
  it('没有互相导入值的文件', () => {
    // types may: the world names its registry, which is made of flows over worlds
    const values = mockImports.filter(({ isType }) => !isType)
    expect(circlesOf(mocks, values)).toEqual([])
  })

  it('kernel 只导入 kernel 与生成的代码，也不提任何一族的表', () => {
    const bad = mockImports.filter(
      ({ from, target }) =>
        folderOf(from) === 'kernel' && !['kernel', 'generated'].includes(folderOf(target)),
    )
    expect(shown(bad)).toEqual([])
    // Families add their tables to the type of World, so the kernel sees them too: the compiler does not prevent it, this does
    const tables = mocks
      .filter(({ path }) => /^mocks\/\w+\/tables\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name!))
    expect(tables.length).toBeGreaterThan(50)
    const named = new RegExp(`\\bworld\\.(${tables.join('|')})\\b`)
    const knowing = mocks.filter(({ path, text }) => folderOf(path) === 'kernel' && named.test(text))
    expect(knowing.map(({ path }) => path)).toEqual([])
  })

  it('financing 不认识融资的任何一族', () => {
    const bad = mockImports.filter(
      ({ from, target }) =>
        folderOf(from) === 'financing' &&
        !['financing', 'kernel', 'portal', 'account'].includes(folderOf(target)),
    )
    expect(shown(bad)).toEqual([])
  })

  it('各族的清单与情景只由 hosts 取用', () => {
    const bad = mockImports.filter(
      ({ from, target }) =>
        ['mocks/backend.ts', 'mocks/scenarios.ts'].includes(target) &&
        from !== 'mocks/backend.ts' &&
        folderOf(from) !== 'hosts',
    )
    expect(shown(bad)).toEqual([])
  })

  it('平台（门户与账户中心）不导入任何产品族：各族要说的，平台向登记的各族问', () => {
    const PLATFORM = ['portal', 'account']
    const bad = mockImports.filter(
      ({ from, target }) =>
        PLATFORM.includes(folderOf(from)) &&
        ['financing', ...FAMILIES].includes(folderOf(target)) &&
        !PLATFORM.includes(folderOf(target)),
    )
    expect(shown(bad)).toEqual([])
  })

  it('一个流程是一个模块：family.ts 只从它的文件夹取 module，每张流转表与每组处理器都在某个 module 里', () => {
    const isModule = (path: string) => /\/(module|\w+Module)\.ts$/.test(path)
    const flows = mockImports.filter(({ target }) =>
      /^mocks\/\w+\/\w+\/(transitions|handlers)\.ts$/.test(target),
    )
    const listed = new Set(flows.filter(({ from }) => isModule(from)).map(({ target }) => target))
    const wanted = mocks.filter(
      ({ path, text }) =>
        FAMILIES.includes(folderOf(path)) &&
        ((/^mocks\/\w+\/\w+\/transitions\.ts$/.test(path) && /\bcode: '\w{3}'/.test(text)) ||
          (path.endsWith('/handlers.ts') && text.includes('export default defineTag'))),
    )
    expect(wanted.length).toBeGreaterThan(80)
    expect(wanted.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual([])
    const inner = flows.filter(({ from }) => from.endsWith('/family.ts'))
    expect(shown(inner)).toEqual([])
  })

  it('保函可以整个拿掉：删去它的文件夹与 backend.ts 里的一行', () => {
    const outside = mocks.filter(({ path }) => folderOf(path) !== 'guarantee')
    const importing = mockImports.filter(
      ({ from, target }) => folderOf(from) !== 'guarantee' && folderOf(target) === 'guarantee',
    )
    expect(shown(importing)).toEqual(['mocks/backend.ts → ./guarantee/family.ts'])
    const tables = mocks.find(({ path }) => path === 'mocks/guarantee/tables.ts')!.text
    const names = [...tables.matchAll(/^ {2}(\w+): new Table/gm)].map(([, name]) => name!)
    expect(names).toContain('guaranteeClaims')
    // the type of World comes along with the folder, so whoever names its tables would not compile without it
    const named = new RegExp(`\\bworld\\.(${names.join('|')})\\b`)
    expect(outside.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('凭证族里互相导入的流程只有这几对，只减不增', () => {
    const flowOf = (path: string) => /^mocks\/voucher\/(\w+)\//.exec(path)?.[1]
    const arrows = new Set(
      mockImports.flatMap(({ from, target }) => {
        const [own, other] = [flowOf(from), flowOf(target)]
        return own && other && own !== other ? [`${own} ${other}`] : []
      }),
    )
    const mutual = [...arrows].filter((arrow) => {
      const [own = '', other = ''] = arrow.split(' ')
      return own < other && arrows.has(`${other} ${own}`)
    })
    expect(mutual.toSorted()).toEqual(MUTUAL)
  })

  it('一族只取用另一族公开的：行的类型、账（book）、种子之间，与 mockFamilies.ts 里写明缘由的', () => {
    const used = new Set<string>()
    const asking = new Set(
      mocks.filter(({ text }) => /interface Contributions\b/.test(text)).map(({ path }) => path),
    )
    const bad = mockImports.filter(({ from, target, isType }) => {
      const [own, other] = [folderOf(from), folderOf(target)]
      if (own === other || !FAMILIES.includes(own) || !FAMILIES.includes(other)) return false
      const file = target.slice('mocks/'.length)
      if (file.endsWith('/rows.ts')) return !isType
      if (file.endsWith('/book.ts')) return false
      if (file.endsWith('/seed.ts')) return !SEEDING.test(from)
      // what a platform file wants to be told is said in its types
      if (isType && asking.has(target)) return false
      used.add(file)
      return !(file in OPEN)
    })
    expect(shown(bad)).toEqual([])
    expect(Object.keys(OPEN).filter((file) => !used.has(file))).toEqual([])
  })
})

describe('src 之外', () => {
  it('mocks 只用生成的代码与 domain 的值工具，不碰 React、页面与状态', () => {
    const bad = written('mocks')
      .flatMap(importsOf)
      .filter(({ target, isPackage, isType }) => {
        if (isPackage) return /^(react|swr|jotai|axios|@arco-design)/.test(target)
        // how the contract is bundled, and what of a bundle is for others
        if (target.startsWith('mocks/') || /^openapi\/(bundle|codes)\.ts$/.test(target)) return false
        return !target.startsWith('src/domain/') && !(target.startsWith('src/api/generated/') || isType)
      })
    expect(shown(bad)).toEqual([])
  })

  it('工具与检查分开：scripts 不认得检查，检查不认得测试', () => {
    const bad = (folder: string, ...others: string[]) =>
      written(folder)
        .flatMap(importsOf)
        .filter(({ target }) => others.some((other) => target.startsWith(`${other}/`)))
    expect(shown([...bad('scripts', 'checks', 'tests'), ...bad('checks', 'tests')])).toEqual([])
  })

  it('features 只认 HTTP、屏幕与契约：不导入 src、mocks、scripts、checks、tests', () => {
    const bad = written('features')
      .flatMap(importsOf)
      .filter(({ target, isPackage }) =>
        isPackage
          ? !/^(@playwright\/test|playwright-core|@cucumber\/.+|@axe-core\/playwright|(read|write)-excel-file(\/node)?|node:.+)$/.test(
              target,
            )
          : !/^(features|openapi)\//.test(target),
      )
    expect(shown(bad)).toEqual([])
  })

  it('domain 没有时钟、随机与输入输出', () => {
    const bad = sources.filter(
      ({ path, text }) =>
        layerOf(path) === 'domain' &&
        /Date\.now\(|new Date\(\)|dayjs\(\)|Math\.random\(|\b(fetch|localStorage|sessionStorage|window|document)\b[.(]/.test(
          text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
    )
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('ui 不写地址与接口', () => {
    const bad = sources.filter(
      ({ path, text }) =>
        layerOf(path) === 'ui' && /'\/(v1|api|uaa|credit|abs|my|guarantee|register)\//.test(text),
    )
    expect(bad.map(({ path }) => path)).toEqual([])
  })
})
