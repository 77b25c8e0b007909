// WDR 开立撤回 and VCH 凭证存续: every transition over HTTP and by the clock.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type DocumentState,
  NO_OPINION,
  OWN,
  STATE,
  TestClient,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'
import { chainHashOf } from '../../../mocks/voucher/voucher/chainHash.ts'
import { expectCalledOff } from './expecting.ts'

const PAUSED = '开立方撤回处理中，暂不能办理'

let client: TestClient
let issueNo = ''
let voucherNo = ''
let signNo = ''
beforeEach(async () => {
  client = await TestClient.open()
  ;({ issueNo, voucherNo, signNo } = await client.issued())
})

const voucher = () => client.world.vouchers.need(voucherNo)
const holding = () => client.world.holdings.need(`${voucherNo}-001`)
const task = () => client.world.signTasks.need(signNo)
const withdrawal = (no: string) => client.world.withdrawApplications.need(no)
const signed = async () => {
  await client.applySign(signNo)
  await client.approveSign(signNo)
}

describe('WDR 开立撤回', () => {
  it('T-WDR-01 签收暂停，双方的操作都说明', async () => {
    const no = await client.withdraw(voucherNo)
    expect(task().paused).toBe(true)
    expect((await client.applySign(signNo)).message).toBe(PAUSED)
    expect((await client.refuseSign(signNo)).message).toBe(PAUSED)
    expect(client.messagesOf(no)).toEqual([['有新的开立撤回申请待复核', 'ROLE_CREDIT_CORE_DIRECTOR']])
    const body = { voucherNo, withdrawReason: 'OTHER', withdrawDesc: '再来一次' }
    expect(await client.refused('core-operator', '/v1/credits/withdraw/submit', body)).toBe(
      '已有撤回申请待复核',
    )
  })

  it.each([
    ['对方已提交签收', () => client.applySign(signNo), '对方已提交签收，暂不可撤回'],
    ['对方已提交拒签', () => client.refuseSign(signNo), '对方已提交签收，暂不可撤回'],
    ['已签收', () => signed(), STATE],
  ])('%s 时不可撤回', async (_name, position, message) => {
    await position()
    const body = { voucherNo, withdrawReason: 'DUPLICATE', withdrawDesc: '重复' }
    expect(await client.refused('core-operator', '/v1/credits/withdraw/submit', body)).toBe(message)
  })

  it('说明必填；没有这张凭证；不是经办', async () => {
    const body = { voucherNo, withdrawReason: 'OTHER', withdrawDesc: ' ' }
    const path = '/v1/credits/withdraw/submit'
    expect(await client.refused('core-operator', path, body)).toBe('请填写撤回说明')
    expect(
      await client.refused('core-operator', path, { ...body, voucherNo: 'EV0', withdrawDesc: '错' }),
    ).toBe('电子凭证不存在')
    expect(await client.refused('all-access', path, { ...body, withdrawDesc: '错' })).toBe(WRONG_ROLE)
    expect(await client.status('core-director', path, body)).toBe(403)
  })

  it('T-WDR-02 通过：凭证注销，签收任务结束（T-ISS-13）', async () => {
    const no = await client.withdraw(voucherNo)
    expect((await client.reviewWithdraw(no)).message).toBe('凭证已注销，额度恢复1,000,000.00元')
    expectCalledOff(client, voucherNo, 'WITHDRAWN', 'T-ISS-13')
    expect(task()).toMatchObject({ signStatus: 'EXPIRED', paused: false })
    expect((await client.reviewWithdraw(no)).message).toBe(STATE)
  })

  it('T-WDR-03 驳回：意见必填，签收恢复', async () => {
    const no = await client.withdraw(voucherNo)
    expect((await client.reviewWithdraw(no, 'REJECT')).message).toBe(NO_OPINION)
    await client.reviewWithdraw(no, 'REJECT', '已与对方确认')
    expect(withdrawal(no).withdrawStatus).toBe('REJECTED')
    await signed()
    expect(voucher().voucherStatus).toBe('ACTIVE')
  })

  it('T-WDR-04 撤销：限本人，签收恢复', async () => {
    const no = await client.withdraw(voucherNo)
    const cancel = (persona: 'core-operator' | 'multi-corp') =>
      client.post(persona, '/v1/credits/withdraw/cancel', client.ref('withdrawApplications', no))
    expect((await cancel('multi-corp')).message).toBe('只能撤销本人经办的申请')
    expect((await cancel('core-operator')).code).toBe('0')
    expect(task().paused).toBe(false)
    expect((await cancel('core-operator')).message).toBe(STATE)
  })

  it('INV-01 本人提交的撤回不可复核；没有签署不行', async () => {
    const no = await client.withdraw(voucherNo)
    const items = [client.ref('withdrawApplications', no)]
    expect(
      await client.refused('core-director', '/v1/credits/withdraw/review', { items, decision: 'PASS' }),
    ).toBe(UNSIGNED)
    const own = () => client.reviewWithdraw(no, 'REJECT', '不')
    expect((await client.madeBy('core-director', withdrawal(no), own)).message).toBe(OWN)
  })

  it('三个工作日无人复核，签收自动恢复：第四个工作日起', async () => {
    await client.withdraw(voucherNo)
    await client.day('2026-11-23')
    expect(task().paused).toBe(true)
    await client.day('2026-11-24')
    expect(task().paused).toBe(false)
  })

  it.each([
    ['签收', () => signed(), '对方已签收', 'SIGNED'],
    [
      '拒签',
      async () => {
        await client.refuseSign(signNo)
        await client.approveSign(signNo)
      },
      '对方已拒签',
      'REFUSED',
    ],
    ['超期', () => client.day('2026-12-03'), '凭证已超期失效', 'EXPIRED'],
  ])('T-WDR-05 恢复之后对方%s：撤回失效，复核通过被拒', async (_name, happen, event, status) => {
    const no = await client.withdraw(voucherNo)
    const seen = client.ref('withdrawApplications', no)
    await client.day('2026-11-24')
    await happen()
    expect(withdrawal(no).withdrawStatus).toBe('INVALID')
    expect(withdrawal(no).auditTrail.at(-1)).toMatchObject({ event, node: 'SYSTEM' })
    expect(client.issue(issueNo).issueStatus).toBe(status)
    const path = '/v1/credits/withdraw/review'
    const [result] = await client.decide('core-director', path, 'ISSUE_WITHDRAW', [seen])
    expect(result).toMatchObject({ success: false, message: `${event}，撤回申请已失效` })
    const view = await client.done<DocumentState>('core-operator', '/v1/credits/withdraw/detail', {
      withdrawNo: no,
    })
    expect(view.stateReason).toBe(`${event}，撤回申请失效`)
  })
})

describe('VCH 到期与逾期', () => {
  it('T-VCH-04 应付日到期，T-VCH-07 次日零点逾期并预警，G-OVERDUE 暂停新增开立', async () => {
    await signed()
    await client.day('2027-03-17')
    expect([voucher().voucherStatus, holding().holdingStatus]).toEqual(['ACTIVE', 'HELD'])
    await client.day('2027-03-18')
    expect([voucher().voucherStatus, holding().holdingStatus]).toEqual(['DUE', 'DUE'])
    const later = client.form({ promisePayDate: '2027-06-18', smePayBasisDate: '2027-05-01' })
    await client.done('core-operator', '/v1/credits/issue/submit', later)
    await client.day('2027-03-19')
    expect([voucher().voucherStatus, holding().holdingStatus]).toEqual(['OVERDUE', 'OVERDUE'])
    const events = voucher().auditTrail.map(({ event }) => event)
    expect(events).toEqual(['开立', '签收', '到达应付日', '应付日24:00未足额'])
    const warnings = () =>
      client.world.messages.where((row) => row.messageType === 'WARN' && row.bizNo === voucherNo)
    expect(warnings().map(({ corpId }) => corpId)).toEqual(['C001', 'C002'])
    expect(await client.refused('core-operator', '/v1/credits/issue/submit', later)).toBe(
      '存在逾期未付款项，暂停新增开立',
    )
    expect(client.limit.used).toBe('1000000.00')
    await client.advance('P60D')
    expect(warnings()).toHaveLength(2)
  })

  it('承诺付款日之后才成为节假日的，应付日顺延', async () => {
    await signed()
    voucher().promisePayDate = '2027-02-05'
    voucher().chainHash = chainHashOf(voucher())
    await client.day('2027-02-14')
    expect(voucher().voucherStatus).toBe('ACTIVE')
    await client.day('2027-02-15')
    expect(voucher().voucherStatus).toBe('DUE')
    await client.day('2027-02-16')
    expect(voucher().voucherStatus).toBe('OVERDUE')
  })
})
