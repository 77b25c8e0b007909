import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  ChainHome,
  CoreHome,
  CurrentUser,
  ProductType,
  WorkbenchSummary,
} from '#api/generated/corp/model/index.ts'
import ChainDirectorHomePage from '#pages/credit/chain/index/ChainDirectorHomePage.tsx'
import ChainOperatorHomePage from '#pages/credit/chain/index/ChainOperatorHomePage.tsx'
import ChainQueryHomePage from '#pages/credit/chain/index/ChainQueryHomePage.tsx'
import CoreDirectorHomePage from '#pages/credit/core/index/CoreDirectorHomePage.tsx'
import CoreFinalHomePage from '#pages/credit/core/index/CoreFinalHomePage.tsx'
import CoreOperatorHomePage from '#pages/credit/core/index/CoreOperatorHomePage.tsx'
import CoreQueryHomePage from '#pages/credit/core/index/CoreQueryHomePage.tsx'
import WorkbenchPage from '#pages/workbench/WorkbenchPage.tsx'
import { credit } from '#routes/credit.ts'
import { shell } from '#routes/shell.ts'
import { enterSession } from '#state/session.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { answers, grant, openPage, pageOf, Refusal, signedInPage, user } from './harness.tsx'

signedInPage()

const openedCorps: CurrentUser['openedProductCorps'] = [
  { prdCode: 'CREDIT', openStatus: 'OPENED' },
  { prdCode: 'ABS', openStatus: 'UNOPENED' },
]
const limit = {
  limitNo: 'LM1',
  totalLimit: '1000.00',
  usedLimit: '790.00',
  frozenLimit: '10.00',
  distributedLimit: '0.00',
  availableLimit: '200.00',
  useRatio: '79.0000',
}
const voucher = {
  voucherNo: 'EV1',
  counterpartyName: '恒拓机械',
  faceAmount: '12345.60',
  promisePayDate: '2026-06-15',
  voucherStatus: 'ACTIVE',
}
const dueDays = [{ day: '2026-06-15', amount: '320000.00', count: 2 }]
const dueSpread = [{ name: '30天内', amount: '320000.00', count: 2 }]
const core: CoreHome = {
  todos: [],
  limit,
  dueDays,
  dueSpread,
  dueIn7Days: '88.00',
  recentVouchers: [voucher],
  months: [{ month: '2026-05', issued: '20000.00', cashed: '50000.00' }],
  finalTriggers: [],
  overdueCount: 0,
  hasReceiver: true,
}
const chain: ChainHome = {
  todos: [],
  availableAmount: '60.00',
  frozenAmount: '30.00',
  financedAmount: '10.00',
  dueDays,
  dueSpread,
  recentVouchers: [voucher],
}
const overview: WorkbenchSummary = {
  todos: [
    { code: 'D', name: '未提交的开立草稿', count: 3, amount: '777.00', path: '/credit/core/issue/issue' },
  ],
  cards: [
    {
      productType: 'CREDIT',
      code: 'O',
      name: '存续金额',
      definition: '已签收、尚未付清的',
      amount: '4567.00',
      count: 1,
    },
  ],
  trend: [
    {
      month: '2026-05',
      issueAmount: '0.00',
      signAmount: '30000.00',
      transferAmount: '0.00',
      financeAmount: '0.00',
      cashAmount: '0.00',
      collectAmount: '0.00',
      payableAmount: '0.00',
      factoringAmount: '0.00',
      guaranteeAmount: '0.00',
    },
  ],
  payableSpread: [{ name: '30天内', amount: '4567.00', count: 1 }],
  receivableSpread: [],
  guide: [],
  counterpartyTop: [{ name: '苏州锦衡电气设备有限公司', amount: '4567.00', count: 1 }],
  statTime: '2026-05-20T09:30:00+08:00',
}

const CORE = '/v1/credits/home/core'
const CHAIN = '/v1/credits/home/chain'
const WORKBENCH = '/v1/workbench/overview'

const show = (Page: ComponentType, part: Partial<CurrentUser> = {}) => {
  enterSession({ ...user, openedProductCorps: openedCorps, ...part })
  const At = () => (
    <TodayContext value="2026-05-20">
      <Page />
    </TodayContext>
  )
  return openPage(At, shell.workbench)
}
const region = (name: string) => screen.findByRole('region', { name })

beforeEach(() => {
  answers.set('/v1/sys/announcements/page', pageOf())
})

describe('开立与兑付首页(经办)', () => {
  test('待办一类一行，急的在前；只在去得了时是链接，最急的一件最显眼；没有的收成一句', async () => {
    answers.set(CORE, {
      ...core,
      todos: [
        {
          code: 'A',
          name: '草稿',
          count: 1,
          amount: '75000.00',
          path: '/credit/core/issue/issue?issueStatus=DRAFT',
        },
        { code: 'B', name: '待登记', count: 2, path: '/credit/core/cash/cash-check' },
        { code: 'C', name: '外站', count: 1, path: '//evil.example', overdueCount: 1 },
        { code: 'D', name: '被驳回', count: 1, path: '/credit/core/issue/issue', deadline: '2026-05-21' },
        { code: 'E', name: '待申请兑付', count: 0, path: '/credit/core/issue/issue' },
        { code: 'F', name: '退回待受理', count: 0, path: '/credit/core/cash/cash-check' },
      ],
    })
    grant(credit.coreIssue)
    show(CoreOperatorHomePage)
    const todos = await screen.findByRole('list', { name: '待办' })
    expect(
      within(todos)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '外站1 笔已超时 1 笔',
      '被驳回1 笔最近期限 2026-05-21去办理',
      '草稿1 笔75,000.00元去办理',
      '待登记2 笔',
    ])
    const [name, go] = within(todos).getAllByRole('link', { name: /草稿/ })
    expect(name!.getAttribute('href')).toBe('/credit/core/issue/issue?issueStatus=DRAFT')
    expect(go!.getAttribute('href')).toBe(name!.getAttribute('href'))
    const filled = within(todos)
      .getAllByText('去办理')
      .filter((link) => link.className.includes('next'))
    expect(filled.map((link) => link.getAttribute('aria-label'))).toEqual(['去办理：被驳回'])
    const none = screen.getByText('其余 2 类没有待办').closest('details')!
    expect(none.textContent).toBe('其余 2 类没有待办待申请兑付退回待受理')
    expect(screen.getByRole('link', { name: '新增开立' }).getAttribute('href')).toContain('view=create')
  })

  test('额度横条读得出各段金额；不到 80% 不提醒，到了提醒', async () => {
    answers.set(CORE, core)
    const { unmount } = show(CoreOperatorHomePage)
    const bar = await screen.findByRole('img', { name: /总额度 1,000.00元，使用率 79.00%/ })
    expect(bar.getAttribute('aria-label')).toContain('已用 790.00元，冻结 10.00元，可用 200.00元')
    expect(screen.queryByText(/额度使用率已达/)).toBeNull()
    unmount()
    answers.set(CORE, { ...core, limit: { ...limit, useRatio: '80.0000' } })
    show(CoreOperatorHomePage)
    expect(await screen.findByText('额度使用率已达 80.00%，请留意可用额度')).toBeTruthy()
  })

  test('有逾期：红色横幅，不再给新增开立', async () => {
    answers.set(CORE, { ...core, overdueCount: 1 })
    grant(credit.coreIssue)
    show(CoreOperatorHomePage)
    expect((await screen.findByRole('alert')).textContent).toContain('存在逾期凭证，新增开立已暂停')
    expect(screen.queryByRole('link', { name: '新增开立' })).toBeNull()
  })

  test('没有额度、没有接收方：各有指引，无权的去处不给链接', async () => {
    const { limit: _none, ...bare } = core
    answers.set(CORE, { ...bare, hasReceiver: false })
    show(CoreOperatorHomePage)
    expect(await screen.findByText(/还没有开立额度。/)).toBeTruthy()
    expect(screen.getByText(/还没有可用的接收方/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '维护交易对手' })).toBeNull()
  })

  test('应付日历从最近有款项的月份看起，格子读得出日期、笔数与金额', async () => {
    answers.set(CORE, core)
    show(CoreOperatorHomePage)
    const calendar = await screen.findByRole('table', { name: '应付日历' })
    expect(within(calendar).getByText('2026-06-15 2 笔 320,000.00元')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '下个月' }))
    expect(await screen.findByText('2026年07月')).toBeTruthy()
    expect(screen.queryByText('2026-06-15 2 笔 320,000.00元')).toBeNull()
  })

  test('取不到数据：说明原因，重试后出现', async () => {
    answers.set(CORE, new Refusal('统计暂不可用'))
    show(CoreOperatorHomePage)
    expect((await screen.findByRole('alert')).textContent).toContain('统计暂不可用')
    answers.set(CORE, core)
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(within(await screen.findByRole('table', { name: '最近开立' })).getByText('12,345.60')).toBeTruthy()
  })
})

describe('其余首页', () => {
  test('复核：本人经办的说明不可复核；本月开立与兑付', async () => {
    answers.set(CORE, {
      ...core,
      todos: [{ code: 'R', name: '待复核开立', count: 3, path: '/x', ownCount: 2 }],
    })
    show(CoreDirectorHomePage)
    expect((await region('待复核')).textContent).toContain('其中 2 笔本人经办，不可复核')
    expect((await region('本月概况')).textContent).toMatch(/7日内应付（元）88\.00.*20,000\.00.*50,000\.00/)
    await userEvent.click(await screen.findByRole('button', { name: '兑付' }))
    const chart = screen.getByRole('table', { name: '近12个月开立与兑付：兑付' })
    expect(within(chart).getByRole('cell', { name: '5.00' })).toBeTruthy()
  })

  test('终审：没有待办时说明；有则列出触发原因', async () => {
    grant(credit.coreIssueFinalApprove)
    answers.set(CORE, core)
    const { unmount } = show(CoreFinalHomePage)
    expect(await screen.findByText('暂无待终审业务')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去终审' })).toBeNull()
    unmount()
    answers.set(CORE, {
      ...core,
      todos: [{ code: 'F', name: '待终审', count: 1, path: credit.coreIssueFinalApprove.path }],
      finalTriggers: [{ reason: '金额达到终审标准', count: 1 }],
    })
    show(CoreFinalHomePage)
    expect(within(await region('触发原因')).getByText('金额达到终审标准')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去终审' })).toBeTruthy()
  })

  test('查询：总览与分布，没有改变状态的按钮', async () => {
    answers.set(CORE, {
      ...core,
      figures: {
        figures: [
          {
            code: 'OUTSTANDING',
            name: '存续金额',
            definition: '未付金额。本月变化：与上月末相差多少',
            amount: '900.00',
            monthChange: '-1100.00',
          },
          { code: 'YEAR', name: '本年开立', definition: '开立', amount: '800.00', monthChange: '800.00' },
          { code: 'PAID', name: '本年兑付', definition: '兑付', amount: '0.00', monthChange: '0.00' },
          { code: 'RATIO', name: '融资渗透率', definition: '占比', rate: '12.5000', monthChange: '-0.25' },
          { code: 'REST', name: '第五个', definition: '其余', amount: '1.00' },
        ],
        supplierTop: [
          { name: '甲', amount: '75.00', count: 1 },
          { name: '乙', amount: '25.00', count: 1 },
        ],
        statusSpread: [],
      },
    })
    grant(credit.coreProduct)
    show(CoreQueryHomePage)
    const tiles = within(await screen.findByRole('list', { name: '总览' })).getAllByRole('listitem')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      '存续金额（元）900.00较上月末少 1,100.00',
      '本年开立（元）800.00较上月末多 800.00',
      '本年兑付（元）0.00较上月末持平',
      '融资渗透率12.50%较上月末少 0.25 个百分点',
    ])
    expect(screen.getByRole('list', { name: '总览（其余）' }).textContent).toBe('第五个（元）1.00')
    expect(within(screen.getByRole('table', { name: '供应商Top10' })).getByText('75.00%')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['导出', '看表格'])
  })

  test('持有方：资产的构成；没有实名时不给签收入口', async () => {
    answers.set(CHAIN, chain)
    grant(credit.chainConfirmApply)
    const { unmount } = show(ChainOperatorHomePage)
    expect(await screen.findByRole('img', { name: /凭证合计 100.00元/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: '去签收' })).toBeTruthy()
    unmount()
    show(ChainOperatorHomePage, { isCorpAuthenticated: false })
    expect(await screen.findByText('请您联系管理员进行实名认证后继续开展业务')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去签收' })).toBeNull()
  })

  test('一张凭证也没有：说明什么是凭证', async () => {
    answers.set(CHAIN, { ...chain, recentVouchers: [] })
    for (const Page of [ChainOperatorHomePage, ChainDirectorHomePage, ChainQueryHomePage]) {
      const { unmount } = show(Page)
      expect(await region('什么是电子凭证')).toBeTruthy()
      unmount()
    }
  })
})

describe('工作台', () => {
  test('各块各自失败：公告坏了，待办照常；没有的一侧不画', async () => {
    answers.set(WORKBENCH, overview)
    answers.set('/v1/sys/announcements/page', new Refusal('公告坏了'))
    show(WorkbenchPage)
    expect((await screen.findByRole('list', { name: '待办' })).textContent).toContain('777.00元')
    expect(await within(await region('公告')).findByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '应收到期分布' })).toBeNull()
    expect(screen.getByText(/您好，周明远 · 华岳智造/)).toBeTruthy()
  })

  test('待办写明已超时与今日到期；指标悬停说明口径', async () => {
    const todo = { code: 'T', name: '待登记的付款', count: 5, path: '/x', overdueCount: 1, dueTodayCount: 2 }
    answers.set(WORKBENCH, { ...overview, todos: [{ ...todo, partyCount: 3 }] })
    show(WorkbenchPage)
    expect((await screen.findByRole('list', { name: '待办' })).textContent).toContain(
      '5 笔3 家企业已超时 1 笔今日到期 2 笔',
    )
    expect(document.querySelector('[data-tooltip="已签收、尚未付清的"]')?.textContent).toContain('存续金额')
  })

  test('新企业：做完的打勾，下一步给按钮，没有空图', async () => {
    answers.set(WORKBENCH, {
      ...overview,
      todos: [],
      cards: [],
      guide: [
        { code: 'REAL_NAME', name: '企业认证', done: true, hint: '提交资料' },
        { code: 'PRODUCT', name: '开通产品', done: true, hint: '签署协议' },
        { code: 'ROLE', name: '分配角色', done: false, hint: '指定经办与复核', path: credit.coreIssue.path },
        { code: 'FIRST_BUSINESS', name: '第一笔业务', done: false, hint: '由经办发起' },
      ],
    })
    grant(credit.coreIssue)
    show(WorkbenchPage)
    const steps = within(await screen.findByRole('list', { name: '开始使用' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    expect(within(steps[2]!).getByRole('link', { name: '去分配' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '近12个月趋势' })).toBeNull()
  })

  test('新企业：有额度的看得到，没有的说明从哪里来，开通的产品不用额度的不提', async () => {
    const guide = [{ code: 'FIRST_BUSINESS', name: '第一笔业务', done: false, hint: '由经办发起' }]
    const granted = { ...overview.cards[0], name: '可用开立额度', limit }
    answers.set(WORKBENCH, { ...overview, guide, cards: [granted] })
    const { unmount } = show(WorkbenchPage)
    expect((await region('额度')).textContent).toContain('可用开立额度（元）使用率 79.00%200.00')
    unmount()
    answers.set(WORKBENCH, { ...overview, cards: [], guide })
    const opened = (prdCode: ProductType) => ({
      openedProductCorps: [{ prdCode, openStatus: 'OPENED' as const }],
    })
    const again = show(WorkbenchPage, opened('GUARANTEE'))
    expect((await region('额度')).textContent).toContain('保函额度由开立机构')
    again.unmount()
    show(WorkbenchPage, opened('ABS'))
    expect(await screen.findByRole('list', { name: '开始使用' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '额度' })).toBeNull()
  })

  test('隐藏金额按用户记住', async () => {
    answers.set(WORKBENCH, overview)
    const { unmount } = show(WorkbenchPage)
    expect((await screen.findByRole('list', { name: 'CREDIT' })).textContent).toContain('4,567.00')
    await userEvent.click(screen.getByRole('button', { name: '隐藏金额' }))
    expect(document.body.textContent).not.toMatch(/4,567|777\.00/)
    unmount()
    const again = show(WorkbenchPage)
    expect((await screen.findByRole('list', { name: 'CREDIT' })).textContent).toContain('****')
    again.unmount()
    show(WorkbenchPage, { userId: 'U2' })
    expect((await screen.findByRole('list', { name: 'CREDIT' })).textContent).toContain('4,567.00')
  })

  test('额度是一张图，不在几个数里；只查不办的没有待办，看本月比上月', async () => {
    const [card] = overview.cards
    const [may] = overview.trend
    answers.set(WORKBENCH, {
      ...overview,
      todos: [],
      cards: [card, { ...card, code: 'L', name: '可用开立额度', limit }],
      trend: [{ ...may, month: '2026-04', signAmount: '50000.00' }, may],
    })
    const { unmount } = show(WorkbenchPage)
    expect((await region('待办')).textContent).toContain('没有等您办理的业务')
    expect(screen.queryByRole('region', { name: '本月变化' })).toBeNull()
    expect((await region('业务概况')).textContent).not.toContain('可用开立额度')
    expect((await region('额度')).textContent).toContain('可用开立额度')
    unmount()
    show(WorkbenchPage, { postCodes: ['POST_QUERY'] })
    expect((await region('本月变化')).textContent).toContain('本月签收（元）30,000.00较上月少 20,000.00')
    expect(screen.queryByRole('region', { name: '待办' })).toBeNull()
  })

  test('快捷入口与产品按权限；趋势先给发生过的种类', async () => {
    answers.set(WORKBENCH, overview)
    grant(credit.coreProduct, credit.coreQuery)
    show(WorkbenchPage)
    const entries = within(await screen.findByRole('navigation', { name: '快捷入口' })).getAllByRole('link')
    expect(entries.map((entry) => entry.textContent)).toEqual(['凭证查询', '查询首页'])
    expect(await screen.findByRole('table', { name: '近12个月趋势：签收' })).toBeTruthy()
    expect(await screen.findByRole('table', { name: '应付到期分布' })).toBeTruthy()
    const products = screen.getByRole('list', { name: '产品' })
    expect(within(products).getByRole('link', { name: 'CREDIT' }).getAttribute('href')).toBe(
      credit.coreQuery.path,
    )
    expect(within(products).getByRole('link', { name: '联系管理员' })).toBeTruthy()
  })
})
