import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

type Row = Record<string, unknown>
interface ListPage {
  readonly list: readonly Row[]
}

/** 头几行各换成给的字段。 */
const withRows = (scene: Scene, changes: readonly Row[]) =>
  scene.rewrite(CALLS.list, (data) => {
    const page = data as ListPage
    return {
      ...page,
      list: page.list.slice(0, changes.length).map((row, at) => ({ ...row, ...changes[at] })),
    }
  })

const rowsOf = ({ page }: Scene) => page.getByRole('row').filter({ hasText: 'IS20' })

/** 打开列表得到坏了的应答：说网络异常、可以重试；应答好了，重试就有。 */
const isBrokenAnswer = async (scene: Scene): Promise<void> => {
  await scene.says(TEXTS.network)
  await scene.press('确认')
  await expect(rowsOf(scene)).toHaveCount(0)
  await scene.page.unrouteAll({ behavior: 'wait' })
  await scene.page.clock.runFor(6_000)
  await scene.click('重试')
  await expect(rowsOf(scene).first()).toBeVisible()
  await scene.saysNothing()
}

/** 列表里的一个值成了这样的应答。 */
const broken = (id: string, title: string, change: Row): FaultCase => ({
  id,
  title,
  at: '',
  act: async (scene) => {
    await withRows(scene, [change])
    await scene.go(PLACES.issue)
  },
  expect: isBrokenAnswer,
})

/** 该是文件的应答成了这样：说 text，什么也没有存下。 */
const notFile = (id: string, title: string, body: unknown, type: string, text: string): FaultCase => ({
  id,
  title,
  act: async (scene) => {
    await scene.fault(CALLS.export, { body, headers: { 'Content-Type': type } })
    const saved: string[] = []
    scene.page.on('download', (download) => saved.push(download.suggestedFilename()))
    await scene.click('导出')
    await expect(scene.page.getByText(text)).toBeVisible()
    expect(saved, '存下的文件').toEqual([])
  },
  expect: (scene) => expect(scene.page.getByRole('button', { name: '导出', exact: true })).toBeEnabled(),
})

const HUGE = 50 * 1024 * 1024

/** 值是契约说的那一类：金额、编号是文字，文件是文件，一页就是一页。 */
export const cases: FaultCase[] = [
  {
    id: 'S30',
    title: '金额是字符串、"1,000.00"、null：准确或 --',
    act: async (scene) => {
      await withRows(scene, [
        { faceAmount: '1234567890123456.78' },
        { faceAmount: '1,000.00' },
        { faceAmount: null },
      ])
      await scene.refresh()
      await expect(rowsOf(scene)).toHaveCount(3)
    },
    expect: async (scene) => {
      const headers = await scene.page.getByRole('columnheader').allInnerTexts()
      const at = headers.findIndex((header) => header.includes('凭证金额'))
      const rows = await rowsOf(scene).all()
      const shown = await Promise.all(rows.map((row) => row.getByRole('cell').nth(at).innerText()))
      expect(shown[0]).toBe('1,234,567,890,123,456.78')
      expect(['1,000.00', '--']).toContain(shown[1])
      expect(shown[2]).toBe('--')
    },
  },
  // 金额成了 JSON 数字，读进来时已经可能差了几分：不显示，也不当作 --，整个应答按坏的处理
  broken('S30b', '金额是数字：坏了的应答，不凑合着显示', { faceAmount: 1234.5 }),
  broken('S31', '主键是过了 2 的 53 次方的数字：坏了的应答', { id: 2 ** 53 + 2 }),
  broken('S31b', '日期是数字：坏了的应答', { promisePayDate: 20270331 }),
  broken('S31c', '版本是文字：坏了的应答', { version: '3' }),
  {
    id: 'N28',
    title: '50 MB 的列表：断开，按网络异常，页面没有卡住',
    arrange: ({ page }) =>
      page.evaluate(() => {
        const seen = Object.assign(globalThis, { blocked: 0 })
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) seen.blocked = Math.max(seen.blocked, duration)
        }).observe({ type: 'longtask' })
      }),
    act: async (scene) => {
      await scene.page.route(
        (url) => url.pathname.endsWith(CALLS.list),
        async (route) => {
          const response = await route.fetch({ maxRetries: 2 })
          const body = (await response.json()) as { data: ListPage }
          const [row] = body.data.list
          const count = Math.ceil(HUGE / JSON.stringify(row).length)
          const list = Array.from({ length: count }, (_, at) => ({
            ...row,
            id: `R${at}`,
            issueNo: `HUGE-${at}`,
          }))
          await route.fulfill({ json: { ...body, data: { ...body.data, list } } })
        },
        { times: 1 },
      )
      await scene.refresh()
    },
    expect: async (scene) => {
      // 被截断，或来不及截断（拦截的答复可能一下子就到）：总之不显示
      await scene.says(TEXTS.network)
      await expect(scene.page.getByText('HUGE-')).toHaveCount(0)
      await expect(rowsOf(scene).first()).toBeVisible()
      const blocked = await scene.page.evaluate(() => (globalThis as unknown as { blocked: number }).blocked)
      console.log(`     50 MB 的列表：页面最长 ${Math.round(blocked)} 毫秒没有反应`)
      await scene.press('确认')
      await scene.refresh()
      await scene.isAnswered()
      await scene.saysNothing()
    },
  },
  notFile(
    'U08',
    '导出得到失败的信封，而类型写作 octet-stream：给服务端的话，不存文件',
    JSON.stringify({ code: 'E1', message: '导出的行数超过一万' }),
    'application/octet-stream',
    '导出的行数超过一万',
  ),
  notFile(
    'U08b',
    '导出得到登录页，而类型写作 xlsx：文件导出失败，不存文件',
    '<!doctype html><title>WAF-MARK</title><h1>请登录</h1>',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '文件导出失败',
  ),
]
