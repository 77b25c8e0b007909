// Large amounts on a processor four times slower: rows, invoices, an import, a PDF, menus, and a thousand changes of page.
import type { Browser, CDPSession, Page } from '@playwright/test'
import writeExcel from 'write-excel-file/universal'
import { leftMenu, topMenu } from '#app/shell/navigation.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { grantsFrom } from '#state/menus.ts'
import { textPdf } from '../../tests/fixtures/pdf/makePdf.ts'

interface Served {
  readonly browser: Browser
  /** 生产构建与模拟后端所在，门户在 /cv3/ 下 */
  readonly origin: string
}
interface ScaleRow {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget: number | undefined
}
const LIST = '/cv3/credit/core/issue/issue'
const FIRST_ROW = 'table tbody tr td button'
// 两帧之后再看：最后一次重画也在其中
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** 登录好的一页；做完就关。 */
const withPage = async <T>(
  { browser, origin }: Served,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: { width: 1480, height: 860 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto(`${origin}/cv3/?authToken=core-operator&wsToken=bench`)
    await page.waitForSelector('h1')
    return await work(page, cdp)
  } finally {
    await context.close()
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** 线程用去的处理器时间，微秒 */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * 放慢处理器做一件事，返回其间页面主线程最长的任务，毫秒。
 * 量的是处理器时间：同时别的程序忙着，读数也不虚高。
 */
const longestTask = async (
  { browser }: Served,
  page: Page,
  cdp: CDPSession,
  work: () => Promise<unknown>,
): Promise<number> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  await page.evaluate(SETTLED)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** 某个查询的内容改一改再给页面；change 收到的是真的内容。 */
const changing = (page: Page, path: string, change: (data: never) => unknown) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: never }
    // 长度不再是原来的；其余照旧：门户的今天跟着 Date 走
    const { 'content-length': _, ...headers } = response.headers()
    await route.fulfill({ headers, json: { ...answer, data: change(answer.data) } })
  })

interface IssuePage {
  list: Readonly<Record<string, unknown>>[]
  pageCond: object
}
// 表上显示的，与契约少不了的几个列表；一页的应答至多 4 MB，一万行每行只有四百字节
const SHOWN = [
  'faceAmount',
  'issueStatus',
  'issueDate',
  'promisePayDate',
  'issueChannel',
  'createTime',
  'actions',
]
const NONE = { invoiceNos: [], attachments: [], auditTrail: [], finalReasons: [] }

const listOf = (page: Page, count: number) =>
  changing(page, '/credits/issue/page', ({ list, pageCond, ...rest }: IssuePage) => ({
    ...rest,
    list: Array.from({ length: count }, (_, at) => {
      const row = list[at % list.length]!
      return {
        ...Object.fromEntries(SHOWN.map((name) => [name, row[name]])),
        ...NONE,
        issueNo: `IS${at}`,
        receiverName: '样例公司',
      }
    }),
    pageCond: { ...pageCond, count },
  }))

/** 点菜单项，到那一页是当前页、它的第一张表画好。 */
const GO = `async (title) => {
  const link = [...document.querySelectorAll('nav.shell-left a')].find((one) => one.textContent === title)
  const started = performance.now()
  link.click()
  await new Promise((done) => {
    const look = () => link.ariaCurrent === 'page' && document.querySelector('table[aria-busy=false] tbody td')
      ? done() : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  return performance.now() - started
}`
const TITLES = ['兑付查询', '凭证开立申请', '兑付申请', '兑付登记', '开立撤回申请', '凭证信息查询']

/** 应答已在手：从点菜单到第一行画出的毫秒数，处理器放慢；几次的中位数。 */
const firstRow = (served: Served, count: number): Promise<number> =>
  withPage(served, async (page, cdp) => {
    await listOf(page, count)
    await page.goto(`${served.origin}${LIST}`)
    await page.waitForSelector(FIRST_ROW)
    const times: number[] = []
    for (let run = 0; run < 7; run++) {
      await page.evaluate(`(${GO})('${TITLES[0]}')`)
      await page.waitForLoadState('networkidle')
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      times.push(await page.evaluate<number>(`(${GO})('${TITLES[1]}')`))
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return median(times)
  })

/** 一帧一帧地把一万行的表滚过去，返回最长的任务。 */
const scrolling = (served: Served, frames: number, pixels: number | undefined): Promise<number> =>
  withPage(served, async (page, cdp) => {
    await listOf(page, 10_000)
    await page.goto(`${served.origin}${LIST}`)
    await page.waitForSelector(FIRST_ROW)
    return longestTask(served, page, cdp, () =>
      page.evaluate(`new Promise((done) => {
        const box = document.querySelector('[role=group]:has(> table)')
        const step = ${pixels ?? `(box.scrollHeight - box.clientHeight) / ${frames}`}
        let left = ${frames}
        const next = () => {
          box.scrollTop += step
          if (left-- > 0) requestAnimationFrame(next)
          else done()
        }
        requestAnimationFrame(next)
      })`),
    )
  })

const tableRows = async (served: Served): Promise<ScaleRow[]> => {
  const few = await firstRow(served, 100)
  const many = await firstRow(served, 10_000)
  return [
    { what: '1 万行与 100 行，应答在手时的首行', value: many / few, unit: '×', budget: 1.3 },
    { what: '1 万行，滚轮，最长任务', value: await scrolling(served, 100, 100), unit: 'ms', budget: 100 },
    {
      what: '1 万行，拖滚动条，最长任务',
      value: await scrolling(served, 60, undefined),
      unit: 'ms',
      budget: 100,
    },
  ]
}

type Invoice = { invoiceNo: string; invoiceVerifyStatus: string }

/** 列着并选中这么多张发票时打金额，一键最长的任务。 */
const typing = (served: Served, count: number): Promise<number> =>
  withPage(served, async (page, cdp) => {
    await changing(page, '/invoices/list', (invoices: Invoice[]) =>
      Array.from({ length: count }, (_, at) => ({
        ...invoices[0],
        invoiceNo: `26${String(at).padStart(18, '0')}`,
        invoiceVerifyStatus: 'PASS',
      })),
    )
    await page.goto(`${served.origin}${LIST}?view=create`)
    await page.getByRole('combobox', { name: '接收方' }).click()
    await page.getByRole('option').first().click()
    const invoices = page.locator('[data-field=invoiceNos] li input')
    await invoices.first().waitFor()
    await page.evaluate(`(async () => {
      for (const one of document.querySelectorAll('[data-field=invoiceNos] li input')) {
        one.click()
        // 画好了再点下一张
        await undefined
      }
    })()`)
    await page.getByText(`已选 ${count} 张`).waitFor()
    const amount = page.getByRole('textbox', { name: '凭证金额' })
    await amount.click()
    await amount.press('1')
    return longestTask(served, page, cdp, () => amount.pressSequentially('23456.78'))
  })

const formRows = async (served: Served): Promise<ScaleRow[]> => {
  const few = await typing(served, 2)
  const many = await typing(served, 200)
  return [
    { what: '200 张发票时打金额，一键最长任务', value: many, unit: 'ms', budget: 100 },
    { what: '打金额一键，200 张发票与 2 张', value: many / few, unit: '×', budget: 1.3 },
  ]
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const IMPORT_HEAD = [
  '接收方',
  '凭证金额',
  '承诺付款日',
  '合同编号',
  '交易背景说明',
  '接收方已同意',
  '交付日',
  '超6个月说明',
  '发票号码',
  '付款账号',
  '备注',
]

const importFile = (): Promise<Blob> => {
  const rows = Array.from({ length: 500 }, (_, at) => [
    '江苏恒拓精密机械有限公司',
    `${at + 1}00.00`,
    '2027-03-18',
    `HT${at}`,
    `第 ${at + 1} 行的采购`,
    '是',
    ...Array.from({ length: 5 }, () => ''),
  ])
  const data = [IMPORT_HEAD, ...rows].map((row) =>
    row.map((value) => ({ type: String, value: value || undefined })),
  )
  return writeExcel([{ sheet: '导入数据', data }]).toBlob()
}

const importRow = (served: Served): Promise<ScaleRow> =>
  withPage(served, async (page, cdp) => {
    const buffer = Buffer.from(await (await importFile()).arrayBuffer())
    await page.goto(`${served.origin}${LIST}?view=import`)
    const picker = page.locator('input[type=file]')
    await picker.waitFor({ state: 'attached' })
    const value = await longestTask(served, page, cdp, async () => {
      await picker.setInputFiles({ name: '批量开立.xlsx', mimeType: XLSX, buffer })
      await page.getByText('共 500 行').waitFor()
    })
    return { what: '导入 500 行，最长任务', value, unit: 'ms', budget: 100 }
  })

const heapOf = async (cdp: CDPSession) => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    heap: read('JSHeapUsedSize') / 2 ** 20,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  }
}

const DRAWN = `new Promise((done) => {
  const look = () => document.querySelector('[role=document] .textLayer, [role=document] [class*=text] span')
    ? done(performance.now()) : requestAnimationFrame(look)
  look()
})`

/** 打开一份 PDF 附件：点预览到第一页画好，滚到底时最多几块画布、堆多了多少。 */
const reading = (served: Served, pages: number) =>
  withPage(served, async (page, cdp) => {
    await page.goto(`${served.origin}${LIST}?view=create`)
    await page
      .locator('[data-field=attachments] input[type=file]')
      .setInputFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from(textPdf(pages)) })
    const preview = page.getByRole('button', { name: '预览 合同.pdf' })
    const open = async () => {
      const started = await page.evaluate<number>('performance.now()')
      await preview.click()
      return (await page.evaluate<number>(DRAWN)) - started
    }
    // 第一次连阅读器的代码一起取；量的是第二次
    await open()
    await page.keyboard.press('Escape')
    await page.locator('[role=document]').waitFor({ state: 'detached' })
    const before = await heapOf(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const first = await open()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const canvases = await page.evaluate<number>(`new Promise((done) => {
      const box = document.querySelector('[role=document]')
      let most = 0
      const next = () => {
        most = Math.max(most, [...box.querySelectorAll('canvas')].filter((one) => one.width > 0).length)
        box.scrollTop += box.clientHeight * 4
        if (box.scrollTop + box.clientHeight < box.scrollHeight - 1) requestAnimationFrame(next)
        else done(most)
      }
      next()
    })`)
    await page.evaluate(SETTLED)
    const after = await heapOf(cdp)
    return { first, canvases, heap: after.heap - before.heap }
  })

const pdfRows = async (served: Served): Promise<ScaleRow[]> => {
  const few = await reading(served, 5)
  const many = await reading(served, 500)
  return [
    { what: '500 页与 5 页 PDF 的首页', value: many.first / few.first, unit: '×', budget: 1.2 },
    { what: '500 页 PDF，最多几块画布', value: many.canvases, unit: '块', budget: 5 },
    { what: '500 页 PDF，滚到底后堆多了', value: many.heap, unit: 'MiB', budget: 150 },
  ]
}

const menuRow = (): ScaleRow => {
  const tree = Array.from({ length: 100 }, (_group, group) => ({
    path: `/group-${group}`,
    children: Array.from({ length: 99 }, (_, at) => {
      const route = allRoutes[(group * 99 + at) % allRoutes.length]!
      return { path: group === 0 ? route.path : `${route.path}/${group}-${at}`, hidden: at % 7 === 0 }
    }),
  }))
  const known = allRoutes.map(({ path }) => path)
  const runs = Array.from({ length: 9 }, () => {
    const started = performance.now()
    const grants = grantsFrom(tree, {}, known)
    leftMenu('credit', grants)
    topMenu(grants, { view: {}, products: [], platform: {} })
    return performance.now() - started
  })
  return { what: '1 万个菜单节点，算出授权与菜单', value: Math.max(...runs), unit: 'ms', budget: 50 }
}

// 六页一圈，走完回到起点
const CHANGES = 1002

const changeRows = (served: Served): Promise<ScaleRow[]> =>
  withPage(served, async (page, cdp) => {
    await page.goto(`${served.origin}${LIST}`)
    await page.waitForSelector(FIRST_ROW)
    const walk = (times: number) =>
      page.evaluate(`(async () => {
        const titles = ${JSON.stringify(TITLES)}
        for (let at = 0; at < ${times}; at++) await (${GO})(titles[at % titles.length])
      })()`)
    // 各页的代码都取来、缓存都满了才开始数
    await walk(24)
    const before = await heapOf(cdp)
    await walk(CHANGES)
    const after = await heapOf(cdp)
    return [
      { what: '切换页面一千次，节点多了', value: after.nodes - before.nodes, unit: '个', budget: 0 },
      {
        what: '切换页面一千次，监听多了',
        value: after.listeners - before.listeners,
        unit: '个',
        budget: 0,
      },
      { what: '切换页面一千次，堆多了', value: after.heap - before.heap, unit: 'MiB', budget: 10 },
    ]
  })

/** 量大时的读数与预算；处理器放慢四倍（菜单除外）。 */
export const scaleRows = async (served: Served): Promise<ScaleRow[]> => [
  ...(await tableRows(served)),
  ...(await formRows(served)),
  await importRow(served),
  ...(await pdfRows(served)),
  menuRow(),
  ...(await changeRows(served)),
]
