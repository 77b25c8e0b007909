import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ReturnApplyPage from '#pages/credit/chain/return/ReturnApplyPage.tsx'
import RecycleApplyPage from '#pages/credit/core/recycle/RecycleApplyPage.tsx'
import SupplierLimitDetailPage from '#pages/credit/core/supplier/SupplierLimitDetailPage.tsx'
import { credit } from '#routes/credit.ts'
import { answers, bodies, openPage, pageOf, Refusal, signedInPage } from './harness.tsx'

signedInPage()

const RETURN = '/v1/credits/return'
const RECYCLE = '/v1/credits/recycle'
const can = (...codes: string[]) => codes.map((code) => ({ code, enabled: true }))
const consent = {
  recycleNo: 'RY1',
  version: 2,
  voucherNo: 'EV1',
  holdingNo: 'EV1-001',
  issuerName: '华岳智造',
  recycleAmount: '800.00',
  recycleReason: '金额开错',
  attachments: [],
  promisePayDate: '2027-03-18',
  deadline: '2026-11-25',
  actions: can('AGREE', 'REFUSE'),
  auditTrail: [],
  recycleStatus: 'WAIT_HOLDER',
}
const returned = {
  id: 'RY2',
  recycleNo: 'RY2',
  recycleType: 'RETURN',
  version: 1,
  voucherNo: 'EV2',
  holdingNo: 'EV2-001',
  holderName: '恒拓机械',
  recycleAmount: '500.00',
  returnReason: 'GOODS_RETURN',
  returnDesc: '货物已退',
  availableLimit: '100.00',
  availableLimitAfter: '600.00',
  attachments: [],
  recycleStatus: 'WAIT_APPLY',
  createTime: '2026-11-18T09:30:00+08:00',
  auditTrail: [],
  actions: can('ACCEPT', 'REFUSE'),
}

test('没有待同意的回收就不占地方；取不到的说明原因可重试', async () => {
  answers.set(`${RETURN}/page`, pageOf())
  answers.set(`${RETURN}/recycle-consents`, new Refusal('系统繁忙'))
  openPage(ReturnApplyPage, credit.chainReturnApply)
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙')
  answers.set(`${RETURN}/recycle-consents`, [])
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('协商回收待同意')).toBeNull())
})

test('同意回收：写明说明，带着看到的版本送出（T-RTN-07）', async () => {
  answers.set(`${RETURN}/page`, pageOf())
  answers.set(`${RETURN}/recycle-consents`, [consent])
  answers.set(`${RETURN}/agree-recycle`, {})
  openPage(ReturnApplyPage, credit.chainReturnApply)
  const table = await screen.findByRole('table', { name: '协商回收待同意' })
  await userEvent.click(within(table).getByRole('button', { name: '同意回收' }))
  const drawer = await screen.findByRole('dialog', { name: '同意开立方回收' })
  await userEvent.click(within(drawer).getByRole('button', { name: '提交复核' }))
  expect(await within(drawer).findByText('请输入退回说明')).toBeTruthy()
  await userEvent.type(within(drawer).getByRole('textbox', { name: '退回说明' }), '同意收回')
  await userEvent.click(within(drawer).getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(`${RETURN}/agree-recycle`)).toEqual([
    { recycleNo: 'RY1', version: 2, returnDesc: '同意收回' },
  ])
})

test('受理退回：同意时原因可不写并看到额度影响，拒绝时必填（T-RCY-03、04）', async () => {
  answers.set(`${RECYCLE}/page`, pageOf(returned))
  answers.set(`${RECYCLE}/answer`, {})
  openPage(RecycleApplyPage, credit.coreRecycleApply)
  await userEvent.click(await screen.findByRole('button', { name: '拒绝' }))
  const drawer = await screen.findByRole('dialog', { name: '受理退回' })
  expect(within(drawer).queryByText('额度影响')).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: '提交复核' }))
  expect(await within(drawer).findByText('请输入回收原因')).toBeTruthy()
  await userEvent.click(within(drawer).getByRole('button', { name: '取消' }))
  await userEvent.click(screen.getByRole('button', { name: '同意' }))
  const again = await screen.findByRole('dialog', { name: '受理退回' })
  expect(within(again).getByText('600.00')).toBeTruthy()
  await userEvent.click(within(again).getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(`${RECYCLE}/answer`)).toEqual([{ recycleNo: 'RY2', version: 1, recycleDecision: 'ACCEPT' }])
})

test('页签是条件的常用组合：查询条件里看得到，左右键可换', async () => {
  answers.set(`${RECYCLE}/page`, pageOf(returned))
  openPage(RecycleApplyPage, credit.coreRecycleApply)
  const last = () => bodies(`${RECYCLE}/page`).at(-1)
  await userEvent.click(await screen.findByRole('tab', { name: '退回待受理' }))
  await waitFor(() => expect(last()).toMatchObject({ recycleType: 'RETURN', recycleStatus: 'WAIT_APPLY' }))
  await userEvent.keyboard('{ArrowRight}')
  const active = screen.getByRole('tab', { name: '协商回收' })
  expect([active.getAttribute('aria-selected'), document.activeElement]).toEqual(['true', active])
  await waitFor(() => expect(last()).toMatchObject({ recycleType: 'ACTIVE' }))
  expect(last()).not.toHaveProperty('recycleStatus')
})

const flows = (openingAvailable: string, flowTotal: string, closingAvailable: string) => ({
  ...pageOf(),
  summary: { count: 1, limitCount: 1, openingAvailable, flowTotal, closingAvailable },
})

test('额度流水：期初加流水等于期末才说核对一致（INV-10）', async () => {
  answers.set('/v1/credits/limit-flow/page', flows('100.00', '-30.00', '70.00'))
  const { unmount } = openPage(SupplierLimitDetailPage, credit.coreSupplierLimitDetail)
  expect(await screen.findByText(/期初 \+ 流水 = 期末，笔笔接得上，核对一致/)).toBeTruthy()
  unmount()
  answers.set('/v1/credits/limit-flow/page', flows('100.00', '-30.00', '71.00'))
  openPage(SupplierLimitDetailPage, credit.coreSupplierLimitDetail)
  expect((await screen.findByRole('alert')).textContent).toContain('期初 + 流水 ≠ 期末')
})

test('额度流水：合计对得上，有一笔接不上前一笔，也说出是哪一笔', async () => {
  const answer = flows('100.00', '-30.00', '70.00')
  const summary = { ...answer.summary, brokenFlowNo: 'LF2026111800000002' }
  answers.set('/v1/credits/limit-flow/page', { ...answer, summary })
  openPage(SupplierLimitDetailPage, credit.coreSupplierLimitDetail)
  expect((await screen.findByRole('alert')).textContent).toContain('LF2026111800000002')
})

test('额度流水：按单据筛过的不作核对', async () => {
  answers.set('/v1/credits/limit-flow/page', flows('100.00', '-10.00', '70.00'))
  openPage(SupplierLimitDetailPage, credit.coreSupplierLimitDetail, { bizNo: 'IS1' })
  expect(await screen.findByText(/发生金额合计只含所列的几笔/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
