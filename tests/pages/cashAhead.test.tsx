import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aheadYieldOf } from '#domain/finance.ts'
import AheadCashApplyPage from '#pages/credit/core/cash/AheadCashApplyPage.tsx'
import AheadCashApprovePage from '#pages/credit/core/cash/AheadCashApprovePage.tsx'
import { aheadCashTerms, checkAheadRate } from '#pages/credit/core/cash/aheadCashTerms.ts'
import { credit } from '#routes/credit.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { aheadOf, holdingOf } from './cashRows.ts'
import { answers, bodies, openPage, pageOf, signedInPage } from './harness.tsx'

signedInPage()

const Page = () => (
  <TodayContext value="2026-11-18">
    <AheadCashApplyPage />
  </TodayContext>
)
const FROZEN = '有在途业务，金额已冻结'

beforeEach(() => {
  answers.set('/v1/credits/cash/pay-accounts', [
    { accountId: 'A1', accountNo: '6257****1751', bankName: '招商银行', isDefault: true },
  ])
  answers.set('/v1/credits/ahead-cash/holdings', [
    holdingOf(),
    holdingOf({ holdingNo: 'EV2-001', enabled: false, reason: FROZEN }),
    holdingOf({ holdingNo: 'EV3-001', availableAmount: '300.00', latestAheadDate: '2026-12-01' }),
  ])
})

describe('F-06 试算', () => {
  test('500,000元、3%、45 天：折扣 1,875.00，实付 498,125.00', () =>
    expect(
      aheadCashTerms({ aheadAmount: '500000.00', aheadDate: '2027-02-01', aheadRate: '3' }, '2027-03-18'),
    ).toEqual({ remainDays: 45, aheadDiscount: '1875.00', aheadPayAmount: '498125.00' }))
  test.each([
    [{ aheadAmount: '1.00', aheadRate: '3' }, { remainDays: undefined }],
    [{ aheadAmount: '1.00', aheadDate: '2027-03-19', aheadRate: '3' }, { remainDays: undefined }],
    [{ aheadAmount: '1.', aheadDate: '2027-03-17', aheadRate: '3' }, { remainDays: 1 }],
    [{ aheadAmount: '1.00', aheadDate: '2027-02-01', aheadRate: '9999' }, { remainDays: 45 }],
  ])('算不出的不算 %#', (terms, result) => expect(aheadCashTerms(terms, '2027-03-18')).toEqual(result))
  test('折扣率小于 100%', () =>
    expect(['0', '99.9999', '100'].map(checkAheadRate)).toEqual([undefined, undefined, '折扣率须小于100%']))
  test('年化收益率按实付计', () =>
    expect(aheadYieldOf({ aheadDiscount: '1875.00', aheadPayAmount: '498125.00', remainDays: 45 })).toBe(
      '3.0113',
    ))
})

describe('提前兑付申请', () => {
  const fill = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

  test('被拒的重新申请：带出持有，随填随算，送出（T-AHD-01）', async () => {
    const refused = aheadOf({ aheadStatus: 'HOLDER_REFUSED', actions: [{ code: 'REOFFER', enabled: true }] })
    answers.set('/v1/credits/ahead-cash/page', { ...pageOf(refused), summary: { count: 1 } })
    answers.set('/v1/credits/ahead-cash/submit', aheadOf())
    openPage(Page, credit.coreCashAheadCashApply)
    await userEvent.click(await screen.findByRole('button', { name: '重新申请' }))
    await screen.findByRole('form', { name: '提前兑付申请' })
    await fill('提前兑付金额', '500000')
    await fill('提前付款日', '2027-02-01')
    await fill('折扣率（年化）', '3')
    const trial = document.querySelector('[aria-label="试算"]')
    await waitFor(() =>
      expect(trial?.textContent).toContain('45折扣金额（元）1,875.00实付金额（元）498,125.00'),
    )
    expect(screen.getByText(/有折扣须持有方同意/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '提交复核' }))
    await waitFor(() =>
      expect(bodies('/v1/credits/ahead-cash/submit')).toEqual([
        {
          holdingNo: 'EV1-001',
          aheadAmount: '500000.00',
          aheadDate: '2027-02-01',
          aheadRate: '3',
          payAccountId: 'A1',
        },
      ]),
    )
    const done = await screen.findByRole('alertdialog', { name: '操作成功' })
    await userEvent.click(within(done).getByRole('button', { name: '确认' }))
  })

  test.each([
    ['EV1-001', '提前兑付金额', '1000000.01', '提前兑付金额不超过可用金额1,000,000.00元'],
    ['EV1-001', '提前兑付金额', '0', '提前兑付金额须大于0'],
    ['EV1-001', '提前付款日', '2026-11-21', '提前付款日须为晚于今日的工作日'],
    ['EV1-001', '提前付款日', '2026-11-18', '提前付款日须为晚于今日的工作日'],
    ['EV1-001', '提前付款日', '2027-03-17', '提前付款日最晚为2027-03-16'],
    ['EV2-001', '折扣率（年化）', '0', FROZEN],
  ])('%s 的%s填 %s：%s', async (holdingNo, label, text, message) => {
    openPage(Page, credit.coreCashAheadCashApply, { view: 'create', holdingNo })
    await screen.findByRole('form', { name: '提前兑付申请' })
    await fill(label, text)
    await userEvent.click(screen.getByRole('button', { name: '提交复核' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(bodies('/v1/credits/ahead-cash/submit')).toEqual([])
  })

  test('批量：冻结的不可选并说明，逐笔金额，逐笔结果', async () => {
    answers.set('/v1/credits/ahead-cash/submit-batch', {
      results: [
        { documentNo: 'EV1-001', success: true, message: 'AC1已提交复核' },
        { documentNo: 'EV3-001', success: false, message: FROZEN },
      ],
    })
    openPage(Page, credit.coreCashAheadCashApply, { view: 'batch' })
    const frozen = await screen.findByRole('checkbox', { name: '选择 EV2-001' })
    expect(frozen.matches(':disabled')).toBe(true)
    expect(frozen.getAttribute('aria-description')).toBe(FROZEN)
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 EV1-001' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 EV3-001' }))
    await fill('提前兑付金额 EV3-001', '301')
    await fill('提前付款日', '2026-12-01')
    await fill('折扣率（年化）', '0')
    await userEvent.click(screen.getByRole('button', { name: '提交 2 笔' }))
    expect(await screen.findByText('EV3-001：不超过可用金额300.00元')).toBeTruthy()
    await fill('提前兑付金额 EV3-001', '200')
    await userEvent.click(screen.getByRole('button', { name: '提交 2 笔' }))
    expect((await screen.findByRole('table', { name: '办理结果' })).textContent).toContain(FROZEN)
    expect(bodies('/v1/credits/ahead-cash/submit-batch')).toMatchObject([
      {
        items: [
          { holdingNo: 'EV1-001', aheadAmount: '1000000.00' },
          { holdingNo: 'EV3-001', aheadAmount: '200.00' },
        ],
        aheadDate: '2026-12-01',
        aheadRate: '0',
      },
    ])
  })
})

test.each([
  ['4.0000', '4.6000', '低于资金方同期报价 4.00%～4.60%'],
  ['3.0000', '4.6000', '在资金方同期报价 3.00%～4.60%之内'],
  ['2.0000', '3.0000', '高于资金方同期报价 2.00%～3.00%'],
])('审批时年化收益率与资金方报价 %s～%s 相比', async (quoteMinRate, quoteMaxRate, text) => {
  answers.set('/v1/credits/ahead-cash/detail', aheadOf({ quoteMinRate, quoteMaxRate }))
  openPage(AheadCashApprovePage, credit.coreCashAheadCashApprove, { view: 'review', aheadNo: 'AC1' })
  expect(await screen.findByText(`3.0113%，${text}`)).toBeTruthy()
})
