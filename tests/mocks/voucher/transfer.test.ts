// TRF 转让: every transition over HTTP, its guards and what it does to holdings.

import { beforeEach, describe, expect, it } from 'vitest'
import { type DocumentState, NO_OPINION, OWN, STATE, UNSIGNED } from '../../../checks/shared/TestClient.ts'
import type { HoldingRow } from '../../../mocks/voucher/voucher/rows.ts'
import { CHAIN2, Circulation } from '../Circulation.ts'

const SUBMIT = '/v1/credits/transfer/submit'
const WHOLE = ['1000000.00', '0.00', '0.00', '0.00', '0.00']

let c: Circulation
let voucherNo = ''
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  root = `${voucherNo}-001`
})

const row = (no: string) => c.world.transferApplications.need(no)
const contract = () => c.world.tradeContracts.find((one) => one.corpId === 'C002' && one.partyB === CHAIN2)!
const refused = (form: object) => c.client.refused('chain-operator', SUBMIT, form)

describe('T-TRF-01、02、08、10 经办', () => {
  it('草稿只查格式；提交冻结持有、占用合同与发票；撤回全部放回；作废', async () => {
    type Draft = { transferNo: string; version: number; transferStatus: string }
    const nothing = { lines: [] }
    const draft = await c.client.done<Draft>('chain-operator', '/v1/credits/transfer/save', nothing)
    expect(draft.transferStatus).toBe('DRAFT')
    const invoice = c.world.invoices.find((one) => one.corpId === 'C002' && one.sellerName === CHAIN2)!
    const form = c.transferForm(root, [{ amount: '300000.00', part: { invoiceNos: [invoice.invoiceNo] } }], {
      transferNo: draft.transferNo,
      version: draft.version,
    })
    const sent = await c.client.done<DocumentState>('chain-operator', SUBMIT, form)
    expect(sent.stateReason).toBe('陈嘉禾已提交，等待复核')
    expect(sent.actions.map(({ code }) => code)).toEqual(['RECALL'])
    expect(c.amounts(root)).toEqual(['700000.00', '300000.00', '0.00', '0.00', '0.00'])
    expect([contract().contractUsedAmount, invoice.invoiceRemainAmount]).toEqual(['300000.00', '378000.00'])
    const recall = () =>
      c.client.post('chain-operator', '/v1/credits/transfer/recall', c.ref(draft.transferNo))
    expect((await recall()).code).toBe('0')
    expect(c.amounts(root)).toEqual(WHOLE)
    expect([contract().contractUsedAmount, invoice.invoiceRemainAmount]).toEqual(['0.00', '678000.00'])
    expect((await recall()).message).toBe(STATE)
    const cancel = () =>
      c.client.post('chain-operator', '/v1/credits/transfer/cancel', c.ref(draft.transferNo))
    expect((await cancel()).code).toBe('0')
    expect((await cancel()).message).toBe(STATE)
    const events = row(draft.transferNo).auditTrail.map(({ event }) => event)
    expect(events).toEqual(['保存草稿', '提交复核', '经办撤回', '作废'])
  })

  it.each([
    ['没有明细', [], '请至少填写一行转让明细'],
    ['超过可用', [{ amount: '1000000.01' }], '转让总金额超过可用金额，差额0.01元'],
    ['零元', [{ amount: '0.00' }], '第1行：转让金额须大于0'],
    ['没有用途', [{ amount: '1.00', part: { transferPurpose: ' ' } }], '第1行：请填写转让用途'],
    ['不存在', [{ amount: '1.00', to: '查无此企业' }], '受让方不存在'],
    [
      '是自己',
      [{ amount: '1.00', to: '江苏恒拓精密机械有限公司' }],
      '江苏恒拓精密机械有限公司：受让方不能是本企业',
    ],
    ['是开立方', [{ amount: '1.00', to: '华岳智造集团股份有限公司' }], '受让方不能是开立方'],
    ['合同不是本企业的', [{ amount: '1.00', part: { contractNo: 'HY-CG-2026-0001' } }], '合同不存在或未生效'],
  ])('%s 时不可提交，什么都不改变', async (_name, lines, message) => {
    expect(await refused(c.transferForm(root, lines))).toBe(message)
    expect(c.amounts(root)).toEqual(WHOLE)
    expect(contract().contractUsedAmount).toBe('0.00')
  })

  it('同一合同的两行合计超过剩余时，第一行的占用也放回', async () => {
    contract().contractAmount = '150000.00'
    expect(await refused(c.transferForm(root, [{ amount: '100000.00' }, { amount: '100000.00' }]))).toContain(
      '交易背景金额不足',
    )
    expect(contract().contractUsedAmount).toBe('0.00')
    expect(c.amounts(root)[1]).toBe('0.00')
  })

  it('不允许转让、层级到顶、临近应付日、别家的持有', async () => {
    const application = c.world.issueApplications.find((one) => one.voucherNo === voucherNo)!
    const form = c.transferForm(root, [{ amount: '1.00' }])
    application.transferAllowed = false
    expect(await refused(form)).toBe('开立方不允许转让该凭证')
    application.transferAllowed = true
    application.maxTransferLevel = 1
    const [child] = await c.split(root, '200000.00')
    const picker = await c.client.done('chain2-operator', '/v1/credits/transfer/holdings')
    expect(picker).toMatchObject([{ holdingNo: child, enabled: false, reason: '已达最大转让层级1' }])
    expect(await refused(c.transferForm(child!, [{ amount: '1.00' }]))).toBe('单据不存在')
    await c.day('2027-03-17')
    expect(await refused(form)).toBe('距应付日不足1个工作日，已停止办理')
  })

  it('只有经办能提交；查询岗没有权限；不到 51 行', async () => {
    const form = c.transferForm(root, [{ amount: '1.00' }])
    expect(await c.client.status('chain-director', SUBMIT, form)).toBe(403)
    expect(await c.client.status('chain-query', SUBMIT, form)).toBe(403)
    const many = Array.from({ length: 50 }, () => ({ amount: '1.00' }))
    const full = await c.client.done<{ riskTip: string }>(
      'chain-operator',
      SUBMIT,
      c.transferForm(root, many),
    )
    expect(full.riskTip).toBe('拆分明细较多，请核实交易背景')
  })
})

describe('T-TRF-03、07、09 复核', () => {
  it('通过：每行产生子持有与签收任务，通知开立方；INV-01；没有签署不行', async () => {
    const no = await c.transfer(root, { amount: '300000.00' }, { amount: '200000.00' })
    const unsigned = { items: [c.ref(no)], decision: 'PASS' }
    const review = '/v1/credits/transfer/review'
    expect(await c.client.refused('chain-director', review, unsigned)).toBe(UNSIGNED)
    expect((await c.client.madeBy('chain-director', row(no), () => c.reviewTransfer(no))).message).toBe(OWN)
    expect((await c.reviewTransfer(no)).message).toBe('复核通过，等待受让方处理')
    expect(row(no).lines.map((line) => [line.childHoldingNo, line.transferLineStatus])).toEqual([
      [`${voucherNo}-002`, 'WAIT_SIGN'],
      [`${voucherNo}-003`, 'WAIT_SIGN'],
    ])
    expect(c.holding(`${voucherNo}-002`)).toMatchObject({
      holdingStatus: 'WAIT_SIGN',
      transferLevel: 1,
      parentHoldingNo: root,
      holdAmount: '300000.00',
      corpId: 'C003',
    })
    expect(c.client.messagesOf(no).at(-1)).toEqual(['债权转让通知', 'ROLE_CREDIT_CORE_OPERATOR'])
    const [task, ...others] = await c.client.list('chain2-operator', '/v1/credits/sign/page', {
      signType: 'TRANSFER',
    })
    expect(others).toHaveLength(1)
    expect(task).toMatchObject({ tradeBackground: '支付货款', contractNo: contract().contractNo })
  })

  it('驳回：意见必填，全部放回，可改后再提交', async () => {
    const no = await c.transfer(root, { amount: '300000.00' })
    expect((await c.reviewTransfer(no, 'REJECT')).message).toBe(NO_OPINION)
    await c.reviewTransfer(no, 'REJECT', '用途不清')
    expect(c.amounts(root)).toEqual(WHOLE)
    const view = await c.client.done<DocumentState>('chain-operator', '/v1/credits/transfer/detail', {
      transferNo: no,
    })
    expect(view.stateReason).toBe('驳回意见：用途不清')
    expect(view.actions.map(({ code }) => code)).toEqual(['EDIT', 'CANCEL'])
    const again = c.transferForm(root, [{ amount: '100000.00' }], {
      transferNo: no,
      version: row(no).version,
    })
    await c.client.done('chain-operator', SUBMIT, again)
    expect(row(no).reviewOpinion).toBeUndefined()
    expect(c.amounts(root)[1]).toBe('100000.00')
  })

  it('撤销未签收转让：每行关闭，签收任务结束；有人签收之后不可', async () => {
    const revoke = async (no: string) =>
      c.client.post('chain-director', '/v1/credits/transfer/revoke', {
        ...c.ref(no),
        signTicket: await c.client.sign('chain-director', 'TRANSFER_REVIEW', [no]),
      })
    const no = await c.transfer(root, { amount: '300000.00' }, { amount: '200000.00' })
    await c.reviewTransfer(no)
    expect((await revoke(no)).code).toBe('0')
    expect(row(no).transferStatus).toBe('CANCELLED')
    expect(c.amounts(root)).toEqual(WHOLE)
    expect(c.world.signTasks.need(c.signNos(no)[0]!).signStatus).toBe('EXPIRED')
    const other = await c.transfer(root, { amount: '300000.00' }, { amount: '200000.00' })
    await c.reviewTransfer(other)
    await c.sign(c.signNos(other)[0]!)
    expect((await revoke(other)).message).toBe(STATE)
  })
})

describe('T-TRF-04、05、06 受让方', () => {
  it('逐行签收：部分完成、完成；余额、拆分笔数与层级', async () => {
    const no = await c.transfer(root, { amount: '300000.00' }, { amount: '200000.00' })
    await c.reviewTransfer(no)
    const [first, second] = c.signNos(no)
    expect((await c.sign(first!)).message).toBe('已签收')
    expect(row(no).transferStatus).toBe('PART_DONE')
    expect(c.amounts(root)).toEqual(['500000.00', '200000.00', '300000.00', '0.00', '0.00'])
    expect(c.holding(`${voucherNo}-002`)).toMatchObject({
      holdingStatus: 'HELD',
      availableAmount: '300000.00',
    })
    await c.sign(second!)
    expect(row(no).transferStatus).toBe('DONE')
    expect(c.voucher(voucherNo)).toMatchObject({ splitCount: 2, currentMaxLevel: 1 })
    expect(c.client.bookingsOf(no)).toEqual([
      ['T-TRF-04', '300000.00'],
      ['T-TRF-04', '200000.00'],
    ])
  })

  it('全额转让之后持有用尽', async () => {
    await c.split(root, '1000000.00')
    expect(c.holding(root)).toMatchObject({ holdingStatus: 'EXHAUSTED', transferredAmount: '1000000.00' })
  })

  it('拒签一行恢复可用并释放合同；一行都没签收则关闭', async () => {
    const no = await c.transfer(root, { amount: '300000.00' }, { amount: '200000.00' })
    await c.reviewTransfer(no)
    const [first, second] = c.signNos(no)
    await c.sign(first!, true)
    expect(row(no)).toMatchObject({ transferStatus: 'PART_DONE' })
    expect(row(no).lines[0]!.transferLineStatus).toBe('REFUSED')
    expect(c.amounts(root)).toEqual(['800000.00', '200000.00', '0.00', '0.00', '0.00'])
    expect(contract().contractUsedAmount).toBe('200000.00')
    await c.sign(second!, true)
    expect(row(no).transferStatus).toBe('CLOSED')
    expect(c.holding(`${voucherNo}-002`).holdingStatus).toBe('CLOSED')
  })

  it('签收超期：行失效，金额恢复', async () => {
    const no = await c.transfer(root, { amount: '300000.00' })
    await c.reviewTransfer(no)
    await c.day('2026-12-02')
    expect(row(no).transferStatus).toBe('WAIT_SIGN')
    await c.day('2026-12-03')
    expect(row(no).transferStatus).toBe('CLOSED')
    expect(row(no).lines[0]!.transferLineStatus).toBe('EXPIRED')
    expect(c.amounts(root)[0]).toBe('1000000.00')
  })
})

describe('隔离', () => {
  it('受让方看不到转让申请，也看不到别的持有方；开立方看得到全部持有', async () => {
    await c.split(root, '300000.00')
    const no = c.world.transferApplications.all()[0]!.transferNo
    expect(await c.client.refused('chain2-operator', '/v1/credits/transfer/detail', { transferNo: no })).toBe(
      '单据不存在',
    )
    await c.split(root, '100000.00')
    const holdings = async (persona: 'core-operator' | 'chain2-operator') => {
      const path = '/v1/credits/voucher/detail'
      const detail = await c.client.done<{ holdings: HoldingRow[] }>(persona, path, { voucherNo })
      return detail.holdings.map(({ holdingNo }) => holdingNo.slice(-3))
    }
    expect(await holdings('core-operator')).toEqual(['001', '002', '003'])
    c.holding(`${voucherNo}-003`).corpId = 'C081'
    expect(await holdings('chain2-operator')).toEqual(['001', '002'])
  })
})
