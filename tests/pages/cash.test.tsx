import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import CashApplyPage from '#pages/credit/core/cash/CashApplyPage.tsx'
import CashApprovePage from '#pages/credit/core/cash/CashApprovePage.tsx'
import CashQueryPage from '#pages/credit/core/cash/CashQueryPage.tsx'
import PaymentProgressPage from '#pages/credit/core/cash/PaymentProgressPage.tsx'
import { credit } from '#routes/credit.ts'
import { batchOf, detailOf, itemOf, progressOf } from './cashRows.ts'
import { answers, bodies, openPage, pageOf, signedInPage } from './harness.tsx'

signedInPage()

const quiet = {
  waitingCount: 0,
  waitingAmount: '0.00',
  dueTodayCount: 0,
  overdueCount: 0,
  overdueAmount: '0.00',
  penaltyAmount: '0.00',
  unsettledCount: 0,
  unsettledAmount: '0.00',
}
const summary = { count: 1, amount: '500.00' }

beforeEach(() => {
  answers.set('/v1/credits/cash/reminder', quiet)
  answers.set('/v1/credits/cash/pay-accounts', [
    { accountId: 'A1', accountNo: '6257****1751', bankName: '招商银行', isDefault: false },
    { accountId: 'A2', accountNo: '6257****9999', bankName: '工商银行', isDefault: true },
  ])
})
afterEach(() => vi.useRealTimers())

const listed = (...rows: ReturnType<typeof batchOf>[]) =>
  answers.set('/v1/credits/cash/page', { ...pageOf(...rows), summary })
const done = (...names: string[]) => ({
  results: names.map((documentNo) => ({ documentNo, success: true, message: `${documentNo}待审批` })),
})

describe('兑付申请', () => {
  test('逾期、今日应付、顺延与剩余工作日都看得见', async () => {
    listed(
      batchOf({ cashNo: 'CS1', postponed: true }),
      batchOf({ cashNo: 'CS2', dueToday: true, workingDaysLeft: 0 }),
      batchOf({ cashNo: 'CS3', overdueDays: 8, workingDaysLeft: undefined }),
    )
    openPage(CashApplyPage, credit.coreCashApply)
    const row = async (no: string) => (await screen.findByRole('button', { name: no })).closest('tr')!
    expect((await row('CS1')).textContent).toContain('2026-11-25顺延还有5个工作日')
    expect((await row('CS2')).textContent).toContain('今日应付')
    expect((await row('CS3')).textContent).toContain('逾期8天')
  })

  test.each([
    [{ ...quiet, waitingCount: 2, nextDueDate: '2026-12-02', workingDaysLeft: 10 }, '还有 10 个工作日'],
    [{ ...quiet, waitingCount: 2, dueTodayCount: 1, workingDaysLeft: 0 }, '今日应付 1 批，24:00 前未付清'],
    [{ ...quiet, overdueCount: 1, penaltyAmount: '1500.00' }, '逾期利息 1,500.00元'],
  ])('提醒 %#', async (reminder, text) => {
    listed()
    answers.set('/v1/credits/cash/reminder', reminder)
    openPage(CashApplyPage, credit.coreCashApply)
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
    expect(await screen.findByText('近10个工作日无应付凭证')).toBeTruthy()
  })

  test('申请一批：默认账户、渠道说明、送出看到的版本（T-CSH-02）', async () => {
    listed(batchOf())
    answers.set('/v1/credits/cash/submit', done('CS1'))
    const actor = userEvent.setup()
    openPage(CashApplyPage, credit.coreCashApply)
    await actor.click(await screen.findByRole('button', { name: '申请兑付' }))
    const form = await screen.findByRole('form', { name: '申请兑付' })
    expect(within(form).getByText(/清算银行于应付日从付款账户扣划/)).toBeTruthy()
    await actor.click(within(form).getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies('/v1/credits/cash/submit')).toEqual([
      { items: [{ documentNo: 'CS1', version: 3 }], payChannel: 'BANK_DEBIT', payAccountId: 'A2' },
    ])
  })

  test('付款账户的余额写在旁边，不够的说差多少；线下付的不说', async () => {
    listed(batchOf(), batchOf({ cashNo: 'CS2', payChannel: 'OFFLINE' }))
    const account = { accountId: 'A1', accountNo: '6257****1751', bankName: '招商银行', isDefault: true }
    answers.set('/v1/credits/cash/pay-accounts', [
      { ...account, balance: '120.00' },
      { ...account, accountId: 'A2', isDefault: false, balance: '500.00' },
    ])
    const actor = userEvent.setup()
    openPage(CashApplyPage, credit.coreCashApply)
    const opened = async (at: number) => {
      const buttons = await screen.findAllByRole('button', { name: '申请兑付' })
      await actor.click(buttons[at]!)
      return screen.findByRole('form', { name: '申请兑付' })
    }
    expect((await opened(0)).textContent).toContain('余额 120.00元，不足 380.00元，请在付款之前备足')
    await actor.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: '申请兑付' })).toBeNull())
    expect((await opened(1)).textContent).not.toContain('余额')
  })

  test('批量申请逐批给出结果；不能申请的不可勾选', async () => {
    listed(batchOf(), batchOf({ cashNo: 'CS2' }), batchOf({ cashNo: 'CS3', actions: [] }))
    answers.set('/v1/credits/cash/submit', {
      results: [
        ...done('CS1').results,
        { documentNo: 'CS2', success: false, message: '业务状态已变更，请刷新' },
      ],
    })
    const actor = userEvent.setup()
    openPage(CashApplyPage, credit.coreCashApply)
    expect((await screen.findByRole('checkbox', { name: '选择 CS3' })).matches(':disabled')).toBe(true)
    await actor.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await actor.click(screen.getByRole('button', { name: '批量申请' }))
    expect((await screen.findByRole('table', { name: '所选批次' })).textContent).toContain('CS2')
    await actor.click(await screen.findByRole('button', { name: '提交申请' }))
    const outcome = await screen.findByRole('table', { name: '办理结果' })
    expect(within(outcome).getAllByRole('row')).toHaveLength(3)
    expect(outcome.textContent).toContain('业务状态已变更，请刷新')
  })
})

describe('兑付审批', () => {
  test('两个页签是两种状态；重置条件不换页签，左右键可换', async () => {
    listed(batchOf({ cashStatus: 'PENDING_REVIEW' }))
    const actor = userEvent.setup()
    openPage(CashApprovePage, credit.coreCashApprove)
    await screen.findByRole('table', { name: '待审批兑付申请' })
    await actor.click(screen.getByRole('tab', { name: '付款登记' }))
    await screen.findByRole('table', { name: '待审批付款登记' })
    await actor.type(screen.getByRole('textbox', { name: '兑付编号' }), 'CS9')
    await actor.click(screen.getByRole('button', { name: '查询' }))
    await actor.click(screen.getByRole('button', { name: '重置' }))
    expect(screen.getByRole('tab', { name: '付款登记' }).getAttribute('aria-selected')).toBe('true')
    await waitFor(() =>
      expect(bodies('/v1/credits/cash/page').map((body) => [body.cashStatus, body.cashNo])).toEqual([
        ['PENDING_REVIEW', undefined],
        ['REGISTER_REVIEW', undefined],
        ['REGISTER_REVIEW', 'CS9'],
        ['REGISTER_REVIEW', undefined],
      ]),
    )
    await actor.keyboard('{Escape}')
    screen.getByRole('tab', { name: '付款登记' }).focus()
    await actor.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '兑付申请' }))
    expect(await screen.findByRole('table', { name: '待审批兑付申请' })).toBeTruthy()
  })

  test('审批前看得到付给谁、付款账户够不够', async () => {
    const short = {
      payAccountId: 'BA1',
      payAccountNo: '6257****1751',
      payAccountBalance: '120.00',
      payChannel: 'BANK_DEBIT',
    } as const
    answers.set('/v1/credits/cash/detail', detailOf(short, [itemOf(1), itemOf(2)]))
    openPage(CashApprovePage, credit.coreCashApprove, { view: 'review', cashNo: 'CS1' })
    const stakes = await screen.findByRole('region', { name: '要点' })
    expect(stakes.textContent).toContain('江苏恒拓、北辰银行')
    expect(screen.getByText(/本次应付 500.00元，余额 120.00元，不足 380.00元/)).toBeTruthy()
  })

  test('申请之后收款账户变动：提醒并标出新旧账号', async () => {
    const changed = itemOf(1, { payeeChanged: true, appliedAccountNo: '6222****8888' })
    answers.set('/v1/credits/cash/detail', detailOf({ payeeChanged: true }, [changed, itemOf(2)]))
    openPage(CashApprovePage, credit.coreCashApprove, { view: 'review', cashNo: 'CS1' })
    expect(await screen.findByText(/提交申请之后有收款账户变动/)).toBeTruthy()
    const table = screen.getByRole('table', { name: '兑付明细' })
    expect(within(table).getByRole('deletion').textContent).toContain('6222****8888')
    expect(within(table).getByRole('insertion')?.textContent).toContain('6222****0001')
  })
})

test('兑付查询：三项合计来自当前筛选，到账的可下载回单', async () => {
  answers.set('/v1/credits/cash/items', {
    ...pageOf(
      itemOf(1, { receiptNo: 'RC1', actions: [{ code: 'RECEIPT', enabled: true }], cashItemStatus: 'PAID' }),
      itemOf(2),
    ),
    summary: {
      count: 2,
      amount: '500.00',
      paidAmount: '250.00',
      penaltyAmount: '1.25',
      penaltyOwedAmount: '0.75',
    },
  })
  openPage(CashQueryPage, credit.coreCashQuery)
  const totals = await screen.findByRole('list', { name: '当前筛选合计' })
  await waitFor(() =>
    expect(totals.textContent).toContain('500.00已付金额（元）250.00逾期利息（元）1.25其中未结清（元）0.75'),
  )
  expect(screen.getAllByRole('button', { name: '下载回单' })).toHaveLength(1)
})

describe('付款进度', () => {
  const progress = (...rows: ReturnType<typeof progressOf>[]) =>
    answers.set('/v1/credits/cash/progress', { ...pageOf(...rows), summary })
  const asked = () => bodies('/v1/credits/cash/progress').length

  test('付款处理中每 30 秒更新一次，付完就停', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    progress(progressOf())
    openPage(PaymentProgressPage, credit.coreCashPaymentProgressQuery)
    expect(await screen.findByText(/每 30 秒自动更新/)).toBeTruthy()
    expect(asked()).toBe(1)
    progress(progressOf({ cashStatus: 'PAID', paidAmount: '500.00', unpaidAmount: '0.00' }))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(() => expect(screen.queryByText(/每 30 秒自动更新/)).toBeNull())
    expect(asked()).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expect(asked()).toBe(2)
  })

  test('失败的逐笔重新发起：不能的说明原因，只送选中的（T-CSH-10）', async () => {
    const reason = '收款方1的收款账户仍异常，请其更换收款账户后再重新发起'
    const failed = { cashItemStatus: 'FAILED', payFailReason: 'TIMEOUT' } as const
    progress(progressOf({ cashStatus: 'PART_PAID', actions: [{ code: 'RETRY', enabled: true }] }))
    answers.set(
      '/v1/credits/cash/detail',
      detailOf({ cashStatus: 'PART_PAID' }, [
        itemOf(1, { ...failed, actions: [{ code: 'RETRY', enabled: false, reason }] }),
        itemOf(2, { ...failed, actions: [{ code: 'RETRY', enabled: true }] }),
        itemOf(3, { ...failed, actions: [{ code: 'RETRY', enabled: true }] }),
      ]),
    )
    answers.set('/v1/credits/cash/retry', detailOf({ cashStatus: 'APPROVED' }))
    answers.set('/v1/authentication/signature/switch/find', { open: false })
    const actor = userEvent.setup()
    openPage(PaymentProgressPage, credit.coreCashPaymentProgressQuery)
    await actor.click(await screen.findByRole('button', { name: '失败重发' }))
    expect((await screen.findByRole('checkbox', { name: '选择 CS1-001' })).matches(':disabled')).toBe(true)
    expect(screen.getByText(reason)).toBeTruthy()
    await actor.click(screen.getByRole('checkbox', { name: '选择 CS1-003' }))
    await actor.click(screen.getByRole('button', { name: '重新发起 1 笔' }))
    await waitFor(() =>
      expect(bodies('/v1/credits/cash/retry')).toEqual([
        { documentNo: 'CS1', version: 3, cashItemNos: ['CS1-002'] },
      ]),
    )
  })
})
