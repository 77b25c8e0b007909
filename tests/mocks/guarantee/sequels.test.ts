// GRV、GIV 与 GCL：条件不符时怎样拒绝，开立机构做什么，到了日子发生什么。顺利的走法见需求文件。
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  FunderBill,
  FunderBillDetail,
  GuaranteeHome,
  GuaranteeStat,
  GuaranteeStatistics,
  GuaranteeType,
  WorkbenchSummary,
} from '#api/generated/corp/model/index.ts'
import { subtract, sum } from '#domain/money.ts'
import { type Outcome, STATE, TestClient, WRONG_ROLE } from '../../../checks/shared/TestClient.ts'
import { claimReasonsOf } from '../../../mocks/guarantee/claim/rules.ts'
import { guaranteeLimitOf } from '../../../mocks/guarantee/guarantee/book.ts'
import type { GuaranteeRow } from '../../../mocks/guarantee/guarantee/rows.ts'
import { buildGuarantee } from '../../../mocks/guarantee/guarantee/seed.ts'
import {
  claimSample,
  draftSampleClaim,
  passSampleRevoke,
  submitSampleClaim,
  submitSampleRevoke,
} from '../../../mocks/guarantee/sequels.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('guarantee-ready')
})

/** 生效中的履约保函，金额 800,000.00，到期日 2026-12-31。 */
const letter = (part: Partial<GuaranteeRow> = {}): GuaranteeRow =>
  buildGuarantee(client.world, {
    guaranteeType: 'PERFORMANCE',
    guaranteeContractAmount: '8000000.00',
    guaranteeEffectiveDate: '2026-11-18',
    guaranteeExpireDate: '2026-12-31',
    guaranteeStatus: 'EFFECTIVE',
    ...part,
  })
/** 尚未开标的投标保函。 */
const sealedBid = (): GuaranteeRow => buildGuarantee(client.world, { guaranteeStatus: 'EFFECTIVE' })
/** 开立机构的一步；办不成时得原因。 */
const event = (id: string, key: string) => client.happens('funder', id, key)

describe('GRV 撤销', () => {
  it('索赔中、已有在途申请的不能撤销；证明必附，开标前的投标保函除外', async () => {
    const guarantee = letter()
    const form = { guaranteeNo: guarantee.guaranteeNo, revokeReason: 'OTHER', revokeDesc: '不再需要' }
    const submit = () => client.refused('gua-app-operator', '/v1/guarantee/revoke/submit', form)
    expect(await submit()).toBe('请上传受益人同意撤销的函件或退回的保函')
    const row = submitSampleRevoke(client.world, guarantee)
    expect(await submit()).toBe(`已有在途的撤销申请${row.revokeNo}`)
    claimSample(client.world, guarantee)
    expect(await submit()).toBe('保函索赔中，不能撤销')
    const bid = sealedBid()
    const sealed = { ...form, guaranteeNo: bid.guaranteeNo }
    expect(await client.done('gua-app-operator', '/v1/guarantee/revoke/submit', sealed)).toMatchObject({
      consentRequired: false,
    })
  })

  it('受益人只看得到请他确认的；别的岗位、别家企业不能答复', async () => {
    const row = submitSampleRevoke(client.world, letter())
    const detail = { revokeNo: row.revokeNo }
    const path = '/v1/guarantee/revoke/detail'
    expect(await client.refused('gua-ben-director', path, detail)).toBe('保函撤销申请不存在')
    passSampleRevoke(client.world, row)
    expect(await client.done('gua-ben-director', path, detail)).toMatchObject({
      revokeStatus: 'BENEFICIARY_CONFIRMING',
    })
    const answer = { items: [{ documentNo: row.revokeNo, version: row.version }], decision: 'PASS' }
    const { results } = await client.done<{ results: Outcome[] }>(
      'gua-ben-operator',
      '/v1/guarantee/revoke/answer',
      answer,
    )
    expect(results[0]!.message).toBe(WRONG_ROLE)
  })

  it('保函到期后在途的撤销由机构驳回（T-GRV-05），机构不能再同意', async () => {
    const row = passSampleRevoke(client.world, submitSampleRevoke(client.world, letter()))
    await client.day('2027-01-01')
    expect(row.revokeStatus).toBe('REJECTED')
    expect(row.auditTrail.at(-1)).toMatchObject({ node: 'ISSUER', opinion: '保函已不在有效期内，无须撤销' })
    expect(await event('T-GRV-04', row.revokeNo)).toBe(STATE)
  })

  it('机构审核中被索赔的，机构不能同意撤销', async () => {
    const guarantee = letter({ beneficiaryCorpId: undefined })
    const row = passSampleRevoke(client.world, submitSampleRevoke(client.world, guarantee))
    guarantee.beneficiaryCorpId = 'C032'
    row.revokeStatus = 'ISSUER_AUDITING'
    claimSample(client.world, guarantee)
    expect(await event('T-GRV-04', row.revokeNo)).toBe('保函索赔中，不能撤销')
    expect(await event('T-GRV-05', `${row.revokeNo} 已被索赔`)).toBeUndefined()
    expect(row.revokeStatus).toBe('REJECTED')
  })
})

describe('GIV 发票', () => {
  const invoiceOf = (guarantee: GuaranteeRow) =>
    client.world.guaranteeInvoices.find((row) => row.guaranteeApplyNos.includes(guarantee.guaranteeApplyNo))!
  const apply = (guarantees: readonly GuaranteeRow[], receiveEmail = 'bill@example.com') => ({
    items: guarantees.map((one) => {
      const { feeInvoiceNo: documentNo, version } = invoiceOf(one)
      return { documentNo, version }
    }),
    invoiceKind: 'DIGITAL_NORMAL',
    receiveEmail,
  })
  const path = '/v1/guarantee/invoice/apply'

  it('不同机构不能合并，同一笔不能选两次，邮箱须正确；开过的不能再申请', async () => {
    const [one, other] = [letter(), letter({ issuerOrgId: 'GO02' })]
    expect(await client.refused('gua-app-operator', path, apply([one, other]))).toContain('不能合并开票')
    expect(await client.refused('gua-app-operator', path, apply([one, one]))).toContain('请选择')
    expect(await client.refused('gua-app-operator', path, apply([one], '邮箱'))).toContain('电子邮箱')
    await client.done('gua-app-operator', path, apply([one]))
    expect(await client.refused('gua-app-operator', path, apply([one]))).toBe(STATE)
  })

  it('机构账单与保函发票管理是同一个开票状态、只有一处可申请；赔付追偿不开票', async () => {
    const guarantee = letter()
    const claim = claimSample(client.world, guarantee)
    await event('T-GCL-05', claim.claimNo)
    await event('T-GCL-06', claim.claimNo)
    const bills = await client.list<FunderBill>('gua-app-operator', '/v1/funder-bills/page')
    const { feeInvoiceNo } = invoiceOf(guarantee)
    const recourse = bills.find((row) => row.funderBillType === 'RECOURSE')!
    const fee = bills.find((row) => row.funderBillType === 'GUARANTEE_FEE')!
    expect(fee).toMatchObject({ feeInvoiceNo, billInvoiceStatus: 'NOT_APPLIED', invoiceOpen: false })
    expect([recourse.billInvoiceStatus, recourse.invoiceOpen]).toEqual([undefined, false])
    for (const { funderBillNo } of [fee, recourse]) {
      const asked = { funderBillNo }
      expect(await client.refused('gua-app-operator', '/v1/funder-bills/apply-invoice', asked)).toBe(STATE)
    }
    await client.done('gua-app-operator', path, apply([guarantee]))
    const billed = { funderBillNo: fee.funderBillNo }
    const detail = () => client.done<FunderBill>('gua-app-operator', '/v1/funder-bills/detail', billed)
    expect((await detail()).billInvoiceStatus).toBe('APPLYING')
    expect(await detail()).toMatchObject({
      calcFormula: expect.stringMatching(/^[\d,.]+ × [\d.]+% × \d+ 天 ÷ 360 = [\d,.]+元/),
      calcLines: expect.arrayContaining([expect.objectContaining({ itemName: '最低保函费' })]),
    })
    await event('T-GIV-02', feeInvoiceNo)
    expect((await detail()).billInvoiceStatus).toBe('INVOICED')
  })

  it('没有开出的不能下载；退费后可开的金额随之减少', async () => {
    const guarantee = letter()
    const { feeInvoiceNo } = invoiceOf(guarantee)
    const response = await client.send('gua-app-operator', '/v1/guarantee/invoice/download', { feeInvoiceNo })
    expect(decodeURIComponent(response.headers.get('x-scf-error-message') ?? '')).toBe('发票还没有开出')
    const row = passSampleRevoke(client.world, submitSampleRevoke(client.world, guarantee))
    row.revokeStatus = 'ISSUER_AUDITING'
    expect(await event('T-GRV-04', row.revokeNo)).toBeUndefined()
    expect(invoiceOf(guarantee).feeInvoiceAmount).toBe('300.00')
  })

  it('开票途中退了费、票又没有开出的，再申请时按退后的金额', async () => {
    const guarantee = letter()
    await client.done('gua-app-operator', path, apply([guarantee]))
    const before = invoiceOf(guarantee).feeInvoiceAmount
    const row = passSampleRevoke(client.world, submitSampleRevoke(client.world, guarantee))
    row.revokeStatus = 'ISSUER_AUDITING'
    expect(await event('T-GRV-04', row.revokeNo)).toBeUndefined()
    expect(invoiceOf(guarantee).feeInvoiceAmount).toBe(before)
    expect(await event('T-GIV-03', invoiceOf(guarantee).feeInvoiceNo)).toBeUndefined()
    expect(invoiceOf(guarantee).feeInvoiceAmount).toBe('300.00')
  })
})

describe('GCL 索赔', () => {
  it.each<[GuaranteeType, string]>([
    ['BID', 'BID_WITHDRAW,NO_CONTRACT,NO_PERFORMANCE_BOND,FRAUD_BID,BREACH,OTHER'],
    ['PERFORMANCE', 'QUALITY_DEFECT,BREACH,OTHER'],
    ['ADVANCE', 'ADVANCE_NOT_RETURNED,BREACH,OTHER'],
    ['QUALITY', 'QUALITY_DEFECT,BREACH,OTHER'],
  ])('%s 保函的索赔事由', (guaranteeType, reasons) =>
    expect(claimReasonsOf({ guaranteeType }).join()).toBe(reasons),
  )

  it('一份保函同时只有一份索赔在审；被拒付后可以再交单', async () => {
    const guarantee = letter()
    const [first, second] = [
      draftSampleClaim(client.world, guarantee),
      draftSampleClaim(client.world, guarantee),
    ]
    submitSampleClaim(client.world, second)
    const presented = claimSample(client.world, guarantee)
    const review = async () => {
      const items = [{ documentNo: second.claimNo, version: second.version }]
      const path = '/v1/guarantee/claim/review'
      return (await client.decide('gua-ben-director', path, 'GUARANTEE_CLAIM', items))[0]!.message
    }
    expect(await review()).toBe('保函已有索赔在审，结束后才能再索赔')
    expect(await event('T-GCL-07', presented.claimNo)).toContain('列明全部不符点')
    expect(await event('T-GCL-07', `${presented.claimNo} 未签署`)).toBeUndefined()
    expect(await review()).toBe('复核通过并交单，等待北辰商业银行股份有限公司处理')
    expect(first.claimStatus).toBe('DRAFT')
  })

  it('过了审单截止日不得再以不符点拒付；赔付不超过索赔金额，付到受益人账户（INV-20）', async () => {
    const guarantee = letter()
    const claim = claimSample(client.world, guarantee)
    await client.day('2026-11-26')
    expect(await event('T-GCL-07', `${claim.claimNo} 未签署`)).toContain('已过审单截止日2026-11-25')
    expect(await event('T-GCL-06', claim.claimNo)).toBe(STATE)
    expect(await event('T-GCL-05', claim.claimNo)).toBeUndefined()
    expect(await event('T-GCL-06', `${claim.claimNo} 320000.01`)).toContain('不超过索赔金额320,000.00元')
    expect(await event('T-GCL-06', claim.claimNo)).toBeUndefined()
    expect(guarantee).toMatchObject({ guaranteeStatus: 'EFFECTIVE', paidAmount: '320000.00' })
    expect(client.world.receipts.find((row) => row.bizNo === claim.claimNo)).toMatchObject({
      receiptType: 'CLAIM',
      payeeCorpId: 'C032',
      receiptAmount: '320000.00',
    })
    expect(client.world.funderBills.find((row) => row.bizNo === claim.claimNo)).toMatchObject({
      corpId: 'C031',
      funderBillType: 'RECOURSE',
    })
  })

  it('赔付款何时偿还、到哪个账户都说；到期未还说逾期，机构收到才放回额度（T-GCL-06）', async () => {
    const guarantee = letter()
    const claim = claimSample(client.world, guarantee)
    await event('T-GCL-05', claim.claimNo)
    await event('T-GCL-06', claim.claimNo)
    const { funderBillNo } = client.world.funderBills.find((row) => row.bizNo === claim.claimNo)!
    const ask = <T>(path: string, asked: object) => client.done<T>('gua-app-operator', path, asked)
    const bill = () => ask<FunderBillDetail>('/v1/funder-bills/detail', { funderBillNo })
    const todo = async () =>
      (await ask<WorkbenchSummary>('/v1/workbench/overview', {})).todos.find(
        ({ code }) => code === 'FBL_REPAY',
      )
    expect(await bill()).toMatchObject({
      repayStatus: 'WAIT_REPAY',
      repayDueDate: '2026-11-23',
      repayAccountName: '北辰商业银行股份有限公司',
      repayAccountNo: '6225010031000450081',
    })
    expect(await todo()).toMatchObject({ count: 1, amount: '320000.00', deadline: '2026-11-23' })
    await client.day('2026-11-25')
    expect(await bill()).toMatchObject({ overdueDays: 2 })
    const used = () => guaranteeLimitOf(client.world, 'C031')!.usedLimit
    const before = used()
    expect(await event('赔付款还清', claim.claimNo)).toBeUndefined()
    expect(await bill()).toMatchObject({ repayStatus: 'REPAID' })
    expect(subtract(before, used())).toBe('320000.00')
    expect(await todo()).toBeUndefined()
    expect(await event('赔付款还清', claim.claimNo)).toContain('没有待偿还的赔付款')
  })

  it('要求补正而五个工作日未补的视为撤回，保函恢复有效', async () => {
    const guarantee = letter()
    const claim = claimSample(client.world, guarantee)
    expect(await event('T-GCL-04', claim.claimNo)).toBeUndefined()
    await client.day('2026-11-25')
    expect(claim.claimStatus).toBe('SUPPLEMENT')
    await client.day('2026-11-26')
    expect([claim.claimStatus, guarantee.guaranteeStatus]).toEqual(['WITHDRAWN', 'EFFECTIVE'])
  })

  it('交单在有效期内的，到期后仍审完；拒付后保函随即失效（T-GUA-13、17）', async () => {
    const guarantee = letter({ guaranteeExpireDate: '2026-11-20' })
    const claim = claimSample(client.world, guarantee)
    await client.day('2026-11-23')
    expect(guarantee.guaranteeStatus).toBe('CLAIMING')
    expect(await event('T-GCL-07', `${claim.claimNo} 未签署`)).toBeUndefined()
    expect(guarantee.guaranteeStatus).toBe('EXPIRED')
    expect(client.world.limits.find((row) => row.limitType === 'GUARANTEE')!.usedLimit).toBe('0.00')
  })

  it('连带责任保证还要违约证明；开标前的投标保函当作不存在', async () => {
    const surety = letter({ issuerOrgId: 'GO03', guaranteeForm: 'SURETY' })
    const claim = draftSampleClaim(client.world, surety)
    const { claimNo, version, guaranteeNo, claimAmount, claimReason, claimDesc, collectAccountId } = claim
    const form = { claimNo, version, guaranteeNo, claimAmount, claimReason, claimDesc, collectAccountId }
    const path = '/v1/guarantee/claim/submit'
    const claimDocs = claim.claimDocs.slice(0, 1)
    expect(await client.refused('gua-ben-operator', path, { ...form, claimDocs })).toBe('请上传违约证明材料')
    const bid = sealedBid()
    const draft = { guaranteeNo: bid.guaranteeNo, claimDocs: [] }
    expect(await client.refused('gua-ben-operator', '/v1/guarantee/claim/save', draft)).toBe('保函不存在')
  })
})

describe('工作台、首页与统计', () => {
  const ask = <T>(path: string) => client.done<T>('gua-app-operator', path, {})
  const overview = () => ask<WorkbenchSummary>('/v1/workbench/overview')
  const statistics = () => ask<GuaranteeStatistics>('/v1/guarantee/statistics/report')

  it('每月的开立金额是同一个数，按开立的月份，与生效日、提交日无关', async () => {
    client = await TestClient.open('default')
    const { trend } = await overview()
    const { months } = await statistics()
    const figures = new Map(months.map((group) => [group.name, group.effectiveAmount]))
    const year = trend.map(({ month, guaranteeAmount }) => [month, guaranteeAmount])
    expect(year).toEqual(trend.map(({ month }) => [month, figures.get(month) ?? '0.00']))
    expect(year.filter(([, amount]) => amount !== '0.00').length).toBeGreaterThan(2)
  })

  it('上月提交、本月开立的，申请与开立各计入各的月份；明细加起来等于合计', async () => {
    const guarantee = letter({ guaranteeStatus: 'ISSUING', guaranteeEffectiveDate: '2026-12-01' })
    guarantee.submitTime = '2026-10-30T10:00:00+08:00'
    await event('T-GUA-11', guarantee.guaranteeApplyNo)
    const { months } = await statistics()
    const figures = months.map((group) => [group.name, group.applyCount, group.effectiveAmount])
    expect(figures).toEqual([
      ['2026-10', 1, '0.00'],
      ['2026-11', 0, '800000.00'],
    ])
    const rows = await client.list<GuaranteeStat>('gua-app-operator', '/v1/guarantee/statistics/page')
    expect(rows.map((row) => [row.statMonth, row.applyCount, row.effectiveAmount])).toEqual(
      figures.toReversed(),
    )
  })

  it('被索赔是在途的索赔、按索赔金额，三处是同一个数；有了结果就不在', async () => {
    const claim = claimSample(client.world, letter())
    const figures = async () => {
      const card = (await overview()).cards.find(({ code }) => code === 'GUA_CLAIMED')!
      const { claims } = await ask<GuaranteeHome>('/v1/guarantee/home')
      const { openClaimCount, openClaimTotal } = await statistics()
      return [
        [card.count, card.amount],
        [claims.length, sum(claims.map((row) => row.claimAmount ?? '0.00'))],
        [openClaimCount, openClaimTotal],
      ]
    }
    const one = [1, claim.claimAmount]
    expect(await figures()).toEqual([one, one, one])
    await event('T-GCL-07', `${claim.claimNo} 索赔书未加盖公章`)
    const none = [0, '0.00']
    expect(await figures()).toEqual([none, none, none])
  })
})
