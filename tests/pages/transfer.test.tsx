import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { amountBefore, splitNodes } from '#pages/credit/chain/transfer/splitNodes.ts'
import TransferApplyPage from '#pages/credit/chain/transfer/TransferApplyPage.tsx'
import { credit } from '#routes/credit.ts'
import { answers, bodies, openPage, pageOf, Refusal, signedInPage } from './harness.tsx'

signedInPage()

const TRANSFER = '/v1/credits/transfer'
const holding = {
  holdingNo: 'EV1-001',
  voucherNo: 'EV1',
  issuerName: '华岳智造',
  fromCorpName: '华岳智造',
  transferLevel: 0,
  maxTransferLevel: 5,
  holdAmount: '1000.00',
  availableAmount: '1000.00',
  frozenAmount: '0.00',
  promisePayDate: '2027-03-18',
  remainDays: 120,
  holdingStatus: 'HELD',
  enabled: true,
}
const line = (transfereeName: string, transferAmount: string, transferLineStatus?: string) => ({
  lineNo: transfereeName,
  transfereeName,
  transferAmount,
  transferPurpose: '支付货款',
  contractNo: 'HT1',
  invoiceNos: [],
  attachments: [],
  ...(transferLineStatus && { transferLineStatus }),
})
const draft = {
  id: 'TR1',
  transferNo: 'TR1',
  version: 3,
  holdingNo: 'EV1-001',
  voucherNo: 'EV1',
  transferorName: '恒拓机械',
  transferTotalAmount: '700.00',
  lineCount: 2,
  lines: [line('甲', '300.00'), line('乙', '400.00')],
  availableAmount: '1000.00',
  transferStatus: 'DRAFT',
  createUserName: '陈嘉禾',
  createTime: '2026-11-18T09:30:00+08:00',
  auditTrail: [],
  actions: [{ code: 'EDIT', enabled: true }],
}
const openDraft = async (part = {}) => {
  answers.set(`${TRANSFER}/page`, pageOf())
  answers.set(`${TRANSFER}/holdings`, [holding])
  answers.set(`${TRANSFER}/detail`, { ...draft, ...part })
  openPage(TransferApplyPage, credit.chainTransferApply, { view: 'edit', transferNo: 'TR1' })
  return screen.findByRole('form', { name: '凭证转让申请' })
}
const status = () => screen.getByRole('status', { name: '剩余可用' }).textContent

test('拆分图：各行与留存合起来等于拆分之前；被拒签、失效、撤销的已回到转让方（INV-03）', () => {
  const lines = [line('甲', '300.00', 'SIGNED'), line('乙', '400.00', 'REFUSED')]
  const nodes = splitNodes({ holder: '本企业', amount: '1000.00', lines }, (text) => text)
  expect(nodes.map(({ holder, amount, state }) => [holder, amount, state])).toEqual([
    ['本企业', '1000.00', '拆分前可用'],
    ['甲', '300.00', 'SIGNED'],
    ['本企业', '700.00', '留存可用'],
  ])
})

test('拆分之前：没提交的就是可用，提交后加回占去的，结束的没有', () => {
  const lines = [line('甲', '300.00'), line('乙', '400.00', 'EXPIRED')]
  const before = (transferStatus: 'DRAFT' | 'WAIT_SIGN' | 'CLOSED') =>
    amountBefore({ transferStatus, availableAmount: '700.00', lines: lines as never })
  expect([before('DRAFT'), before('WAIT_SIGN'), before('CLOSED')]).toEqual(['700.00', '1000.00', undefined])
})

test('编辑草稿：剩余随填随算；删去一行、平均分配、全额转让（T-TRF-01）', async () => {
  await openDraft()
  expect(status()).toContain('转让总金额 700.00元，剩余可用 300.00元')
  await userEvent.click(screen.getByRole('button', { name: '全额转让' }))
  expect(status()).toContain('剩余可用 0.00元')
  expect(within(screen.getByRole('table', { name: '已填明细' })).getByText('700.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '平均分配' }))
  expect(within(screen.getByRole('table', { name: '已填明细' })).getAllByText('500.00')).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: '删除' })[0]!)
  expect(status()).toContain('共 1 行，转让总金额 500.00元，剩余可用 500.00元')
})

test('提交：发出编号、版本与各行，不送只用来看的；服务端的话原样显示，已填的不动（T-TRF-02）', async () => {
  await openDraft()
  answers.set(`${TRANSFER}/submit`, new Refusal('第1行：合同剩余金额不足'))
  await userEvent.click(screen.getByRole('button', { name: '提交复核' }))
  expect(await screen.findByText('第1行：合同剩余金额不足')).toBeTruthy()
  expect(status()).toContain('共 2 行')
  const [sent] = bodies(`${TRANSFER}/submit`)
  expect(sent).toMatchObject({ transferNo: 'TR1', version: 3, holdingNo: 'EV1-001' })
  const { lines } = sent as { lines: object[] }
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual([
    'attachments',
    'contractNo',
    'invoiceNos',
    'transferAmount',
    'transferPurpose',
    'transfereeName',
  ])
})

test('合计超过可用：就地说明差额，不发出', async () => {
  await openDraft({ lines: [line('甲', '1000.01')], transferTotalAmount: '1000.01' })
  expect(status()).toContain('剩余可用 -0.01元')
  await userEvent.click(screen.getByRole('button', { name: '提交复核' }))
  expect(await screen.findByText('转让总金额超过可用金额，差额0.01元')).toBeTruthy()
  expect(bodies(`${TRANSFER}/submit`)).toEqual([])
})

test('明细很多：先请人核实交易背景（INV-08）', async () => {
  const many = Array.from({ length: 20 }, (_, at) => line(`受让方${at}`, '1.00'))
  await openDraft({ lines: many, transferTotalAmount: '20.00' })
  await userEvent.click(screen.getByRole('button', { name: '提交复核' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('拆分明细较多，请核实交易背景')
  await userEvent.click(within(question).getByRole('button', { name: '取消' }))
  expect(bodies(`${TRANSFER}/submit`)).toEqual([])
})

test('受让方还没准备好：选得到但说明原因，去得了的给出邀请的去处（G-RECV）', async () => {
  answers.set(`${TRANSFER}/transferees`, [
    { corpName: '丙', uscc: 'U3', ready: false, reason: '受让方未完成实名/未开通产品/无已验证收款账户' },
  ])
  answers.set('/v1/trade-contracts/list', [])
  answers.set('/v1/invoices/list', [])
  await openDraft({ lines: [line('丙', '1.00')], transferTotalAmount: '1.00' })
  await userEvent.click(screen.getByRole('button', { name: '编辑' }))
  const drawer = await screen.findByRole('dialog', { name: '编辑明细 1' })
  expect(await within(drawer).findByText(/请邀请对方完成后再转让/)).toBeTruthy()
  expect(within(drawer).queryByRole('link', { name: '去邀请' })).toBeNull()
  await userEvent.click(within(drawer).getByRole('button', { name: '确定' }))
  expect(await within(drawer).findByRole('alert')).toHaveProperty(
    'textContent',
    '受让方未完成实名/未开通产品/无已验证收款账户',
  )
})
