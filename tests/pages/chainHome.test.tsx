import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ChainDirectorHomePage from '#pages/credit/chain/index/ChainDirectorHomePage.tsx'
import { credit } from '#routes/credit.ts'
import { answers, bodies, grant, openPage, pageOf, received, signedInPage } from './harness.tsx'

signedInPage()

const home = {
  todos: [{ code: 'TRANSFER', name: '转让待复核', count: 1, path: '/credit/chain/transfer/split-approve' }],
  availableAmount: '60.00',
  frozenAmount: '30.00',
  financedAmount: '10.00',
  dueDays: [],
  dueSpread: [],
  recentVouchers: [],
}
const transfer = {
  transferNo: 'TR1',
  version: 1,
  voucherNo: 'EV1',
  transferTotalAmount: '300.00',
  lineCount: 2,
  createUserName: '吴启明',
  submitTime: '2026-11-18T09:30:00+08:00',
  actions: [{ code: 'REVIEW', enabled: false, reason: '不可复核本人经办业务' }],
}
const ahead = {
  aheadNo: 'AC1',
  version: 4,
  voucherNo: 'EV2',
  issuerName: '华岳智造',
  aheadAmount: '500000.00',
  aheadRate: '3.0000',
  aheadDiscount: '1875.00',
  aheadPayAmount: '498125.00',
  aheadDate: '2026-11-20',
  remainDays: 45,
  quoteMinRate: '3.4500',
  quoteMaxRate: '5.2000',
  promisePayDate: '2027-01-04',
  actions: [{ code: 'CONFIRM', enabled: true }],
}
const CONSENTS = '/v1/credits/ahead-cash/consents'
const CONFIRM = '/v1/credits/ahead-cash/confirm'

const show = () => {
  answers.set('/v1/credits/home/chain', home)
  answers.set('/v1/credits/transfer/page', pageOf(transfer))
  openPage(ChainDirectorHomePage, credit.chainDirector)
  return screen.findByRole('region', { name: '待复核' })
}

test('待复核的转让列在首页，本人经办的说明不可复核；点编号就是那一份（INV-01）', async () => {
  answers.set(CONSENTS, [])
  grant(credit.chainTransferSplitApprove)
  await show()
  const table = await screen.findByRole('table', { name: '待复核转让' })
  expect(within(table).getByRole('link', { name: 'TR1' }).getAttribute('href')).toBe(
    '/credit/chain/transfer/split-approve?view=review&transferNo=TR1',
  )
  const review = within(table).getByRole('button', { name: '复核' })
  expect(review.getAttribute('aria-description')).toBe('不可复核本人经办业务')
  expect(screen.queryByText('提前兑付待同意')).toBeNull()
})

test('没有拆分转让复核的授权就不去问', async () => {
  answers.set(CONSENTS, [])
  await show()
  await screen.findByRole('region', { name: '最近收到' })
  expect(received.some(({ path }) => path === '/v1/credits/transfer/page')).toBe(false)
})

test('提前兑付待同意：看清折扣与实付，拒绝须写意见（T-AHD-06）', async () => {
  answers.set(CONSENTS, [ahead])
  answers.set(CONFIRM, { results: [{ documentNo: 'AC1', success: true, message: '已拒绝' }] })
  await show()
  const table = await screen.findByRole('table', { name: '提前兑付待同意' })
  expect(within(table).getByText('498,125.00')).toBeTruthy()
  await userEvent.click(within(table).getByRole('button', { name: '答复' }))
  const drawer = await screen.findByRole('dialog', { name: '答复提前兑付' })
  expect(within(drawer).getByText('3.0113%，低于资金方同期报价 3.45%～5.20%')).toBeTruthy()
  await userEvent.click(within(drawer).getByRole('button', { name: '拒绝' }))
  expect(await within(drawer).findByText('请填写审核意见')).toBeTruthy()
  await userEvent.type(within(drawer).getByRole('textbox', { name: '审核意见' }), '折扣过高')
  answers.set(CONSENTS, [])
  await userEvent.click(within(drawer).getByRole('button', { name: '拒绝' }))
  await waitFor(() => expect(screen.queryByText('提前兑付待同意')).toBeNull())
  expect(bodies(CONFIRM)).toEqual([
    { items: [{ documentNo: 'AC1', version: 4 }], decision: 'REJECT', reviewOpinion: '折扣过高' },
  ])
})
