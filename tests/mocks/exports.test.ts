// 每一个导出都打开来加一遍：金额与笔数是数，日期是日期，末行合计与列表说的一样，第二页说条件（INV-22）。
import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { parseSync } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { registry } from '../../mocks/backend.ts'
import { conditions } from '../../mocks/generated/conditions.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { importedLabels, labelIn, labelUses } from '../../scripts/vite/ownLabels.ts'
import { sum } from '../../src/domain/money.ts'

type Cell = string | number | boolean | Date | null
type Book = { fileName: string; data: Cell[][]; about: Cell[][]; listed?: string | undefined }

const PEOPLE =
  'core-operator core-manager core-query chain-operator chain-query abs-core-operator abs-core-query abs-chain-operator rf-corp-operator rf-core-operator gua-app-operator'.split(
    ' ',
  )
const pathOf = (operationId: string): string =>
  String(registry.operations.get(operationId)?.handler.info.path ?? '').replace('*/api/web/corp', '')
const page = { pageCond: { pageNo: 1, pageSize: 100 } }

const books = new Map<string, Book>()

const open = async (client: MockClient, operationId: string): Promise<Book | undefined> => {
  const response = await client.send(pathOf(operationId), page)
  if (response.status !== 200 || response.headers.get('x-scf-error-code')) return undefined
  const [, name = ''] = response.headers.get('Content-Disposition')!.split("UTF-8''")
  const bytes = Buffer.from(await response.arrayBuffer())
  const data = (await readSheet(bytes, 1)) as Cell[][]
  const about = (await readSheet(bytes, 2)) as Cell[][]
  const list = pathOf(operationId.replace('export', 'page'))
  const answer = list ? await client.post(list, page) : undefined
  const totals = answer?.data as { summary?: { amount?: string } } | undefined
  return { fileName: decodeURIComponent(name), data, about, listed: totals?.summary?.amount }
}

beforeAll(async () => {
  const client = new MockClient(nodeBackend({ validate: false }))
  await client.control('/__mock/world', { scenario: 'default', seed: 3 })
  for (const person of PEOPLE) {
    await client.signIn(person)
    for (const operationId of Object.keys(conditions)) {
      const known = books.get(operationId)
      if (known && known.data.length > 1) continue
      const book = await open(client, operationId)
      if (book) books.set(operationId, book)
    }
  }
})

/** 导出在哪一页的列表上，不叫 columns 的写在 # 之后；几页共用一个导出的，列的次序照做得最多的那一页（付款清单、兑付查询）。 */
const PAGES: Readonly<Record<string, string>> = {
  exportIssueApplications: 'pages/credit/core/issue/IssuePage',
  exportThirdIssueReport: 'pages/credit/core/third/ThirdIssuePage',
  exportCashItems: 'pages/credit/core/cash/CashQueryPage',
  exportFinanceApplications: 'pages/credit/core/finance/FinanceQueryPage',
  exportSupplierFinances: 'pages/credit/core/supplier/SupplierFinanceQueryPage',
  exportVouchers: 'pages/credit/core/product/ProductPage',
  exportFinanceDataPackages: 'business/financeData/ManageView',
  exportLimitFlows: 'business/limit/FlowCard',
  exportLimits: 'pages/my/limit/LimitQueryPage',
  exportGroupLimits: 'pages/my/limit/LimitQueryManagePage',
  exportLimitDistributions: 'pages/my/limit/LimitDistributeQueryPage',
  exportPlatformBills: 'pages/my/bill/BillPage',
  exportFunderBills: 'pages/my/finance/FunderBillPage',
  exportPriceSchemes: 'pages/my/price/PricePage',
  exportCounterparties: 'pages/supplier/SupplierPage',
  exportActivities: 'business/account/ActivitiesDrawer',
  exportCorpUsers: 'pages/my/enterprise-info/user/UserListPage',
  exportAbsPayables: 'pages/abs/core/index/PayableQueryPage',
  exportAbsReceivables: 'pages/abs/chain/index/ReceivableQueryPage',
  exportAbsPayments: 'pages/abs/core/payment-manage/PaymentList',
  exportAbsTransfers: 'pages/abs/chain/transfer/ApplyPage',
  exportAbsCompanyOverview: 'pages/abs/core/report-center/CompanyBusinessOverviewPage',
  exportAbsMemberOverviews: 'pages/abs/core/report-center/MemberBusinessOverviewPage',
  exportAbsShelves: 'pages/abs/core/report-center/StorageDetailPage',
  exportAbsPlans: 'pages/abs/core/report-center/ProductDetailPage',
  exportAbsAssets: 'pages/abs/core/report-center/AssetDetailPage',
  exportRfAccounts: 'business/reverseFactoring/ledger/List',
  exportRfContracts: 'business/reverseFactoring/receipt/ContractList',
  exportRfInvoices: 'business/reverseFactoring/receipt/InvoiceList',
  exportRfRepayments: 'pages/reverse_factoring/financing/RepaymentsView',
  exportRfFinancings: 'pages/reverse_factoring/financing/FinancingManagePage',
  exportRfRecommends: 'pages/reverse_factoring/recommend-management/RecommendManagementPage',
  exportRfReport: 'business/reverseFactoring/ledger/ReportView#monthColumns',
  exportIssuedGuarantees: 'pages/guarantee/query/IssuedQueryPage',
  exportGuaranteeStats: 'pages/guarantee/statistics/DataQueryPage',
}
/** 页面上说法短一些的：单位在值里、附件只能在页面上看。 */
const SAID: Readonly<Record<string, string | undefined>> = {
  发票: '发票号码',
  合同文件: undefined,
  发票文件: undefined,
}
const plain = (title: string) => title.replaceAll(/（元）|（%）|（年化%?）$/g, '')

/** 页面的各列，照源代码里 columns 的次序；同一文件里展开的一组（...terms）也在内。 */
const shownOn = async (place: string): Promise<string[]> => {
  const [path = '', list = 'columns'] = place.split('#')
  const file = `src/${path}.tsx`
  const source = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, source)
  const wanted = new Set(importedLabels(file, source))
  const labels = new Map<string, Readonly<Record<string, string>>>()
  for (const { moduleRequest, entries } of module.staticImports)
    if (wanted.has(moduleRequest.value)) {
      const exported = (await import(`../../src/${moduleRequest.value.slice(1)}`)) as Record<
        string,
        Readonly<Record<string, string>>
      >
      for (const { localName } of entries) labels.set(localName.value, exported[localName.value]!)
    }
  const uses = labelUses(program, new Set(labels.keys())).map(
    ({ start, field = '', own, labels: given }) => ({
      start,
      title: own ?? given.map((name) => labelIn(labels.get(name)!, field)).find(Boolean),
    }),
  )
  const listed = (name: string): string[] => {
    const [all = '', before = '', body = ''] =
      new RegExp(String.raw`(const ${name}(?:For)? = (?:\(.*\) => )?\[\n)([^]*?)\n {0,2}\]\n`).exec(source) ??
      []
    const begin = source.indexOf(all) + before.length
    const own = uses.filter(({ start }) => start >= begin && start < begin + body.length)
    const spread = [...body.matchAll(/\.\.\.(\w+),/g)].map(({ index, 1: group = '' }) => ({
      start: begin + index,
      group,
    }))
    return [...own, ...spread]
      .toSorted((one, other) => one.start - other.start)
      .flatMap((one) => ('group' in one ? listed(one.group) : one.title ? [one.title] : []))
  }
  return listed(list)
    .flatMap((title) => (title in SAID ? (SAID[title] ?? []) : [title]))
    .map(plain)
}

const isTotal = (row: Cell[] | undefined) => row?.[0] === '合计'
const each = (check: (book: Book, operationId: string) => string | undefined): string[] =>
  [...books].flatMap(([operationId, book]) => {
    const wrong = check(book, operationId)
    return wrong === undefined ? [] : [`${operationId}：${wrong}`]
  })

describe('导出的工作簿', () => {
  it('契约里的每一个导出都打开过，都有行', () => {
    const empty = Object.keys(conditions).filter((one) => (books.get(one)?.data.length ?? 0) < 2)
    expect(empty).toEqual([])
  })

  it('列的说法与次序同页面，页面上没有的只能夹在中间或在后', async () => {
    expect(Object.keys(conditions).filter((one) => !(one in PAGES))).toEqual([])
    const shownIn = new Map(
      await Promise.all(
        Object.entries(PAGES).map(
          async ([operationId, place]) => [operationId, await shownOn(place)] as const,
        ),
      ),
    )
    const wrong = each(({ data: [headers = []] }, operationId) => {
      const shown = shownIn.get(operationId)!
      const exported = headers.map((header) => plain(String(header)))
      if (shown.length < 2) return '没有读到页面的列'
      const same = exported.filter((title) => shown.includes(title))
      return same.join('、') === shown.join('、') ? undefined : `${same.join('、')} 应为 ${shown.join('、')}`
    })
    expect(wrong).toEqual([])
  })

  it('文件名带日期与时间', () => {
    expect(each(({ fileName }) => (/_\d{8}_\d{4}\.xlsx$/.test(fileName) ? undefined : fileName))).toEqual([])
  })

  it('金额与笔数是数，能直接相加；日期与时刻是日期', () => {
    const wrong = each(({ data: [headers = [], ...rows] }) => {
      const bad = headers.flatMap((header, at) => {
        const title = String(header)
        const cells = rows.map((row) => row[at]).filter((cell) => cell !== null && cell !== undefined)
        const shouldCount = /（元）$|金额|价款|费$|利息$|%|天数|笔数|张数/.test(title)
        const shouldDate = /(日|日期|时间|截止日)$/.test(title)
        if (shouldCount && !cells.every((cell) => typeof cell === 'number')) return [title]
        if (shouldDate && !cells.every((cell) => cell instanceof Date)) return [title]
        return []
      })
      return bad.length > 0 ? bad.join('、') : undefined
    })
    expect(wrong).toEqual([])
  })

  it('末行合计等于上面各行之和，也等于列表的合计', () => {
    const wrong = each(({ data: [headers = [], ...rows], listed }) => {
      if (!isTotal(rows.at(-1))) return undefined
      const total = rows.at(-1)!
      const sums = headers.flatMap((_, at) => {
        if (at === 0 || typeof total[at] !== 'number') return []
        const cells = rows.slice(0, -1).map((row) => Number(row[at] ?? 0).toFixed(2))
        return [[total[at].toFixed(2), sum(cells)] as const]
      })
      const off = sums.find(([said, real]) => said !== real)
      if (off) return `合计 ${off.join(' 不等于 ')}`
      const isListed = listed === undefined || sums.some(([said]) => said === listed)
      return isListed ? undefined : `列表合计 ${listed} 不在其中`
    })
    expect(wrong.join('；')).toBe('')
    expect([...books.values()].filter(({ data }) => isTotal(data.at(-1))).length).toBeGreaterThan(20)
  })

  it('第二页说什么时候、谁、哪一家、什么条件', async () => {
    const wrong = each(({ about }) => {
      const labels = about.map(([label]) => label).join('、')
      return labels === '导出时间、导出人、企业、笔数、查询条件' && about[0]![1] instanceof Date
        ? undefined
        : labels
    })
    expect(wrong).toEqual([])
    const client = new MockClient(nodeBackend({ validate: false }))
    await client.control('/__mock/world', { scenario: 'default', seed: 3 })
    await client.signIn('core-operator')
    const response = await client.send(pathOf('exportIssueApplications'), {
      ...page,
      issueStatus: 'SIGNED',
      faceAmountFrom: '100.00',
    })
    const about = await readSheet(Buffer.from(await response.arrayBuffer()), 2)
    expect(about.slice(4)).toEqual([
      ['凭证金额起', '100.00'],
      ['开立状态', '已签收'],
    ])
  })
})
