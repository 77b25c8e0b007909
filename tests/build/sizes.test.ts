// The budgets of size; times are printed by npm run bench. KiB after gzip.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { BUDGETS } from '../../scripts/sizes/budgets.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import { written } from '../../scripts/sources.ts'

type Row = readonly [what: string, is: number, budget: number]

/** Fails with a table of all that is over, largest first. */
const within = (rows: readonly Row[]) => {
  const over = rows.filter(([, is, budget]) => is > budget).toSorted((a, b) => b[1] - a[1])
  const line = ([what, is, budget]: Row) =>
    `${is.toFixed(1).padStart(8)}  ${String(budget).padStart(6)}  ${what}`
  expect(over, `超出预算（KiB gzip）：\n      实际    预算\n${over.map(line).join('\n')}\n`).toEqual([])
}

let dist: ReturnType<typeof readDist>
beforeAll(() => {
  dist = readDist()
})

const PUBLIC_PAGE = /register\/(Register|RegisterSuccess|ResetPassword|Face\w+)Page\.tsx$/
const named = (pattern: RegExp) => [...dist.files.keys()].filter((name) => pattern.test(name))

describe('大小', () => {
  test('入口', () => {
    within([
      ['先跑的 JS', dist.kib(dist.gate.js), BUDGETS.gateJs],
      ['入口 JS', dist.kib(dist.entry.js), BUDGETS.entryJs],
      ['入口 CSS', dist.kib(dist.entry.css), BUDGETS.entryCss],
      ['首屏预取表', dist.kib(named(/route-preload/)), BUDGETS.preload],
      ['index.html', dist.kib(['index.html']), BUDGETS.html],
    ])
  })

  test(`每多一个路由，入口与预取表至多长 ${BUDGETS.routeBytes} 字节`, () => {
    // from above: the route tables by their source, not minified, with the pages' file names and the preload table
    const shipped = written('src/routes').filter(({ path }) => !path.startsWith('src/routes/reads/'))
    const tables = shipped.map(({ text }) => text)
    const names = dist.pages.map((key) => dist.manifest[key]?.file)
    const bytes = gzipSync([...tables, ...names].join('\n')).length + dist.kib(named(/route-preload-/)) * 1024
    within([['字节/路由', bytes / allRoutes.length, BUDGETS.routeBytes]])
  })

  test('每个页面：自己的、连同共用的、样式', () => {
    expect(dist.pages.length).toBeGreaterThan(10)
    within(
      dist.pages.flatMap((key): Row[] => {
        const { js, css } = dist.beyondEntry(key)
        return [
          [`${key} 自己的 JS`, dist.kib([dist.manifest[key]?.file ?? '']), BUDGETS.ownJs],
          [`${key} 入口以外的 JS`, dist.kib(js), BUDGETS.pageJs],
          [`${key} 入口以外的 CSS`, dist.kib(css), BUDGETS.pageCss],
        ]
      }),
    )
  })

  test('公开的页面，接过去之前的全部脚本', () => {
    const pages = dist.pages.filter((key) => PUBLIC_PAGE.test(key))
    expect(pages).toHaveLength(PUBLIC_PATHS.length)
    const takeOver = dist.manifest['src/app/takeOver.ts']!.file
    within(
      pages.map((key): Row => {
        const names = [...dist.entry.js, ...dist.beyondEntry(key).js, takeOver]
        return [`${key} 的全部 JS`, dist.kib(names), BUDGETS.publicJs]
      }),
    )
  })

  test('列表、详情与首页不为表单付账，文件也少；异常页更轻', () => {
    const pages = dist.pages.map((key) => ({ key, ...dist.beyondEntry(key) }))
    const isLean = ({ js }: { js: readonly string[] }) => !js.some((name) => name.includes('arco-form'))
    const lean = pages.filter(isLean)
    expect(lean.length).toBeGreaterThan(120)
    within(
      lean.flatMap(({ key, js, css }): Row[] => [
        [`${key} 入口以外的 JS`, dist.kib(js), BUDGETS.leanJs],
        [`${key} 入口以外的 CSS`, dist.kib(css), BUDGETS.leanCss],
        [`${key} 文件数`, js.length + css.length, BUDGETS.leanRequests],
      ]),
    )
    within(pages.map(({ key, js, css }): Row => [`${key} 文件数`, js.length + css.length, BUDGETS.requests]))
    within([
      [
        '404 页 入口以外的 JS',
        dist.kib(dist.beyondEntry('src/pages/error-page/NotFoundPage.tsx').js),
        BUDGETS.errorPageJs,
      ],
    ])
  })
})
