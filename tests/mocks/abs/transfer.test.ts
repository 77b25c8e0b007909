// APB ABS应付确认 and ATR ABS应收转让: what the factor, the plan manager and the calendar do.

import { beforeEach, describe, expect, it } from 'vitest'
import type {
  AbsPayable,
  AbsPayableCreateOutcome,
  AbsTransfer,
  AbsTransferStatus,
} from '#api/generated/corp/model/index.ts'
import { add } from '#domain/money.ts'
import { OWN, STATE, TestClient } from '../../../checks/shared/TestClient.ts'
import { openPaymentOf } from '../../../mocks/abs/payment/book.ts'
import { planPayment } from '../../../mocks/abs/payment/plan.ts'
import { buildAbsPayable } from '../../../mocks/abs/payment/seed.ts'
import { buildAbsTransfer } from '../../../mocks/abs/plan/inFlight.ts'
import { needTransferable } from '../../../mocks/abs/transfer/rules.ts'
import { CORPS } from '../../../mocks/portal/people/corps.ts'
import { hasOverdue } from '../../../mocks/voucher/issue/rules.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('abs-ready')
})

const transfer = (absTransferStatus: AbsTransferStatus) => {
  const { absTransferNo, lines } = buildAbsTransfer(client.world, { absTransferStatus })
  return { absTransferNo, payableNo: lines[0]!.payableNo }
}
const row = (absTransferNo: string) => client.world.absTransfers.need(absTransferNo)
const payable = (payableNo: string) => client.world.absPayables.need(payableNo)
const pack = (absTransferNo: string) => client.world.financeDataPackages.need(row(absTransferNo).packageNo!)

describe('转让占住账款与资料包，终止时放开', () => {
  it('T-APB-06、T-FDP-07：提交即占住；T-ATR-09、T-APB-07：审核不通过即放开', async () => {
    const { absTransferNo, payableNo } = transfer('FACTOR_AUDITING')
    expect(payable(payableNo)).toMatchObject({ payableStatus: 'TRANSFERRING', absTransferNo })
    expect(pack(absTransferNo).packageStatus).toBe('USED')
    expect(await client.happens('factor', 'T-ATR-09', absTransferNo)).toContain('写明原因')
    await client.happens('factor', 'T-ATR-09', `${absTransferNo} 集中度超限`)
    expect(row(absTransferNo)).toMatchObject({
      absTransferStatus: 'FACTOR_REJECTED',
      failReason: '集中度超限',
    })
    expect(payable(payableNo).payableStatus).toBe('CONFIRMED')
    expect(pack(absTransferNo).packageStatus).toBe('VERIFIED')
  })

  it('T-ATR-02：债务人正在付款的账款不能转让', () => {
    const { absTransferNo, payableNo } = transfer('FACTOR_REJECTED')
    const { corpId, planNo } = row(absTransferNo)
    const choose = () => needTransferable(client.world, corpId, { planNo, payableNos: [payableNo] })
    planPayment(client.world, payable(payableNo))
    expect(choose().payables).toHaveLength(1)
    openPaymentOf(client.world, payableNo)!.paymentStatus = 'PAYING'
    expect(choose).toThrow('债务人正在办理付款')
  })

  it('G-OVERDUE：逾期未付的应付账款也暂停新增开立', () => {
    const { corpId } = client.world.corps.need(CORPS.absCore)
    expect(hasOverdue(client.world, corpId)).toBe(false)
    expect(buildAbsPayable(client.world, { payableStatus: 'OVERDUE' }).corpId).toBe(corpId)
    expect(hasOverdue(client.world, corpId)).toBe(true)
  })

  it('T-ATR-05：要求补正后五个工作日未答复，自动撤销', async () => {
    const { absTransferNo, payableNo } = transfer('FACTOR_AUDITING')
    await client.happens('factor', 'T-ATR-05', `${absTransferNo} 请补充验收单`)
    expect(row(absTransferNo)).toMatchObject({
      absTransferStatus: 'SUPPLEMENT',
      supplementDeadline: '2026-11-25',
    })
    await client.day('2026-11-26')
    expect(row(absTransferNo).absTransferStatus).toBe('CANCELLED')
    expect(payable(payableNo).payableStatus).toBe('CONFIRMED')
  })

  it('T-ATR-11：签署协议之前经办可撤销，未签的协议终止；签署之后不能', async () => {
    const waiting = transfer('WAIT_SIGN')
    const ref = (no: string) => ({ documentNo: no, version: row(no).version })
    const path = '/v1/abs/transfer/cancel'
    await client.done('abs-chain-operator', path, ref(waiting.absTransferNo))
    const statuses = client.world.protocols
      .where((one) => one.bizNo === waiting.absTransferNo)
      .map((one) => one.protocolStatus)
    expect(statuses).toEqual(['TERMINATED', 'TERMINATED'])
    const { absTransferNo } = transfer('PACKAGING')
    expect(await client.refused('abs-chain-operator', path, ref(absTransferNo))).toBe(STATE)
  })
})

describe('撤回提交', () => {
  it('转让申请回到草稿，账款与资料包放开', async () => {
    const { absTransferNo, payableNo } = transfer('PENDING_REVIEW')
    const { version } = row(absTransferNo)
    await client.done('abs-chain-operator', '/v1/abs/transfer/recall', { documentNo: absTransferNo, version })
    expect(row(absTransferNo).absTransferStatus).toBe('DRAFT')
    expect(payable(payableNo).payableStatus).toBe('CONFIRMED')
  })

  it('应付回到草稿，合同与发票放回；别人提交的不能撤回', async () => {
    const mine = buildAbsPayable(client.world, { payableStatus: 'PENDING_REVIEW' })
    const used = () => client.world.tradeContracts.need(mine.contractNo!).contractUsedAmount
    const before = used()
    const ask = () => ({ documentNo: mine.payableNo, version: mine.version })
    const made = mine.createUserId
    mine.createUserId = client.user('abs-core-director').userId
    const path = '/v1/abs/payable/recall'
    expect(await client.refused('abs-core-operator', path, ask())).toBe('只能撤回本人提交的')
    mine.createUserId = made
    await client.done('abs-core-operator', path, ask())
    expect(mine.payableStatus).toBe('DRAFT')
    expect(add(used(), mine.payableAmount)).toBe(before)
  })
})

describe('审核、签署、入池与价款', () => {
  it('T-ATR-08 生成协议；计划成立后才能封包（T-ATR-07）；T-APB-08 只能付到归集账户；T-ATR-12 出回单', async () => {
    const plan = client.world.absPlans.find((one) => one.planStatus === 'RAISING')!
    const built = buildAbsTransfer(client.world, {
      absTransferStatus: 'FACTOR_AUDITING',
      planName: plan.planName,
    })
    const { absTransferNo } = built
    const [line] = built.lines
    await client.happens('factor', 'T-ATR-08', absTransferNo)
    expect(row(absTransferNo).protocolNos).toHaveLength(2)
    Object.assign(row(absTransferNo), { absTransferStatus: 'PACKAGING' })
    expect(await client.happens('planmgr', 'T-ATR-07', absTransferNo)).toContain('尚未成立')
    await client.happens('planmgr', '计划成立', plan.planNo)
    await client.happens('planmgr', 'T-ATR-07', absTransferNo)
    expect(payable(line!.payableNo)).toMatchObject({
      payableStatus: 'POOLED',
      planNo: plan.planNo,
      transferPrice: line!.transferPrice,
    })
    expect(payable(line!.payableNo).registerNo).toMatch(/^ZD\d{18}$/)
    await client.happens('factor', 'T-ATR-12', absTransferNo)
    const receipt = client.world.receipts.need(row(absTransferNo).receiptNo!)
    expect(receipt).toMatchObject({
      receiptType: 'ABS_PRICE',
      receiptAmount: row(absTransferNo).transferPrice,
    })
    expect(client.bookingsOf(absTransferNo)).toEqual([['T-ATR-12', row(absTransferNo).transferPrice]])
  })

  it('T-ATR-13、T-APB-12：不合格资产出池，账款仍归债权人，协议终止', async () => {
    const { absTransferNo, payableNo } = transfer('POOLED')
    await client.happens('planmgr', 'T-ATR-13', `${absTransferNo} 发票已红冲`)
    expect(row(absTransferNo)).toMatchObject({ absTransferStatus: 'REMOVED', failReason: '发票已红冲' })
    expect(payable(payableNo).payableStatus).toBe('CONFIRMED')
    expect(payable(payableNo).planNo).toBeUndefined()
  })
})

describe('应付', () => {
  it('导入：一行里不对的都说出来，超过发票剩余金额的也说', async () => {
    const good = buildAbsPayable(client.world, { payableStatus: 'DRAFT' })
    const [invoiceNo = ''] = good.invoiceNos
    const remain = client.world.invoices.need(invoiceNo).invoiceRemainAmount
    const entry = {
      creditorName: good.creditorName,
      contractNo: 'HT-none',
      invoiceNos: [invoiceNo],
      payableAmount: add(remain, '0.01'),
      payableDueDate: '2027-10-01',
    }
    const { failures } = await client.done<AbsPayableCreateOutcome>(
      'abs-core-operator',
      '/v1/abs/payable/import',
      { rows: [entry] },
    )
    expect(failures).toMatchObject([
      { rowIndex: 0, field: 'payableDueDate', message: '应付日期须为工作日' },
      { rowIndex: 0, field: 'contractNo' },
      {
        rowIndex: 0,
        field: 'payableAmount',
        message: expect.stringContaining('账款金额超过发票剩余金额合计'),
      },
    ])
  })

  it('T-APB-11：过了应付日期仍未付清即逾期，提醒本企业与差额补足方', async () => {
    const { payableNo } = buildAbsPayable(client.world, { corpId: 'C013', payableDueDate: '2026-12-02' })
    await client.day('2026-12-02')
    expect(payable(payableNo).payableStatus).toBe('CONFIRMED')
    await client.day('2026-12-03')
    expect(payable(payableNo).payableStatus).toBe('OVERDUE')
    const shown = client.world.messages
      .where((one) => one.bizNo === payableNo && one.messageType === 'WARN')
      .map((one) => [one.corpId, one.messageTitle])
    expect(shown).toEqual([
      ['C013', '应付账款已逾期'],
      ['C011', '应付账款已逾期，请履行差额补足'],
    ])
  })

  it('INV-01：本人经办的不能复核，复核的页签里也不列', async () => {
    const mine = buildAbsPayable(client.world, { payableStatus: 'PENDING_REVIEW' })
    mine.createUserId = client.user('abs-core-director').userId
    const items = [{ documentNo: mine.payableNo, version: mine.version }]
    const path = '/v1/abs/payable/review'
    const [outcome] = await client.decide('abs-core-director', path, 'ABS_PAYABLE', items)
    expect(outcome).toMatchObject({ success: false, message: OWN })
    const waiting = { payableStage: 'WAIT_REVIEW' }
    expect(await client.list('abs-core-director', '/v1/abs/payable/page', waiting)).toEqual([])
  })

  it('债权人看到的经过里，债务人的员工只写企业；债务人自己看得到姓名', async () => {
    const { payableNo, debtorName, auditTrail } = buildAbsPayable(client.world, {
      payableStatus: 'CONFIRMED',
    })
    const seen = async (person: 'abs-chain-operator' | 'abs-core-operator') => {
      const path = '/v1/abs/payable/detail'
      const shown = await client.done<AbsPayable>(person, path, { payableNo })
      return [shown.createUserName, ...shown.auditTrail.map((line) => line.operatorName)]
    }
    expect(new Set(await seen('abs-chain-operator'))).toEqual(new Set([debtorName]))
    expect(await seen('abs-core-operator')).toContain(auditTrail[0]!.operatorName)
  })

  it('债权人看不到未确认的账款，也不能替债务人办理', async () => {
    const { payableNo } = buildAbsPayable(client.world, { payableStatus: 'PENDING_REVIEW' })
    expect(await client.refused('abs-chain-operator', '/v1/abs/payable/detail', { payableNo })).toBe(
      '账款不存在',
    )
    const refusal = await client.send('abs-chain-operator', '/v1/abs/payable/delete', {
      documentNo: payableNo,
      version: 1,
    })
    expect(refusal.status).toBe(403)
  })
})

describe('凭据随账款', () => {
  const refusal = (payableNo: string, packageNo: string) => {
    const { debtorName } = payable(payableNo)
    const plan = client.world.absPlans.find((one) => one.planStatus === 'CYCLING')!
    const account = client.world.bankAccounts.find((one) => one.corpId === CORPS.absChain)!
    return client.refused('abs-chain-operator', '/v1/abs/transfer/save', {
      debtorName,
      planNo: plan.planNo,
      payableNos: [payableNo],
      packageNo,
      collectAccountId: account.accountId,
    })
  }

  it('T-FDP-07：没有账款自己的合同与发票的资料包，金额够也不能用', async () => {
    const { payableNo } = buildAbsPayable(client.world, { payableStatus: 'CONFIRMED' })
    const other = client.world.financeDataPackages.find((one) => one.packageName === '天府项目供货资料')!
    expect(await refusal(payableNo, other.packageNo)).toBe(
      `资料包里没有账款${payableNo}的合同RC-CG-2026-0101`,
    )
    other.contractNos.push('RC-CG-2026-0101')
    expect(await refusal(payableNo, other.packageNo)).toBe(
      `资料包里没有账款${payableNo}的发票${payable(payableNo).invoiceNos[0]}`,
    )
  })

  it('INV-07：一笔买卖占用一次发票：确认时占用，转让引用资料包不再占用', () => {
    const { payableNo, absTransferNo } = transfer('PENDING_REVIEW')
    const { invoiceNos, payableAmount } = payable(payableNo)
    const invoice = client.world.invoices.need(invoiceNos[0]!)
    expect([invoice.invoiceAmount, invoice.invoiceRemainAmount]).toEqual([payableAmount, '0.00'])
    expect(pack(absTransferNo)).toMatchObject({
      packageUsedAmount: payableAmount,
      uses: [{ bizNo: absTransferNo, invoiceUses: [], contractUses: [] }],
    })
  })

  it('T-ATR-03：复核的人逐笔看到付款确认书、合同与发票，打得开履约凭证', async () => {
    const { absTransferNo, payableNo } = transfer('PENDING_REVIEW')
    const { payConfirmNo, contractNo, invoiceNos } = payable(payableNo)
    const shown = await client.done<AbsTransfer>('abs-chain-director', '/v1/abs/transfer/detail', {
      absTransferNo,
    })
    expect(shown).toMatchObject({ lines: [{ payableNo, payConfirmNo, contractNo, invoiceNos }] })
    expect(shown.evidence!.files.some(({ label }) => label.startsWith('履约凭证'))).toBe(true)
    const letter = await client.done('abs-chain-director', '/v1/abs/payable/pay-confirm', { payableNo })
    expect(letter).toMatchObject({ protocolName: '付款确认书' })
  })
})
