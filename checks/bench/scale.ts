// Large amounts on a processor four times slower: rows, invoices, an import, a PDF, menus, and a thousand changes of page.
import type { Browser, CDPSession, Page } from '@playwright/test'
import writeExcel from 'write-excel-file/universal'
import { leftMenu, topMenu } from '#app/shell/navigation.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { grantsFrom } from '#state/menus.ts'
import { SCALE } from '../../scripts/sizes/budgets.ts'
import { textPdf } from '../shared/makePdf.ts'
import type { Row } from './report.ts'

interface Served {
  readonly browser: Browser
  /** Where the production build and the mock backend are; the portal is under /cv3/ */
  readonly origin: string
}
const LIST = '/cv3/credit/core/issue/issue'
const FIRST_ROW = 'table tbody tr td button'
// read two frames later: the last repaint is included
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A signed-in page; closed when done. */
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
    const result = await work(page, cdp)
    // errors of requests in flight when the page closes are ignored
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return result
  } finally {
    await context.close()
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time the thread used, microseconds */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Does something with the processor slowed down; returns the longest task of the page's main thread meanwhile, in
 * milliseconds. Measures processor time: other busy programs do not inflate the reading.
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

/** Changes the answer of a query before the page gets it; change receives the real content. */
const changing = (page: Page, path: string, change: (data: never) => unknown) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const answer = (await response.json()) as { data: never }
    // the length is no longer the original one; the rest stays: the portal's today follows Date
    const { 'content-length': _, ...headers } = response.headers()
    await route.fulfill({ headers, json: { ...answer, data: change(answer.data) } })
  })

interface IssuePage {
  list: Readonly<Record<string, unknown>>[]
  pageCond: object
}
// what the table shows, and the few lists the contract requires; a page's answer is 4 MB at most, so of ten thousand
// rows each has only four hundred bytes
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

/** Clicks the menu item, until that page is current and its first table is painted. */
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

/**
 * With the answer preloaded: milliseconds from clicking the menu item to the first row painted, on a slowed processor;
 * median of several times.
 */
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

/** Scrolls through a table of ten thousand rows frame by frame; returns the longest task. */
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

const tableRows = async (served: Served): Promise<Row[]> => {
  const few = await firstRow(served, 100)
  const many = await firstRow(served, 10_000)
  return [
    { what: '1 万行与 100 行，应答在手时的首行', value: many / few, unit: '×', budget: SCALE.firstRow },
    {
      what: '1 万行，滚轮，最长任务',
      value: await scrolling(served, 100, 100),
      unit: 'ms',
      budget: SCALE.scrollTask,
    },
    {
      what: '1 万行，拖滚动条，最长任务',
      value: await scrolling(served, 60, undefined),
      unit: 'ms',
      budget: SCALE.scrollTask,
    },
  ]
}

type Invoice = { invoiceNo: string; invoiceVerifyStatus: string }

/** The longest task of one keystroke when typing an amount with this many invoices listed and selected. */
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
        // the next one only once this is drawn
        await undefined
      }
    })()`)
    await page.getByText(`已选 ${count} 张`).waitFor()
    const amount = page.getByRole('textbox', { name: '凭证金额' })
    await amount.click()
    await amount.press('1')
    return longestTask(served, page, cdp, () => amount.pressSequentially('23456.78'))
  })

const formRows = async (served: Served): Promise<Row[]> => {
  const few = await typing(served, 2)
  const many = await typing(served, 200)
  return [
    { what: '200 张发票时打金额，一键最长任务', value: many, unit: 'ms', budget: SCALE.keyTask },
    { what: '打金额一键，200 张发票与 2 张', value: many / few, unit: '×', budget: SCALE.key },
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

const importRow = (served: Served): Promise<Row> =>
  withPage(served, async (page, cdp) => {
    const buffer = Buffer.from(await (await importFile()).arrayBuffer())
    await page.goto(`${served.origin}${LIST}?view=import`)
    const picker = page.locator('input[type=file]')
    await picker.waitFor({ state: 'attached' })
    const value = await longestTask(served, page, cdp, async () => {
      await picker.setInputFiles({ name: '批量开立.xlsx', mimeType: XLSX, buffer })
      await page.getByText('共 500 行').waitFor()
    })
    return { what: '导入 500 行，最长任务', value, unit: 'ms', budget: SCALE.importTask }
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

/**
 * Opens a PDF attachment: from clicking preview to the first page painted; scrolled to the end, the most canvases at
 * once and how much the heap grew.
 */
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
    // the first time also fetches the reader's code; the second is measured
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

const pdfRows = async (served: Served): Promise<Row[]> => {
  const few = await reading(served, 5)
  const many = await reading(served, 500)
  return [
    { what: '500 页与 5 页 PDF 的首页', value: many.first / few.first, unit: '×', budget: SCALE.firstPage },
    { what: '500 页 PDF，最多几块画布', value: many.canvases, unit: '块', budget: SCALE.canvases },
    { what: '500 页 PDF，滚到底后堆多了', value: many.heap, unit: 'MiB', budget: SCALE.pdfHeap },
  ]
}

const menuRow = (): Row => {
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
  return {
    what: '1 万个菜单节点，算出授权与菜单',
    value: Math.max(...runs),
    unit: 'ms',
    budget: SCALE.menuTime,
  }
}

// a round is six pages and ends where it began
const CHANGES = 1002

const changeRows = (served: Served): Promise<Row[]> =>
  withPage(served, async (page, cdp) => {
    await page.goto(`${served.origin}${LIST}`)
    await page.waitForSelector(FIRST_ROW)
    const walk = (times: number) =>
      page.evaluate(`(async () => {
        const titles = ${JSON.stringify(TITLES)}
        for (let at = 0; at < ${times}; at++) await (${GO})(titles[at % titles.length])
      })()`)
    // count only once every page's code is fetched and the caches are full
    await walk(24)
    const before = await heapOf(cdp)
    await walk(CHANGES)
    const after = await heapOf(cdp)
    return [
      {
        what: '切换页面一千次，节点多了',
        value: after.nodes - before.nodes,
        unit: '个',
        budget: SCALE.leaked,
      },
      {
        what: '切换页面一千次，监听多了',
        value: after.listeners - before.listeners,
        unit: '个',
        budget: SCALE.leaked,
      },
      {
        what: '切换页面一千次，堆多了',
        value: after.heap - before.heap,
        unit: 'MiB',
        budget: SCALE.changesHeap,
      },
    ]
  })

/** Readings and budgets with large amounts of data; the processor slowed four times (not for the menu). */
export const scaleRows = async (served: Served): Promise<Row[]> => [
  ...(await tableRows(served)),
  ...(await formRows(served)),
  await importRow(served),
  ...(await pdfRows(served)),
  menuRow(),
  ...(await changeRows(served)),
]
