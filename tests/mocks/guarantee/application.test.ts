// GUA 电子保函: the whole life of a guarantee, what each guard refuses, and what issuers and the calendar do.

import { beforeEach, describe, expect, it } from 'vitest'
import type { GuaranteeStatus } from '#api/generated/corp/model/index.ts'
import { type Form, OWN, TestClient, UNSIGNED } from '../../../checks/shared/TestClient.ts'
import { claimGuarantee, payOutGuarantee } from '../../../mocks/guarantee/guarantee/outcome.ts'
import type { GuaranteeRow } from '../../../mocks/guarantee/guarantee/rows.ts'
import { buildGuarantee } from '../../../mocks/guarantee/guarantee/seed.ts'
import { signCertificate } from '../../../mocks/portal/signing/ticket.ts'

const OPERATOR = 'gua-app-operator'
const DIRECTOR = 'gua-app-director'
const SUBMIT = '/v1/guarantee/apply/submit'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('guarantee-ready')
})

const guarantee = (no: string): GuaranteeRow => client.world.guarantees.need(no)
const statusOf = (no: string): GuaranteeStatus => guarantee(no).guaranteeStatus
const ref = (no: string) => ({ documentNo: no, version: guarantee(no).version })
const limit = () => {
  const { usedLimit, frozenLimit } = client.world.limits.find((row) => row.limitType === 'GUARANTEE')!
  return [usedLimit, frozenLimit]
}
const event = (id: string, key: string) => client.happens('funder', id, key)

/** A file that the applicant uploaded earlier. */
const ownFile = () => {
  const { fileId, fileName, fileSize, category } = client.world.files.find((row) => row.corpId === 'C031')!
  return { fileId, fileName, fileSize, category }
}
/** A valid bid; the fields under test are given. */
const bid = (part: Form = {}): Form => ({
  guaranteeType: 'BID',
  tenderNo: 'BHXQ-2026-SZ-0200',
  tenderProjectName: '临澜湖生态修复工程',
  estimatePrice: '1000000.00',
  bidOpenTime: '2026-12-10T09:30:00+08:00',
  bidValidDays: 90,
  beneficiaryName: '滨海新区临澜城市建设有限公司',
  beneficiaryUscc: client.world.corps.need('C032').uscc,
  guaranteeAmount: '20000.00',
  guaranteeForm: 'INDEPENDENT',
  guaranteeEffectiveDate: '2026-12-10',
  guaranteeExpireDate: '2027-03-10',
  deliveryWay: 'ELECTRONIC',
  issuerOrgId: 'GO01',
  tenderFile: ownFile(),
  ...part,
})
const build = (part: Partial<GuaranteeRow>): string => buildGuarantee(client.world, part).guaranteeApplyNo

describe('提交的条件（T-GUA-02、G-GUA）', () => {
  beforeEach(() => void build({ guaranteeStatus: 'CANCELLED' }))

  it.each<[part: Form, message: string]>([
    [{ guaranteeAmount: '20000.01' }, '担保金额超过规定比例'],
    [{ guaranteeExpireDate: '2027-03-09' }, '到期日不早于 2027-03-10'],
    [{ bidOpenTime: '2026-11-18T09:00:00+08:00' }, '已开标'],
    [{ guaranteeEffectiveDate: '2026-12-11' }, '生效日不得晚于开标日'],
    [{ guaranteeEffectiveDate: '2026-11-17' }, '不得早于今天'],
    [{ tenderNo: undefined }, '请填写招标编号'],
    [{ tenderFile: undefined }, '请填写招标文件'],
    [{ beneficiaryUscc: '91210112MA0X01K01K' }, '受益人名称与信用代码不符'],
    [{ issuerOrgId: 'GO03' }, '不办理独立保函'],
    [
      { estimatePrice: '9000000000.00', guaranteeAmount: '180000000.00' },
      '可用额度不足，差额160,000,000.00元',
    ],
    [
      { moreSections: [{ sectionName: '二标段', estimatePrice: '1000.00', guaranteeAmount: '20.01' }] },
      '担保金额超过规定比例',
    ],
  ])('%j：%s', async (part, message) => {
    expect(await client.refused(OPERATOR, SUBMIT, bid(part))).toContain(message)
    expect(limit()).toEqual(['0.00', '0.00'])
    expect(client.world.guarantees.where((row) => row.guaranteeStatus === 'PENDING_REVIEW')).toEqual([])
  })

  it('没有附件的非投标保函不收，说要哪些资料，标出附件；缺的一项也标出', async () => {
    const form = {
      guaranteeType: 'ADVANCE',
      guaranteeContractNo: 'LLCJ-1',
      guaranteeContractAmount: '3000000.00',
      guaranteeAmount: '300000.00',
    }
    expect(await client.post(OPERATOR, SUBMIT, bid(form))).toMatchObject({
      message: '请上传附件：基础合同、预付款条款',
      fields: ['attachments'],
    })
    const unnumbered = bid({ ...form, attachments: [ownFile()], guaranteeContractNo: undefined })
    expect(await client.post(OPERATOR, SUBMIT, unnumbered)).toMatchObject({ fields: ['guaranteeContractNo'] })
  })

  it.each<[type: string, amount: string, ok: boolean]>([
    ['PERFORMANCE', '300000.00', true],
    ['PERFORMANCE', '300000.01', false],
    ['QUALITY', '90000.00', true],
    ['QUALITY', '90000.01', false],
    ['ADVANCE', '3000000.01', false],
  ])('%s %s：%s', async (guaranteeType, guaranteeAmount, ok) => {
    const form = bid({
      guaranteeType,
      guaranteeAmount,
      guaranteeContractNo: 'LLCJ-1',
      guaranteeContractAmount: '3000000.00',
      attachments: [ownFile()],
    })
    expect((await client.post(OPERATOR, SUBMIT, form)).code === '0').toBe(ok)
  })

  it('只有经办能提交，别家的当作不存在', async () => {
    await expect(client.done(DIRECTOR, SUBMIT, bid())).rejects.toThrow()
    const foreign = build({ guaranteeStatus: 'DRAFT' })
    guarantee(foreign).corpId = 'C001'
    const body = { guaranteeApplyNo: foreign }
    expect(await client.refused(OPERATOR, '/v1/guarantee/apply/detail', body)).toBe('单据不存在')
  })
})

describe('从复核到开立', () => {
  it('经办不能复核自己的；签约、缴费、开立逐步，额度随之（T-GUA-03、08 至 11）', async () => {
    const no = build({ guaranteeStatus: 'PENDING_REVIEW', estimatePrice: '1000000.00' })
    const path = '/v1/guarantee/apply/review'
    const pass = () => client.decide(DIRECTOR, path, 'GUARANTEE_APPLY', [ref(no)])
    const own = await client.madeBy(DIRECTOR, guarantee(no), pass)
    expect(own).toMatchObject([{ success: false, message: OWN }])
    expect(await pass()).toMatchObject([{ success: true }])
    expect(limit()).toEqual(['0.00', '20000.00'])

    await event('T-GUA-08', `${no} 3.0000`)
    expect(guarantee(no).guaranteeFee).toBe('300.00')
    const presigned = await client.done<{ agreementSignTempId: string; document: { htmlContent: string } }>(
      DIRECTOR,
      '/v1/guarantee/apply/presign',
      { guaranteeApplyNo: no },
    )
    const sign = { ...ref(no), agreementSignTempId: presigned.agreementSignTempId }
    const signTicket = await client.sign(DIRECTOR, 'GUARANTEE_APPLY', [no])
    expect(await client.refused(DIRECTOR, '/v1/guarantee/apply/sign', { ...sign, signTicket })).toContain(
      '证书',
    )
    const director = client.user(DIRECTOR)
    signCertificate(client.world, director, presigned.agreementSignTempId, [presigned.document])
    const ticket = await client.sign(DIRECTOR, 'GUARANTEE_APPLY', [no])
    await client.done(DIRECTOR, '/v1/guarantee/apply/sign', { ...sign, signTicket: ticket })
    expect(client.world.funderBills.find((row) => row.bizNo === no)).toMatchObject({
      funderBillAmount: '300.00',
    })

    const account = client.account('C031', 'PAY')
    const pay = { ...ref(no), payAccountId: account.accountId, guaranteeFee: '300.00' }
    const payPath = '/v1/guarantee/apply/pay'
    const refused = (part: Form = {}) => client.refused(OPERATOR, payPath, { ...pay, ...part })
    expect(await refused({ guaranteeFee: '299.99' })).toContain('须等于保函费')
    expect(await refused({ payAccountId: 'AGO01' })).toContain('付款账户')
    expect(await refused()).toBe(UNSIGNED)
    const { accountNo } = account
    const signed = (amount: string, from: string) =>
      client.signPayment(OPERATOR, 'GUARANTEE_PAY', [no], { amount, accountNo: from })
    for (const wrong of [await signed('3.00', accountNo), await signed('300.00', '6222000011112222')])
      expect(await refused({ signTicket: wrong })).toBe(UNSIGNED)
    await client.done(OPERATOR, payPath, { ...pay, signTicket: await signed('300.00', accountNo) })
    expect(client.world.receipts.find((row) => row.bizNo === no)).toMatchObject({ receiptType: 'GUARANTEE' })
    expect(client.world.guaranteeInvoices.all()).toMatchObject([{ billInvoiceStatus: 'NOT_APPLIED' }])

    await event('T-GUA-11', no)
    expect(limit()).toEqual(['20000.00', '0.00'])
    expect(guarantee(no)).toMatchObject({ guaranteeStatus: 'EFFECTIVE', beneficiaryCorpId: 'C032' })
    // before the opening the beneficiary knows that there is a guarantee, but not whose
    const message = client.world.messages.find((row) => row.corpId === 'C032')!
    expect(message.messageContent).not.toContain('启帆')
  })

  it('开标之后不再复核、签约、缴费、开立（T-GUA-11）', async () => {
    const no = build({ guaranteeStatus: 'ISSUING', bidOpenTime: '2026-11-20T09:30:00+08:00' })
    await client.day('2026-11-20')
    expect(await event('T-GUA-11', no)).toContain('已开标')
    expect(statusOf(no)).toBe('ISSUING')
  })

  it('开标之后还没有缴费的自己作废，额度放回，并说明', async () => {
    const no = build({ guaranteeStatus: 'WAIT_PAY', bidOpenTime: '2026-11-20T09:30:00+08:00' })
    const [, frozen] = limit()
    await client.day('2026-11-20')
    expect([statusOf(no), limit()[1]]).toEqual(['WAIT_PAY', frozen])
    await client.day('2026-11-21')
    expect([statusOf(no), limit()[1]]).toEqual(['CANCELLED', '0.00'])
    expect(guarantee(no).auditTrail.at(-1)!.event).toBe('项目已开标，自动作废')
    expect(
      client.world.messages.find((row) => row.messageTitle === '项目已开标，保函申请已作废'),
    ).toMatchObject({ bizNo: no })
  })

  it('T-GUA-20 缴了费、开标前没有开立：作废，保函费全部退还，额度放回，没有可开的发票', async () => {
    const no = build({ guaranteeStatus: 'WAIT_PAY', bidOpenTime: '2026-11-18T11:00:00+08:00' })
    const [, frozen] = limit()
    const { guaranteeFee, corpId } = guarantee(no)
    const { accountId: payAccountId, accountNo } = client.account(corpId, 'PAY')
    const what = { amount: guaranteeFee!, accountNo }
    const signTicket = await client.signPayment(OPERATOR, 'GUARANTEE_PAY', [no], what)
    const paid = { ...ref(no), payAccountId, guaranteeFee, signTicket }
    await client.done(OPERATOR, '/v1/guarantee/apply/pay', paid)
    expect([statusOf(no), limit()[1]]).toEqual(['ISSUING', frozen])
    await client.day('2026-11-19')
    expect(statusOf(no)).toBe('CANCELLED')
    expect(limit()).toEqual(['0.00', '0.00'])
    expect(client.bookingsOf(no)).toEqual([
      ['T-GUA-10', guaranteeFee],
      ['T-GUA-20', guaranteeFee],
    ])
    expect(client.world.guaranteeInvoices.where((row) => row.guaranteeApplyNos.includes(no))).toEqual([])
  })

  it.each<[opens: string, urgent: boolean]>([
    ['2026-11-18T13:00:00+08:00', true],
    ['2026-11-18T14:00:00+08:00', false],
    ['2026-11-19T08:30:00+08:00', false],
  ])('开标于%s，加急：%s（不足四个工作小时）', async (bidOpenTime, urgent) => {
    const guaranteeApplyNo = build({ guaranteeStatus: 'PENDING_REVIEW', bidOpenTime })
    const detail = await client.done(OPERATOR, '/v1/guarantee/apply/detail', { guaranteeApplyNo })
    expect(detail).toMatchObject({ urgent })
  })

  it('补正改小金额，冻结随之；超期自动作废（T-GUA-05、06）', async () => {
    const no = build({ guaranteeStatus: 'ISSUER_AUDITING', estimatePrice: '1000000.00' })
    const late = build({ guaranteeStatus: 'SUPPLEMENT', estimatePrice: '2000000.00' })
    await event('T-GUA-05', `${no} 请核对保函金额`)
    expect(guarantee(no).supplementFields).toEqual(['guaranteeAmount'])
    const body = { ...bid({ guaranteeAmount: '15000.00', tenderNo: '别的' }), guaranteeApplyNo: no }
    await client.done(OPERATOR, '/v1/guarantee/apply/supplement', { ...body, version: guarantee(no).version })
    expect(guarantee(no)).toMatchObject({ guaranteeAmount: '15000.00', tenderNo: 'BHXQ-2026-SZ-0118' })
    expect(limit()).toEqual(['0.00', '55000.00'])
    await client.day('2026-11-26')
    expect(statusOf(late)).toBe('CANCELLED')
    expect(limit()).toEqual(['0.00', '15000.00'])
  })
})

describe('开立之后', () => {
  const issued = (part: Partial<GuaranteeRow> = {}) =>
    build({
      guaranteeStatus: 'EFFECTIVE',
      guaranteeType: 'PERFORMANCE',
      guaranteeContractAmount: '1000000.00',
      guaranteeEffectiveDate: '2026-11-20',
      guaranteeExpireDate: '2026-12-20',
      ...part,
    })

  it('义务履行完毕解除，额度恢复（T-GUA-16）', async () => {
    const no = issued()
    expect(limit()).toEqual(['100000.00', '0.00'])
    await event('T-GUA-16', no)
    expect(statusOf(no)).toBe('RELEASED')
    expect(limit()).toEqual(['0.00', '0.00'])
  })

  it('到期失效，之前提醒过（T-GUA-12）；索赔在途的见 sequels.test.ts', async () => {
    const free = issued()
    await client.day('2026-12-21')
    expect([statusOf(free), ...limit()]).toEqual(['EXPIRED', '0.00', '0.00'])
    expect(client.titlesOf(free)).toContain('保函即将到期')
  })

  it('部分赔付仍有效，赔完即止，赔付过的占用额度待追偿（T-GUA-14）', () => {
    const no = issued()
    claimGuarantee(client.world, guarantee(no))
    payOutGuarantee(client.world, guarantee(no), '40000.00')
    expect(statusOf(no)).toBe('EFFECTIVE')
    claimGuarantee(client.world, guarantee(no))
    payOutGuarantee(client.world, guarantee(no), '60000.00')
    expect(statusOf(no)).toBe('PAID_OUT')
    expect(limit()).toEqual(['100000.00', '0.00'])
  })
})
