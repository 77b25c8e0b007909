// AHD 提前兑付: every transition, its guards and F-06.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Form, NO_OPINION, type Outcome, OWN, STATE } from '../../../checks/shared/TestClient.ts'
import { Circulation } from '../Circulation.ts'

const SUBMIT = '/v1/credits/ahead-cash/submit'

let c: Circulation
let voucherNo = ''
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  root = `${voucherNo}-001`
})

const row = (no: string) => c.world.aheadCashApplications.need(no)
const refused = (part: Form) => c.client.refused('core-operator', SUBMIT, c.aheadForm(root, part))

describe('提前兑付', () => {
  it.each([
    ['超过可用', { aheadAmount: '1000000.01' }, '提前兑付金额不超过可用金额1,000,000.00元'],
    ['零元', { aheadAmount: '0.00' }, '提前兑付金额须大于0'],
    ['当日', { aheadDate: '2026-11-18' }, '提前付款日须为晚于今日的工作日'],
    ['周末', { aheadDate: '2026-11-21' }, '提前付款日须为晚于今日的工作日'],
    ['截止日', { aheadDate: '2027-03-17' }, '提前付款日须早于兑付截止日2027-03-17'],
    ['账户不对', { payAccountId: 'A0' }, '付款账户未启用或未验证，请选择已验证的付款账户'],
    ['折扣过高', { aheadRate: '900.0000' }, '折扣过高，实付金额须大于0'],
  ])('T-AHD-01 %s 时不可提交', async (_name, part, message) => {
    expect(await refused(part)).toBe(message)
    expect(c.amounts(root)[1]).toBe('0.00')
  })

  it('T-AHD-01 冻结、F-06；在途的不可再选；T-AHD-10 撤销限本人；T-AHD-04 驳回', async () => {
    const no = await c.ahead(root)
    expect(row(no)).toMatchObject({ aheadDiscount: '1875.00', aheadPayAmount: '498125.00' })
    expect(c.amounts(root)).toEqual(['500000.00', '500000.00', '0.00', '0.00', '0.00'])
    expect(await refused({})).toBe('有在途业务，金额已冻结')
    const picker = await c.client.done<object[]>('core-operator', '/v1/credits/ahead-cash/holdings')
    expect(picker).toMatchObject([{ enabled: false, latestAheadDate: '2027-03-16' }])
    const cancel = () => c.client.post('core-operator', '/v1/credits/ahead-cash/cancel', c.ref(no))
    expect((await cancel()).code).toBe('0')
    expect((await cancel()).message).toBe(STATE)
    const again = await c.ahead(root)
    await c.reviewAhead(again, 'REJECT', '不提前')
    expect([row(again).aheadStatus, c.amounts(root)[0]]).toEqual(['REJECTED', '1000000.00'])
  })

  it('T-AHD-03、07、08 无折扣：到日发送、到账，部分兑付', async () => {
    const no = await c.ahead(root, { aheadRate: '0.0000' })
    expect((await c.reviewAhead(no)).message).toBe('复核通过，等待银行处理')
    await c.day('2027-02-01')
    expect(row(no).aheadStatus).toBe('PAYING')
    await c.event('T-AHD-08', no)
    expect(row(no).aheadStatus).toBe('DONE')
    expect(c.amounts(root)).toEqual(['500000.00', '0.00', '0.00', '0.00', '500000.00'])
    expect(c.voucher(voucherNo)).toMatchObject({
      voucherStatus: 'PART_CASHED',
      outstandingAmount: '500000.00',
    })
    expect(c.client.limit.used).toBe('500000.00')
    const voucher = await c.client.done('core-operator', '/v1/credits/voucher/detail', { voucherNo })
    expect(voucher).toMatchObject({ voucherStatus: 'PART_CASHED', stateReason: '已部分兑付，其余到期付款' })
    const rest = await c.ahead(root, { aheadDate: '2027-02-03', aheadRate: '0' })
    await c.reviewAhead(rest)
    await c.day('2027-02-03')
    await c.event('T-AHD-08', rest)
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect(c.client.limit.used).toBe('0.00')
    await c.day('2027-03-25')
    expect(c.batches).toEqual([])
  })

  it('T-AHD-05 持有方同意（签署）；只有所涉持有方看得到；T-AHD-09 失败解冻', async () => {
    const no = await c.ahead(root)
    const detail = '/v1/credits/ahead-cash/detail'
    expect(await c.client.refused('chain-director', detail, { aheadNo: no })).toBe('提前兑付申请不存在')
    await c.reviewAhead(no)
    const list = await c.client.done<object[]>('chain-director', '/v1/credits/ahead-cash/consents')
    expect(list).toMatchObject([
      { aheadNo: no, aheadPayAmount: '498125.00', actions: [{ code: 'CONFIRM', enabled: true }] },
    ])
    expect(await c.client.done('chain2-director', '/v1/credits/ahead-cash/consents')).toEqual([])
    await c.confirmAhead(no)
    expect(row(no)).toMatchObject({ aheadStatus: 'APPROVED', reviewUserName: '沈若溪' })
    expect(row(no).auditTrail.at(-1)).toMatchObject({ node: 'COUNTERPARTY', event: '持有方同意' })
    await c.day('2027-02-01')
    await c.event('T-AHD-09', `${no} 超支付限额`)
    expect(row(no)).toMatchObject({ aheadStatus: 'FAILED', payFailReason: 'LIMIT' })
    expect(c.amounts(root)[0]).toBe('1000000.00')
  })

  it('T-AHD-06 持有方拒绝须填意见；到提前付款日未答复即超期', async () => {
    const no = await c.ahead(root)
    await c.reviewAhead(no)
    expect((await c.confirmAhead(no, 'REJECT')).message).toBe(NO_OPINION)
    await c.confirmAhead(no, 'REJECT', '折扣太高')
    expect([row(no).aheadStatus, c.amounts(root)[1]]).toEqual(['HOLDER_REFUSED', '0.00'])
    const view = await c.client.done('core-operator', '/v1/credits/ahead-cash/detail', { aheadNo: no })
    expect(view).toMatchObject({ stateReason: '持有方拒绝：折扣太高，可另行申请' })
    const late = await c.ahead(root)
    await c.reviewAhead(late)
    await c.day('2027-02-01')
    expect(row(late).aheadStatus).toBe('HOLDER_REFUSED')
  })

  it('批量提交逐笔成败；INV-01', async () => {
    const [child] = await c.split(root, '300000.00')
    const { results } = await c.client.done<{ results: Outcome[] }>(
      'core-operator',
      '/v1/credits/ahead-cash/submit-batch',
      {
        items: [
          { holdingNo: root, aheadAmount: '700000.00' },
          { holdingNo: child, aheadAmount: '400000.00' },
        ],
        aheadDate: '2027-02-01',
        aheadRate: '2.5000',
        payAccountId: c.payAccountId,
      },
    )
    expect(results.map((one) => [one.documentNo, one.success])).toEqual([
      [root, true],
      [child, false],
    ])
    const [made] = c.world.aheadCashApplications.all()
    const own = await c.client.madeBy('core-director', made!, () => c.reviewAhead(made!.aheadNo))
    expect(own.message).toBe(OWN)
  })

  it('INV-14 截止日：未付的关闭，在银行的照旧冻结、到期不再付它；提交兑付之后不可再提前', async () => {
    const second = await c.held('200000.00')
    const third = await c.held('200000.00')
    await c.day('2027-03-15')
    const waiting = await c.ahead(root, { aheadDate: '2027-03-16', aheadRate: '0' })
    const paying = await c.ahead(`${second}-001`, {
      aheadDate: '2027-03-16',
      aheadRate: '0',
      aheadAmount: '1.00',
    })
    await c.reviewAhead(paying)
    c.world.settings.bankAnswers = false
    await c.applyCash(c.batches.at(-1)!.cashNo)
    const form = c.aheadForm(`${third}-001`, { aheadDate: '2027-03-16', aheadAmount: '1.00' })
    expect(await c.client.refused('core-operator', SUBMIT, form)).toBe('已提交到期兑付，不能再提前兑付')
    await c.day('2027-03-17')
    expect([row(waiting).aheadStatus, row(paying).aheadStatus]).toEqual(['CANCELLED', 'UNANSWERED'])
    expect(c.amounts(`${second}-001`).slice(0, 2)).toEqual(['199999.00', '1.00'])
    expect(c.batches.at(-1)).toMatchObject({ cashTotalAmount: '1399999.00', cashStatus: 'PENDING_REVIEW' })
  })

  describe('银行未答复的提前兑付过了应付日', () => {
    const unanswered = async () => {
      c.world.settings.bankAnswers = false
      const no = await c.ahead(root, { aheadRate: '0' })
      await c.reviewAhead(no)
      await c.day('2027-03-16')
      c.world.settings.bankAnswers = true
      const { cashNo, cashTotalAmount } = c.batches.at(-1)!
      expect(cashTotalAmount).toBe('500000.00')
      await c.applyCash(cashNo)
      await c.reviewCash(cashNo)
      await c.day('2027-03-18')
      await c.event('T-CSH-07', cashNo)
      await c.day('2027-03-22')
      return no
    }

    it('到期只付其余的；凭证不算逾期，问清之后付清', async () => {
      const no = await unanswered()
      expect(row(no).aheadStatus).toBe('UNANSWERED')
      expect(c.amounts(root)).toEqual(['0.00', '500000.00', '0.00', '0.00', '500000.00'])
      expect(c.voucher(voucherNo).voucherStatus).toBe('PART_CASHED')
      await c.client.done('core-operator', '/v1/credits/cash/ask-bank', c.ref(no))
      expect(row(no).aheadStatus).toBe('DONE')
      expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
      expect(c.client.limit.used).toBe('0.00')
    })

    it('银行答复失败：解冻，列入应付清单，次日起逾期', async () => {
      const no = await unanswered()
      await c.event('T-AHD-09', `${no} 余额不足`)
      expect(row(no).aheadStatus).toBe('FAILED')
      expect(c.batches.at(-1)).toMatchObject({ cashTotalAmount: '500000.00', cashStatus: 'WAIT_APPLY' })
      await c.day('2027-03-23')
      expect(c.voucher(voucherNo).voucherStatus).toBe('OVERDUE')
      expect(c.batches.at(-1)!.cashStatus).toBe('OVERDUE')
    })

    it('到期的指令还在银行手上时失败：只另列这一笔，先后付清', async () => {
      c.world.settings.bankAnswers = false
      const no = await c.ahead(root, { aheadRate: '0' })
      await c.reviewAhead(no)
      await c.day('2027-03-16')
      const first = c.batches.at(-1)!
      await c.applyCash(first.cashNo)
      await c.reviewCash(first.cashNo)
      await c.day('2027-03-22')
      await c.event('T-AHD-09', `${no} 余额不足`)
      const second = c.batches.at(-1)!
      expect([first.cashTotalAmount, second.cashTotalAmount]).toEqual(['500000.00', '500000.00'])
      await c.event('T-CSH-09', `${first.cashNo} 余额不足`)
      await c.day('2027-03-23')
      const open = c.batches.filter(({ cashStatus }) => cashStatus === 'OVERDUE')
      expect(open.map((one) => one.cashTotalAmount)).toEqual(['500000.00', '500000.00'])
    })
  })

  it('付到复核时签下的账户：之后换了账户的也是；没有可用账户的不能通过', async () => {
    const no = await c.ahead(root)
    await c.reviewAhead(no)
    const signed = row(no).payeeAccountNo
    expect(signed).toBe(row(no).appliedAccountNo)
    const later = c.newCollectAccount('C002')
    await c.confirmAhead(no)
    await c.day('2027-02-01')
    await c.event('T-AHD-08', no)
    expect(later).not.toBe(signed)
    expect(row(no).payeeAccountNo).toBe(signed)
    expect(c.world.receipts.need(row(no).receiptNo!)).toMatchObject({
      receiptType: 'AHEAD_CASH',
      receiptAmount: '498125.00',
      payeeAccountNo: signed,
    })

    const other = await c.ahead(root, { aheadDate: '2027-02-22' })
    for (const account of c.world.bankAccounts.where((one) => one.corpId === 'C002'))
      account.accountStatus = 'DISABLED'
    expect((await c.reviewAhead(other)).message).toContain('持有方没有已验证的收款账户')
  })
})
