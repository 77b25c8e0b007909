// RCF 确权、RFN 保理融资与 RRK 风险：条件、金额，以及时间带来的。
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  RfAccount,
  RfArStatus,
  RfConfirmation,
  RfFinanceStatus,
  RfFinancing,
  RfQuote,
} from '#api/generated/corp/model/index.ts'
import { groupAccountNo } from '#domain/accountNo.ts'
import { addDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { type Outcome, STATE, TestClient } from '../../../checks/shared/TestClient.ts'
import { registry } from '../../../mocks/backend.ts'
import { buildRfAgreement } from '../../../mocks/reverseFactoring/document/seed.ts'
import type { RfFinancingRow } from '../../../mocks/reverseFactoring/finance/rows.ts'
import { buildRfFinancing, buildRfRisk } from '../../../mocks/reverseFactoring/finance/seed.ts'
import { buildRfAccount } from '../../../mocks/reverseFactoring/receivable/seed.ts'

const BASE = '/v1/reverse-factoring'
const CREDITOR = 'C022'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('rf-ready')
})

const account = (arStatus: RfArStatus, arAmount = '120000.00') =>
  buildRfAccount(client.world, { arStatus, arAmount, arDueDate: '2027-03-31' })
const financed = (rfFinanceStatus: RfFinanceStatus, arTotal = '100000.00') =>
  buildRfFinancing(client.world, { rfFinanceStatus, arTotal })
const happens = (actor: string, event: string, key: string) =>
  registry.findEvent(actor, event)?.run(client.world, key)
const refOf = (row: RfFinancingRow) => ({ documentNo: row.rfFinanceNo, version: row.version })
const rfFinance = (rfFinanceNo: string) =>
  client.done<RfFinancing>('rf-corp-operator', `${BASE}/financing/detail`, { rfFinanceNo })
const limit = () => client.world.limits.find((row) => row.corpId === CREDITOR && row.limitType === 'RF')!

const state = async (confirmNo: string, part: Partial<RfConfirmation>, rest: object = {}) => {
  const { version } = client.world.rfConfirmations.need(confirmNo)
  const amounts = {
    confirmAmount: '100000.00',
    disputeAmount: '20000.00',
    disputeReason: '入库单少两件',
    confirmPayDate: '2027-03-31',
  }
  const items = [{ confirmNo, version, ...amounts, ...part }]
  const body = { items, confirmResult: 'AGREE', ...rest }
  return client.done<{ results: Outcome[] }>('rf-core-operator', `${BASE}/confirmation/submit`, body)
}
const audit = (confirmNo: string, decision: 'PASS' | 'RETURN' = 'PASS', opinion?: string) => {
  const items = [{ documentNo: confirmNo, version: client.world.rfConfirmations.need(confirmNo).version }]
  const path = `${BASE}/confirmation/review`
  return client.decide('rf-core-director', path, 'RF_CONFIRM', items, decision, opinion)
}

describe('RCF 债务人确权', () => {
  it.each([
    [{ confirmAmount: '0.00', disputeAmount: '120000.00' }, '确权金额须大于0'],
    [{ confirmAmount: '120000.01', disputeAmount: '0.00' }, '确权金额不得大于账款金额120,000.00元'],
    [{ disputeAmount: '19999.99' }, '确权金额与争议金额之和须等于账款金额'],
    [{ disputeReason: ' ' }, '请填写争议原因'],
    [{ confirmPayDate: '2026-11-17' }, '确认付款日不得早于今天'],
  ])('T-RCF-02 %j → %s', async (item, message) => {
    const { confirmNo } = account('PENDING_CONFIRM')
    expect((await state(confirmNo!, item)).results).toMatchObject([{ success: false, message }])
    expect(client.world.rfConfirmations.need(confirmNo!).confirmStatus).toBe('PENDING')
  })

  it('T-RCF-05、T-RAC-05：通过后账款余额是确权金额，确认函双方可看', async () => {
    const row = account('PENDING_CONFIRM')
    await state(row.confirmNo!, {})
    await audit(row.confirmNo!)
    expect(row).toMatchObject({ arStatus: 'CONFIRMED', confirmAmount: '100000.00', arBalance: '100000.00' })
    const { confirmLetterFile } = client.world.rfConfirmations.need(row.confirmNo!)
    expect(client.world.files.need(confirmLetterFile!.fileId).sharedWith).toEqual([CREDITOR])
  })

  it('有争议的部分为什么不确认，债权人看得到：消息、账款与轨迹', async () => {
    const row = account('PENDING_CONFIRM')
    await state(row.confirmNo!, {})
    await audit(row.confirmNo!)
    const dispute = '争议20,000.00元：入库单少两件'
    const [message] = client.world.messages.where(
      ({ messageTitle, bizNo }) => messageTitle === '应收账款已部分确认' && bizNo === row.arNo,
    )
    expect(message?.messageContent).toContain(dispute)
    const seen = await client.done<RfAccount>('rf-corp-operator', `${BASE}/account/detail`, {
      arNo: row.arNo,
    })
    expect(seen.disputeReason).toBe('入库单少两件')
    expect(seen.auditTrail.at(-1)).toMatchObject({ opinion: dispute })
  })

  it('T-RAC-06：拒绝经审核后放回发票与合同', async () => {
    const row = account('PENDING_CONFIRM')
    await state(row.confirmNo!, {}, { confirmResult: 'REFUSE', reviewOpinion: '货物未验收' })
    await audit(row.confirmNo!)
    expect(row.arStatus).toBe('REFUSED')
    expect(client.world.tradeContracts.need(row.contractNo!).contractUsedAmount).toBe('0.00')
  })

  it('有争议金额的是部分确认，按确权意见查得到；还没有意见的没有', async () => {
    const part = account('PENDING_CONFIRM')
    const whole = account('PENDING_CONFIRM')
    const listed = async (confirmOpinion: string) => {
      const asked = { pageCond: { pageNo: 1, pageSize: 100 }, confirmOpinion }
      const path = `${BASE}/confirmation/page`
      const list = await client.list<{ confirmNo: string }>('rf-core-operator', path, asked)
      return list.map((one) => one.confirmNo)
    }
    await state(part.confirmNo!, { confirmAmount: '100000.00', disputeAmount: '20000.00' })
    expect(await listed('PARTIAL')).toEqual([part.confirmNo])
    expect(await listed('AGREE')).not.toContain(part.confirmNo)
    await state(whole.confirmNo!, { confirmAmount: '120000.00', disputeAmount: '0.00' })
    expect(await listed('AGREE')).toContain(whole.confirmNo)
  })

  it('T-RCF-04：退回经办后可重新给出意见；别家的确权看不到', async () => {
    const row = account('PENDING_CONFIRM')
    await state(row.confirmNo!, {})
    await audit(row.confirmNo!, 'RETURN', '请核对付款日')
    expect((await state(row.confirmNo!, {})).results[0]!.success).toBe(true)
    const detail = `${BASE}/confirmation/detail`
    expect(await client.status('rf-corp-operator', detail, { confirmNo: row.confirmNo })).toBe(403)
  })
})

describe('RFN 保理融资', () => {
  const form = (arNos: string[], part: object = {}) => ({
    arNos,
    funderProductNo: 'RP01',
    rfFinanceAmount: '90000.00',
    collectAccountId: client.account(CREDITOR, 'COLLECT').accountId,
    ...part,
  })
  const submit = (arNos: string[], part: object = {}) =>
    client.done<RfFinancing>('rf-corp-operator', `${BASE}/financing/submit`, form(arNos, part))
  const refused = (arNos: string[], part: object = {}) =>
    client.refused('rf-corp-operator', `${BASE}/financing/submit`, form(arNos, part))

  it('F-01、F-11：上限舍去分以下，预收的从到账金额里扣', async () => {
    const { arNo } = account('CONFIRMED', '1234567.89')
    const quotes = await client.done<RfQuote[]>('rf-corp-operator', `${BASE}/financing/quotes`, {
      arNos: [arNo],
    })
    const best = quotes.find((one) => one.funderProductNo === 'RP01')!
    expect(best).toMatchObject({ capAmount: '1111111.10', rfFinanceAmount: '1111111.10', enabled: true })
    expect(quotes.find((one) => one.funderProductNo === 'RP04')).toMatchObject({
      enabled: false,
      reason: '尚未签署反向保理协议',
    })
  })

  it.each([
    [{ rfFinanceAmount: '108000.01' }, '北辰商业银行股份有限公司：超过可融金额上限108,000.00元'],
    [{ rfFinanceAmount: '49999.99' }, '北辰商业银行股份有限公司：低于起融金额50,000.00元'],
    [{ funderProductNo: 'RP04' }, '骏衡商业保理（天津）有限公司：尚未签署反向保理协议'],
    [{ funderProductNo: '' }, '请选择资金方与保理方式'],
    [{ collectAccountId: '' }, '请选择已验证的收款账户'],
  ])('T-RFN-02 %j → %s', async (part, message) => {
    const row = account('CONFIRMED')
    expect(await refused([row.arNo], part)).toBe(message)
    expect(row.arStatus).toBe('CONFIRMED')
    expect(client.world.rfFinancings.size).toBe(0)
  })

  it('T-RFN-02：没确权的、不同债务人的、别家的都不能；同一账款只能融资一次', async () => {
    const row = account('CONFIRMED')
    expect(await refused([account('PENDING_CONFIRM').arNo])).toBe('账款待确权')
    await submit([row.arNo])
    expect(row).toMatchObject({ arStatus: 'FINANCING' })
    expect(limit().frozenLimit).toBe('90000.00')
    expect(await refused([row.arNo])).toBe('账款融资中')
    const detail = `${BASE}/financing/detail`
    const { rfFinanceNo } = client.world.rfFinancings.all()[0]!
    expect(await client.refused('rf-core-query', detail, { rfFinanceNo })).toBe('保理融资不存在')
  })

  it('额度不足时说出可用的', async () => {
    limit().usedLimit = '0.00'
    const row = account('CONFIRMED', '17000000.00')
    const big = buildRfFinancing(client.world, {
      arNos: [row.arNo],
      rfFinanceAmount: '15000000.00',
      rfFinanceStatus: 'PENDING_REVIEW',
    })
    expect(big.limitNo).toBe(limit().limitNo)
    const other = buildRfAccount(client.world, {
      arStatus: 'CONFIRMED',
      arAmount: '5600000.00',
      contractNo: 'CH-XS-2026-0002',
    })
    expect(await refused([other.arNo], { rfFinanceAmount: '5000000.01' })).toBe(
      '北辰商业银行股份有限公司：反向保理额度不足，可用5,000,000.00元',
    )
  })

  it('T-RFN-04、T-RFN-08、T-RFN-13：账款解锁，额度放回；签了合同不能撤销', async () => {
    for (const status of ['REVIEW_REJECTED', 'FUNDER_REJECTED', 'CANCELLED'] as const) {
      const row = financed(status)
      expect(client.world.rfAccounts.need(row.arNos[0]!)).toMatchObject({ arStatus: 'CONFIRMED' })
      expect(limit().frozenLimit).toBe('0.00')
    }
    const row = financed('LENDING')
    const signTicket = await client.sign('rf-corp-director', 'RF_FINANCE', [row.rfFinanceNo])
    const body = { ...refOf(row), signTicket }
    expect(await client.refused('rf-corp-director', `${BASE}/financing/cancel`, body)).toBe(STATE)
  })

  it('T-RFN-10、T-RFN-12、T-RAC-11：分两次回款，够付本金即结清，没付完的账款回到债权人', async () => {
    const row = financed('LENT')
    const [arNo] = row.arNos
    expect(row).toMatchObject({ rfFinanceAmount: '90000.00', interestMode: 'PREPAID' })
    expect(() => happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 100000.01`)).toThrow(
      '债务人只欠100,000.00元',
    )
    happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 60000`)
    expect(row.rfFinanceStatus).toBe('LENT')
    happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 35000.00`)
    expect(row).toMatchObject({ rfFinanceStatus: 'SETTLED', tailAmount: '5000.00', repaidAmount: '95000.00' })
    expect(limit().usedLimit).toBe('0.00')
    const left = client.world.rfAccounts.need(arNo!)
    expect(left).toMatchObject({ arBalance: '5000.00' })
    expect(left.rfFinanceNo).toBeUndefined()
    const types = client.world.receipts
      .where((one) => one.bizNo === row.rfFinanceNo)
      .map((one) => one.receiptType)
    expect(types).toEqual(['RF_LEND', 'RF_REPAY', 'RF_REPAY'])
  })

  it('到期收息的：本金、利息与手续费都付清才结清，余下的是尾款（F-11）', async () => {
    buildRfAgreement(client.world, { corpId: CREDITOR, funderId: 'FD03' })
    const row = buildRfFinancing(client.world, {
      rfFinanceStatus: 'LENT',
      arTotal: '100000.00',
      funderProductNo: 'RP04',
    })
    happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 95000.00`)
    expect(row.rfFinanceStatus).toBe('LENT')
    happens('bank', 'T-RFN-12', row.rfFinanceNo)
    expect(row.rfFinanceStatus).toBe('SETTLED')
    expect(row).toMatchObject({ interestAmount: '1607.08', factoringFee: '475.00', tailAmount: '2917.92' })
  })

  it('T-RFN-05：五个工作日不补即撤销；T-RFN-11：过了宽限期逾期，一笔账款只提示一次', async () => {
    const asked = financed('SUPPLEMENT')
    const lent = financed('LENT', '200000.00')
    await client.day('2026-11-26')
    expect(asked.rfFinanceStatus).toBe('CANCELLED')
    await client.day('2027-03-08')
    expect(lent.rfFinanceStatus).toBe('LENT')
    await client.day('2027-03-09')
    expect(lent.rfFinanceStatus).toBe('OVERDUE')
    const risks = client.world.rfRiskEvents.where((row) => row.arNo === lent.arNos[0])
    expect(risks).toMatchObject([
      { riskType: 'DEBTOR_OVERDUE', riskLevel: 'HIGH', rfFinanceNo: lent.rfFinanceNo, corpId: 'C021' },
    ])
  })
})

describe('撤回提交', () => {
  const recall = (person: 'rf-corp-operator' | 'rf-core-operator', what: string, documentNo: string) => {
    const rows = {
      account: 'rfAccounts',
      confirmation: 'rfConfirmations',
      financing: 'rfFinancings',
    } as const
    const { version } = client.world[rows[what as keyof typeof rows]].need(documentNo)
    return client.post(person, `${BASE}/${what}/recall`, { documentNo, version })
  }

  it('融资回到草稿：账款解锁，额度放回', async () => {
    const before = limit().frozenLimit
    const row = financed('PENDING_REVIEW')
    expect((await recall('rf-corp-operator', 'financing', row.rfFinanceNo)).code).toBe('0')
    expect(row.rfFinanceStatus).toBe('DRAFT')
    expect(client.world.rfAccounts.need(row.arNos[0]!).arStatus).toBe('CONFIRMED')
    expect(limit().frozenLimit).toBe(before)
  })

  it('账款回到草稿：单据放回，确权随之结束；债务人给过意见的不能撤回', async () => {
    const row = account('PENDING_CONFIRM')
    const { confirmNo } = row
    expect((await recall('rf-corp-operator', 'account', row.arNo)).code).toBe('0')
    expect(row).toMatchObject({ arStatus: 'DRAFT' })
    expect(client.world.tradeContracts.need(row.contractNo!).contractUsedAmount).toBe('0.00')
    expect(client.world.rfConfirmations.need(confirmNo!).confirmStatus).toBe('RETURNED')
    const answered = account('PENDING_CONFIRM')
    await state(answered.confirmNo!, {})
    expect((await recall('rf-corp-operator', 'account', answered.arNo)).message).toBe(STATE)
  })

  it('确权意见回到待确权，可以重新给出', async () => {
    const { confirmNo } = account('PENDING_CONFIRM')
    await state(confirmNo!, {})
    expect((await recall('rf-core-operator', 'confirmation', confirmNo!)).code).toBe('0')
    expect((await state(confirmNo!, {})).results[0]!.success).toBe(true)
  })
})

describe('回单', () => {
  it('债权人看放款与回款的，债务人只看自己付的', async () => {
    const row = financed('LENT')
    happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 1000.00`)
    const path = `${BASE}/financing/receipt`
    const [lent, repaid] = row.receiptNos as [string, string]
    expect((await rfFinance(row.rfFinanceNo)).lendReceiptNo).toBe(lent)
    const got = async (person: 'rf-corp-operator' | 'rf-core-operator', receiptNo: string) => {
      const { headers } = await client.send(person, path, { receiptNo })
      return headers.get('x-scf-error-code') ?? 'OK'
    }
    expect(await got('rf-corp-operator', lent)).toBe('OK')
    expect(await got('rf-corp-operator', repaid)).toBe('OK')
    expect(await got('rf-corp-operator', 'RC-none')).toBe('NOT_FOUND')
  })
})

describe('付给谁', () => {
  const seen = (person: 'rf-core-operator' | 'rf-corp-operator', arNo: string) =>
    client.done<RfAccount>(person, `${BASE}/account/detail`, { arNo })
  const reveal = (documentNo: string) =>
    client.post('rf-core-operator', '/v1/account-numbers/reveal', { subject: 'RF_ACCOUNT', documentNo })

  it('T-RCF-05：确权时写全户名、开户行、账号与来源；确认函是全号', async () => {
    const { confirmNo, arCollectAccountNo } = account('PENDING_CONFIRM')
    const shown = await client.done<RfConfirmation>('rf-core-operator', `${BASE}/confirmation/detail`, {
      confirmNo,
    })
    const { accountName } = client.world.bankAccounts.find((one) => one.accountNo === arCollectAccountNo)!
    expect(shown).toMatchObject({
      payeeName: accountName,
      arCollectAccountNo: maskText(arCollectAccountNo),
      accountSource: { providedBy: accountName, channel: '收款方的银行账户管理' },
      graceDays: 5,
    })
    await state(confirmNo!, {})
    await audit(confirmNo!)
    const file = client.world.rfConfirmations.need(confirmNo!).confirmLetterFile!
    const text = new TextDecoder().decode(client.world.files.need(file.fileId).bytes)
    const line = `收款账号：${groupAccountNo(arCollectAccountNo!)}`
    const codes = Array.from({ length: line.length }, (_, at) => line.charCodeAt(at).toString(16))
    expect(text).toContain(codes.map((code) => code.padStart(4, '0')).join(''))
  })

  it('T-RFN-09：公开型的通知送达之后付至资金方的收款账户，旧的划去；看全号留痕', async () => {
    const waiting = financed('WAIT_CONTRACT')
    expect((await seen('rf-core-operator', waiting.arNos[0]!)).formerCollectAccountNo).toBeUndefined()
    const row = financed('LENT')
    const [arNo = ''] = row.arNos
    const shown = await seen('rf-core-operator', arNo)
    expect(shown).toMatchObject({
      payeeName: row.funderName,
      formerCollectAccountNo: maskText(client.world.rfAccounts.need(arNo).arCollectAccountNo),
      accountSource: { providedBy: row.funderName, channel: '债权转让通知书' },
    })
    expect((await seen('rf-corp-operator', arNo)).payeeName).toBe(row.funderName)
    const full = await reveal(arNo)
    expect(maskText((full.data as { accountNo: string }).accountNo)).toBe(shown.arCollectAccountNo)
    expect(client.world.rfAccounts.need(arNo).auditTrail.at(-1)!.event).toBe('查看完整账号')
    const notice = client.world.protocols.find(
      (one) => one.bizNo === row.rfFinanceNo && one.protocolType === 'TRANSFER_NOTICE',
    )!
    expect(notice.htmlContent).toContain(
      groupAccountNo(client.world.rfAccounts.need(arNo).assignedPayee!.accountNo),
    )
  })
})

describe('隐蔽型', () => {
  it('债务人的状态、编号、经过、查询、回单与融资查看里都没有', async () => {
    buildRfAgreement(client.world, { corpId: CREDITOR, funderId: 'FD03' })
    const row = buildRfFinancing(client.world, { rfFinanceStatus: 'LENT', funderProductNo: 'RP05' })
    const [arNo = ''] = row.arNos
    const shown = await client.done<RfAccount>('rf-core-operator', `${BASE}/account/detail`, { arNo })
    expect(shown).toMatchObject({ arStatus: 'CONFIRMED', stateReason: '已确权，到期付至回款账户' })
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${row.rfFinanceNo}|${row.funderName}|融资`))
    for (const arStatus of ['FINANCING', 'FINANCED']) {
      expect(await client.list('rf-core-operator', `${BASE}/account/page`, { arStatus })).toEqual([])
    }
    const view = { rfFinanceNo: row.rfFinanceNo }
    expect(await client.refused('rf-core-query', `${BASE}/financing/detail`, view)).toContain('不存在')
    happens('bank', 'T-RFN-12', row.rfFinanceNo)
    const receipt = client.world.receipts.find((one) => one.receiptType === 'RF_REPAY')!
    expect(receipt.payeeName).toBe(row.creditorName)
    expect(
      (await client.done<RfAccount>('rf-core-operator', `${BASE}/account/detail`, { arNo })).arStatus,
    ).toBe('SETTLED')
  })
})

describe('逾期利息', () => {
  it('F-08：付了部分，此前产生的照欠；付清之后仍欠着，付了或减免才没有，都在轨迹里', async () => {
    const row = financed('LENT', '200000.00')
    const [arNo = ''] = row.arNos
    const due = client.world.rfAccounts.need(arNo).arDueDate!
    await client.day(addDays(due, 10))
    const owed = () => rfFinance(row.rfFinanceNo)
    expect(await owed()).toMatchObject({ penaltyAmount: '1000.00', penaltyOwedAmount: '1000.00' })
    happens('bank', 'T-RFN-12', `${row.rfFinanceNo} 150000`)
    expect(await owed()).toMatchObject({ penaltyAmount: '1000.00' })
    await client.day(addDays(due, 20))
    expect(await owed()).toMatchObject({ penaltyAmount: '1250.00' })
    happens('bank', 'T-RFN-12', row.rfFinanceNo)
    await client.day(addDays(due, 30))
    const settled = await owed()
    expect(settled).toMatchObject({ rfFinanceStatus: 'SETTLED', penaltyOwedAmount: '1250.00' })
    expect(settled.stateReason).toContain('债务人还欠逾期利息1,250.00元')
    expect(settled.repayments.map((one) => one.repayAmount)).toEqual(['150000.00', '50000.00'])
    expect(() => happens('bank', 'PENALTY', `${arNo} 1250.01`)).toThrow('逾期利息只欠1,250.00元')
    happens('bank', 'PENALTY', `${arNo} 1000`)
    happens('funder', 'WAIVE', arNo)
    expect(await owed()).toMatchObject({
      penaltyPaidAmount: '1000.00',
      penaltyWaivedAmount: '250.00',
      penaltyOwedAmount: '0.00',
    })
    const events = client.world.rfAccounts.need(arNo).auditTrail.map((line) => line.event)
    expect(events.filter((event) => event === '债务人付款')).toHaveLength(2)
    expect(events).toEqual(expect.arrayContaining(['付逾期利息', '减免逾期利息']))
  })
})

describe('RRK 融资风险', () => {
  const answer = (riskNo: string, part: object = {}) => ({
    documentNo: riskNo,
    version: client.world.rfRiskEvents.need(riskNo).version,
    feedbackDesc: '已说明',
    attachments: [client.file(CREDITOR)],
    ...part,
  })

  it('T-RRK-02：说明与证明缺一不可，截止之后、对方的不能反馈', async () => {
    const { riskNo } = buildRfRisk(client.world, { arNo: account('CONFIRMED').arNo })
    const path = `${BASE}/risk/feedback`
    expect(await client.refused('rf-corp-operator', path, answer(riskNo, { feedbackDesc: ' ' }))).toBe(
      '请填写反馈说明',
    )
    const other = { ...answer(riskNo), attachments: [client.file('C021')] }
    expect(await client.refused('rf-core-operator', path, other)).toBe('该风险由对方反馈')
    await client.done('rf-corp-operator', path, answer(riskNo))
    expect(await client.refused('rf-corp-operator', path, answer(riskNo))).toBe(STATE)
  })

  it('T-RRK-05：到期没有反馈的自动升级，之后不能反馈', async () => {
    const { riskNo } = buildRfRisk(client.world, { arNo: account('CONFIRMED').arNo })
    await client.day('2026-11-26')
    expect(client.world.rfRiskEvents.need(riskNo).riskStatus).toBe('ESCALATED')
    expect(await client.refused('rf-corp-operator', `${BASE}/risk/feedback`, answer(riskNo))).toBe(STATE)
  })
})

it('INV-19：确权与争议之和不等于账款金额、融资的账款没确权，都看得出来', () => {
  const row = account('CONFIRMED')
  const lent = financed('LENT')
  expect(client.world.registry.broken(client.world)).toEqual([])
  row.disputeAmount = '0.01'
  expect(client.world.registry.broken(client.world)).toEqual([`INV-19：${row.arNo}`])
  row.disputeAmount = '0.00'
  client.world.rfAccounts.need(lent.arNos[0]!).arStatus = 'CONFIRMED'
  expect(client.world.registry.broken(client.world)).toEqual([`INV-19：${lent.rfFinanceNo}`])
})
