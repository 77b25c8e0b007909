// SWF 更换资金方、签收即融资（T-SGN-07），以及端到端1、端到端6。
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OPINION, type Outcome, STATE } from '../../../checks/shared/TestClient.ts'
import { CHAIN2 } from '../Circulation.ts'
import { Financing } from '../Financing.ts'

const BASE = '/v1/credits/switch-funder'
let f: Financing

beforeEach(async () => {
  f = await Financing.open()
})

const form = (financeNo: string, part = {}) => ({
  financeNo,
  version: f.row(financeNo).version,
  newFunderProductNo: 'PD03',
  switchReason: 'SLOW',
  ...part,
})
const submit = async (financeNo: string, part = {}): Promise<string> =>
  (await f.c.client.done<{ switchNo: string }>('chain-operator', `${BASE}/submit`, form(financeNo, part)))
    .switchNo
const refused = (financeNo: string, part = {}) =>
  f.c.client.refused('chain-operator', `${BASE}/submit`, form(financeNo, part))
const review = async (no: string, decision: 'PASS' | 'REJECT' = 'PASS', opinion?: string): Promise<Outcome> =>
  (
    await f.c.client.decide(
      'chain-director',
      `${BASE}/review`,
      'SWITCH_FUNDER',
      [f.ref(no)],
      decision,
      opinion,
    )
  )[0]!
const row = (no: string) => f.world.switchFunderApplications.need(no)

describe('SWF 更换资金方', () => {
  it('端到端6 资金方拒绝 → 换一家：新融资编号，冻结转过去，原融资已换资金方', async () => {
    const old = f.at('FUNDER_AUDITING')
    await f.event('funder', 'T-FIN-08', `${old} 额度已满`)
    expect(f.amounts(old)).toEqual(['500000.00', '0.00', '0.00'])
    const no = await submit(old, { switchReason: 'REJECTED' })
    expect(row(no)).toMatchObject({ oldFunderName: '北辰商业银行股份有限公司', newAnnualRate: '5.2000' })
    await review(no)
    const fresh = f.row(row(no).newFinanceNo!)
    expect([row(no).switchStatus, f.row(old).financeStatus, fresh.financeStatus]).toEqual([
      'DONE',
      'SWITCHED',
      'FUNDER_AUDITING',
    ])
    expect(f.amounts(fresh.financeNo)).toEqual(['0.00', '500000.00', '0.00'])
    expect(fresh.packageNo).toBe(f.row(old).packageNo)
  })

  it('T-SWF-01 的条件：已签约、不同的资金方；办理期间原融资暂停', async () => {
    const old = f.at('FUNDER_AUDITING')
    expect(await refused(old, { newFunderProductNo: 'PD01' })).toBe('新资金方与原资金方相同')
    expect(await refused(old, { newFunderProductNo: 'PD05' })).toBe('澜山信托有限责任公司：尚未签约')
    expect(await refused(old, { switchReason: 'OTHER' })).toBe('更换原因为其他时请填写备注')
    expect(await refused(f.at('WAIT_CONTRACT'))).toBe(STATE)
    const no = await submit(old)
    expect(await refused(old)).toBe(`正在更换资金方（${no}），暂停办理`)
    expect(await f.event('funder', 'T-FIN-07', old)).toBe(`正在更换资金方（${no}），暂停办理`)
    const quotes = await f.c.client.done<{ netChangeAmount: string }[]>('chain-operator', `${BASE}/quotes`, {
      financeNo: old,
    })
    expect(quotes).toHaveLength(4)
  })

  it('T-SWF-02、03 原资金方释放，或一个工作日未答复默认释放', async () => {
    const [first, second] = [f.at('FUNDER_AUDITING'), f.at('SUPPLEMENT')]
    const [a, b] = [await submit(first), await submit(second)]
    await review(a)
    await review(b)
    expect(row(a).switchStatus).toBe('OLD_CONFIRMING')
    expect(await f.event('funder', 'T-SWF-03', a)).toBeUndefined()
    expect(row(a).switchStatus).toBe('DONE')
    await f.day('2026-11-30')
    expect(row(b)).toMatchObject({ switchStatus: 'DONE' })
    expect(f.row(second).financeStatus).toBe('SWITCHED')
  })

  it('已签合同的不默认释放；T-SWF-04 资金方或复核驳回、T-SWF-05 撤销后原融资恢复', async () => {
    const old = f.at('LEND_FAILED')
    const no = await submit(old)
    await review(no)
    await f.day('2026-12-04')
    expect(row(no).switchStatus).toBe('OLD_CONFIRMING')
    expect(await f.event('funder', 'T-SWF-04', no)).toBe('请在更换编号后空一格写明原因')
    await f.event('funder', 'T-SWF-04', `${no} 次日可放款`)
    expect([row(no).switchStatus, f.row(old).switchNo]).toEqual(['REJECTED', undefined])
    const again = await submit(old)
    expect((await review(again, 'REJECT')).message).toBe(NO_OPINION)
    await review(again, 'REJECT', '再等等')
    const third = await submit(old)
    await f.c.client.done('chain-operator', `${BASE}/cancel`, f.ref(third))
    expect([row(again).switchStatus, row(third).switchStatus]).toEqual(['REJECTED', 'CANCELLED'])
    expect(f.row(old).financeStatus).toBe('LEND_FAILED')
  })
})

describe('T-SGN-07 签收即融资', () => {
  it('签收后生成草稿：默认资金方与资料包，金额为全部；批量提交各自成败，可移除', async () => {
    f.package('1000000.00')
    const { signNo } = await f.c.client.issued({ faceAmount: '1000000.00' })
    await f.c.client.applySign(signNo, { quickFinance: true })
    await f.c.client.approveSign(signNo)
    const draft = f.world.financeApplications.all().at(-1)!
    expect(draft).toMatchObject({
      financeMode: 'QUICK',
      financeStatus: 'DRAFT',
      financeAmount: '1000000.00',
      // 利息由双方分担，到账最多
      funderProductNo: 'PD03',
      createUserId: f.world.signTasks.need(signNo).createUserId,
    })
    expect(draft.packageNo).toBeDefined()
    const poor = f.world.financeApplications.put({ ...structuredClone(draft), id: 'FNX', financeNo: 'FNX' })
    delete poor.packageNo
    const { results } = await f.done<{ results: Outcome[] }>('chain-operator', 'quick-submit', {
      items: [f.ref(draft.financeNo), f.ref('FNX')],
    })
    expect(results.map((one) => [one.success, one.message])).toEqual([
      [true, '已提交复核，等待吴启明处理'],
      [false, '请先补充资料包'],
    ])
    await f.done('chain-operator', 'remove', f.ref('FNX'))
    expect(await f.refused('chain-operator', 'remove', f.ref(draft.financeNo))).toBe(STATE)
  })

  it('选凭证批量生成；已在办的不再生成', async () => {
    const { holdingNo } = f.holdingOf(f.at('DRAFT', { financeAmount: '260000.00' }))
    const create = () =>
      f.done<{ results: Outcome[] }>('chain-operator', 'quick-create', { holdingNos: [holdingNo] })
    expect((await create()).results[0]!.success).toBe(true)
    expect((await create()).results[0]!.message).toMatch(/^该持有已在融资FN\d+中$/)
  })
})

describe('端到端1 开立→签收→拆分转让→融资→兑付', () => {
  it('四个收款方全部到账：凭证已兑付，额度归零，融资结清', async () => {
    f = await Financing.open('issue-ready')
    const { admissions } = await import('../../../mocks/voucher/signup/seed.ts')
    const { chainTrade } = await import('../../../mocks/voucher/circulate/seed.ts')
    admissions(f.world)
    chainTrade(f.world)
    const voucherNo = await f.c.held('1000000.00', '2027-03-18')
    const root = `${voucherNo}-001`
    await f.c.split(root, '300000.00', '200000.00')
    const no = await f.submit(f.form([root], '400000.00'))
    await f.review(no)
    await f.event('funder', 'T-FIN-07', no)
    await f.signContract(no)
    await f.event('registry', 'T-FIN-10', no)
    await f.event('bank', 'T-FIN-11', no)
    expect(f.world.holdings.need(root)).toMatchObject({
      availableAmount: '100000.00',
      financedAmount: '400000.00',
    })
    await f.day('2027-03-18')
    const batch = f.world.cashBatches.all()[0]!
    expect(batch.items.map((item) => `${item.payeeName} ${item.cashAmount}`).toSorted()).toEqual(
      [
        '江苏恒拓精密机械有限公司 100000.00',
        `${CHAIN2} 300000.00`,
        `${CHAIN2} 200000.00`,
        '北辰商业银行股份有限公司 400000.00',
      ].toSorted(),
    )
    await f.c.applyCash(batch.cashNo)
    await f.c.reviewCash(batch.cashNo)
    if (batch.cashStatus === 'APPROVED') await f.event('bank', 'T-CSH-06', batch.cashNo)
    await f.event('bank', 'T-CSH-07', batch.cashNo)
    expect(f.world.vouchers.need(voucherNo).voucherStatus).toBe('CASHED')
    expect(f.row(no).financeStatus).toBe('SETTLED')
    expect(f.c.client.limit.used).toBe('0.00')
    expect(f.world.receipts.where((one) => one.receiptType === 'CASH')).toHaveLength(4)
  })
})
