// SGN 签收: every transition over HTTP and by the clock.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  CONFLICT,
  type DocumentState,
  NO_OPINION,
  OWN,
  STATE,
  TestClient,
  UNSIGNED,
} from '../../../checks/shared/TestClient.ts'
import { expectCalledOff } from './expecting.ts'

const CHAIN_DIRECTOR = 'ROLE_CREDIT_CHAIN_DIRECTOR'

/** The other supplier, and its contract. */
const CHAIN2 = { receiverName: '苏州锦衡电气设备有限公司', contractNo: 'HY-CG-2026-0003' }

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
const signed = async () => {
  await client.applySign(signNo)
  await client.approveSign(signNo)
}

describe('T-SGN-01 经办签收提交', () => {
  it('待复核，记下收款账户，通知复核人', async () => {
    expect(await client.applySign(signNo)).toMatchObject({
      success: true,
      message: '签收已提交复核，等待吴启明处理',
    })
    expect(task()).toMatchObject({ signStatus: 'PENDING_REVIEW', createUserName: '陈嘉禾' })
    expect(client.messagesOf(signNo).at(-1)).toEqual(['有凭证签收待复核', CHAIN_DIRECTOR])
    expect(client.limit).toEqual({ used: '1000000.00', frozen: '0.00' })
    expect(voucher().voucherStatus).toBe('WAIT_SIGN')
  })

  it('收款账户须是本企业已验证的', async () => {
    expect((await client.applySign(signNo, { collectAccountId: 'A1' })).message).toBe(
      '收款账户未验证，请选择已验证的收款账户',
    )
    for (const row of client.world.bankAccounts.where(({ corpId }) => corpId === 'C002'))
      Object.assign(row, { accountStatus: 'PENDING_VERIFY', accountAuthStatus: 'LOCKED' })
    expect((await client.applySign(signNo)).message).toBe('没有已验证的收款账户')
  })

  it('不允许融资的凭证不能签收即融资', async () => {
    client.issue(issueNo).financeAllowed = false
    expect((await client.applySign(signNo, { quickFinance: true })).message).toBe('该凭证不允许融资')
  })

  it('企业未实名、产品未开通、企业冻结，不能办', async () => {
    const body = { items: [client.ref('signTasks', signNo)], collectAccountId: 'A1', quickFinance: false }
    const refused = () => client.refused('chain-operator', '/v1/credits/sign/apply', body)
    const corp = client.world.corps.need('C002')
    // signed in before, so that the enterprise changes and not the menu at sign-in
    await client.done('chain-operator', '/v1/userInfo')
    corp.corpState = 'FROZEN'
    expect(await refused()).toBe('该企业已暂停，仅支持查询')
    corp.corpState = 'NORMAL'
    corp.isCorpAuthenticated = false
    expect(await refused()).toBe('请您联系管理员进行实名认证后继续开展业务')
    corp.isCorpAuthenticated = true
    // without the product its menus disappear
    corp.productOpenStatus.CREDIT = 'SUSPENDED'
    expect(await refused()).toBe('您暂无权限操作此页面！')
    expect(task().signStatus).toBe('WAIT_SIGN')
  })

  it('提交过的、看旧了的、别家的，不能办', async () => {
    const stale = client.ref('signTasks', signNo)
    await client.applySign(signNo)
    expect((await client.applySign(signNo)).message).toBe(STATE)
    expect((await client.applySign(signNo, { items: [stale] })).message).toBe(CONFLICT)
    const other = await client.issued(CHAIN2)
    expect((await client.applySign(other.signNo)).message).toBe('单据不存在')
  })

  it('复核、开立方都没有这个菜单', async () => {
    const body = { items: [client.ref('signTasks', signNo)], collectAccountId: 'A1', quickFinance: false }
    for (const persona of ['chain-director', 'core-operator'] as const)
      expect(await client.status(persona, '/v1/credits/sign/apply', body)).toBe(403)
  })
})

describe('T-SGN-03 复核签收 → T-ISS-10、T-VCH-02', () => {
  it('凭证生效并存证，第一手持有可用，主业务从头到尾只记一笔账', async () => {
    await signed()
    expect(client.issue(issueNo).issueStatus).toBe('SIGNED')
    expect(voucher()).toMatchObject({ voucherStatus: 'ACTIVE', outstandingAmount: '1000000.00' })
    expect(voucher().chainHash).toMatch(/^[0-9a-f]{64}$/)
    expect(voucher().auditTrail.map(({ event }) => event)).toEqual(['开立', '签收'])
    expect(holding()).toMatchObject({
      holdingStatus: 'HELD',
      availableAmount: '1000000.00',
      acquireDate: '2026-11-18',
    })
    expect(client.limit).toEqual({ used: '1000000.00', frozen: '0.00' })
    expect(client.world.bookings.all()).toMatchObject([
      { event: 'T-ISS-03', corpId: 'C001', amount: '1000000.00' },
    ])
    expect(client.issue(issueNo).auditTrail.at(-1)).toMatchObject({ event: '接收方签收', node: 'SYSTEM' })
  })

  it('没有短信签署不行；本人经办的不可复核；不在待复核的不行', async () => {
    const items = () => [client.ref('signTasks', signNo)]
    expect((await client.approveSign(signNo)).message).toBe(STATE)
    await client.applySign(signNo)
    expect(
      await client.refused('chain-director', '/v1/credits/sign/approve', {
        items: items(),
        decision: 'PASS',
      }),
    ).toBe(UNSIGNED)
    const own = client.user('chain-director').idCard
    client.user('chain-director').idCard = client.user('chain-operator').idCard
    expect((await client.approveSign(signNo)).message).toBe(OWN)
    client.user('chain-director').idCard = own
    expect((await client.approveSign(signNo)).success).toBe(true)
    expect((await client.approveSign(signNo)).message).toBe(STATE)
    const body = { items: items(), decision: 'RETURN', reviewOpinion: '退' }
    expect(await client.status('chain-operator', '/v1/credits/sign/approve', body)).toBe(403)
  })
})

describe('T-SGN-02、04 拒签 → T-ISS-11、T-VCH-03', () => {
  it('复核确认后释放额度与发票，开立方看到原因，可复制再开', async () => {
    const [invoice] = client.world.invoices.all()
    const other = await client.issued({ invoiceNos: [invoice!.invoiceNo] })
    expect(invoice!.invoiceRemainAmount).toBe('130000.00')
    await client.refuseSign(other.signNo)
    await client.approveSign(other.signNo)
    expect(invoice!.invoiceRemainAmount).toBe('1130000.00')
    await client.refuseSign(signNo, { remark: '应为四月' })
    expect(task().signStatus).toBe('REFUSE_PENDING')
    expect(client.messagesOf(signNo).at(-1)).toEqual(['有凭证拒签待复核', CHAIN_DIRECTOR])
    await client.approveSign(signNo)
    expect(task().signStatus).toBe('REFUSED')
    expectCalledOff(client, voucherNo, 'REFUSED', 'T-ISS-11')
    const view = await client.done<DocumentState>('core-operator', '/v1/credits/issue/detail', { issueNo })
    expect(view.stateReason).toBe('接收方拒签：付款日有误（应为四月）')
    expect(view.actions.map(({ code }) => code)).toEqual(['COPY'])
  })

  it('原因为其他时须备注', async () => {
    expect((await client.refuseSign(signNo, { refuseReason: 'OTHER' })).message).toBe(
      '拒签原因为其他时请填写备注',
    )
    expect((await client.refuseSign(signNo, { refuseReason: 'OTHER', remark: '已线下付款' })).code).toBe('0')
    expect((await client.refuseSign(signNo)).message).toBe(STATE)
  })
})

describe('T-SGN-05 退回经办', () => {
  it.each(['applySign', 'refuseSign'] as const)('%s 之后都能退，意见必填，退了可再办', async (how) => {
    await client[how](signNo)
    expect((await client.approveSign(signNo, 'RETURN')).message).toBe(NO_OPINION)
    expect((await client.approveSign(signNo, 'RETURN', '账户请改用基本户')).success).toBe(true)
    expect(task().signStatus).toBe('WAIT_SIGN')
    expect(client.limit.used).toBe('1000000.00')
    await signed()
    expect(voucher().voucherStatus).toBe('ACTIVE')
  })

  it('退回的人随后以经办身份再办，不算自己复核自己', async () => {
    const other = await client.issued(CHAIN2)
    const row = client.world.signTasks.need(other.signNo)
    const corps = await client.done<{ corpId: string; memberId: string }[]>('multi-corp', '/v1/corpInfos')
    await client.done('multi-corp', '/v1/load-corp', corps[1])
    Object.assign(row, { signStatus: 'PENDING_REVIEW', createUserId: 'U901', createUserName: '马晓川' })
    const items = () => [client.ref('signTasks', other.signNo)]
    await client.done('multi-corp', '/v1/userInfo/switch-role', { roleCode: CHAIN_DIRECTOR })
    const returned = { items: items(), decision: 'RETURN', reviewOpinion: '我来改' }
    await client.done('multi-corp', '/v1/credits/sign/approve', returned)
    await client.done('multi-corp', '/v1/userInfo/switch-role', { roleCode: 'ROLE_CREDIT_CHAIN_OPERATOR' })
    const { accountId: collectAccountId } = client.account('C003', 'COLLECT')
    const applied = { items: items(), collectAccountId, quickFinance: false }
    await client.done('multi-corp', '/v1/credits/sign/apply', applied)
    await client.done('multi-corp', '/v1/userInfo/switch-role', { roleCode: CHAIN_DIRECTOR })
    const [result] = await client.decide('multi-corp', '/v1/credits/sign/approve', 'SIGN_CONFIRM', items())
    expect(result?.message).toBe(OWN)
  })
})

describe('T-SGN-06 超期失效 → T-ISS-12', () => {
  it.each(['待签收', '签收待复核', '拒签待复核'])('%s 过了截止日即失效，释放额度', async (state) => {
    if (state === '签收待复核') await client.applySign(signNo)
    if (state === '拒签待复核') await client.refuseSign(signNo)
    await client.day('2026-12-02')
    expect(task().signStatus).not.toBe('EXPIRED')
    await client.day('2026-12-03')
    expect(task().signStatus).toBe('EXPIRED')
    expectCalledOff(client, voucherNo, 'EXPIRED', 'T-ISS-12')
    expect((await client.approveSign(signNo)).message).toBe(STATE)
  })

  it('签了的不会失效', async () => {
    await signed()
    await client.day('2026-12-10')
    expect(voucher().voucherStatus).toBe('ACTIVE')
  })
})
