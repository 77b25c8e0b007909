// The full account number: only for users who have to check it now, each look in the trail, and nowhere else.
import { beforeEach, describe, expect, it } from 'vitest'
import { maskText } from '#domain/mask.ts'
import { type DocumentState, OWN, type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { buildAbsAccountChange } from '../../../mocks/abs/accountChange/seed.ts'
import { collectAccountsOf } from '../../../mocks/account/bankAccount/book.ts'
import { buildGuarantee } from '../../../mocks/guarantee/guarantee/seed.ts'
import { draftSampleClaim, submitSampleClaim } from '../../../mocks/guarantee/sequels.ts'
import { buildIssue } from '../../../mocks/voucher/issue/seed.ts'
import { buildSignup } from '../../../mocks/voucher/signup/seed.ts'
import { Circulation } from '../Circulation.ts'

const REVEAL = '/v1/account-numbers/reveal'
const NOBODY = '只有此刻要核对这个账号的人可以查看'

type Shown = { accountNo: string; formerAccountNo?: string }

const ask = (client: TestClient, persona: Persona, subject: string, documentNo: string, itemNo?: string) =>
  client.post(persona, REVEAL, { subject, documentNo, ...(itemNo && { itemNo }) })

describe('银行账户', () => {
  let client: TestClient
  beforeEach(async () => {
    client = await TestClient.open('default')
  })
  const pending = () =>
    client.world.bankAccounts.find((row) => row.corpId === 'C001' && row.accountStatus === 'PENDING_REVIEW')!
  const see = (persona: Persona, documentNo = pending().accountId) =>
    ask(client, persona, 'BANK_ACCOUNT', documentNo)

  it('复核人看得到全部，轨迹里记下谁、何时、看的哪个，版本不变', async () => {
    const { accountId, version } = pending()
    const { data } = await see('core-director')
    expect(data).toEqual({ accountNo: pending().accountNo })
    type Detail = { version: number; auditTrail: object[] }
    const detail = await client.done<Detail>('core-director', '/v1/bank-accounts/detail', { id: accountId })
    expect(detail.version).toBe(version)
    expect(detail.auditTrail.at(-1)).toMatchObject({
      node: 'DIRECTOR',
      event: '查看完整账号',
      operatorName: client.user('core-director').personName,
      opinion: maskText(pending().accountNo),
    })
  })

  it('经办、查询岗、管理员、别家企业的人看不到，也不留痕；复核之后谁也看不到', async () => {
    const before = pending().auditTrail.length
    for (const persona of ['core-operator', 'core-query', 'core-manager'] as const) {
      expect((await see(persona)).message).toBe(NOBODY)
      const { actions } = await client.done<DocumentState>(persona, '/v1/bank-accounts/detail', {
        id: pending().accountId,
      })
      expect(actions.map(({ code }) => code)).not.toContain('REVEAL')
    }
    expect((await see('chain-director')).message).toContain('不存在')
    expect(pending().auditTrail).toHaveLength(before)
    const items = [{ documentNo: pending().accountId, version: pending().version }]
    const documentNo = pending().accountId
    await client.decide('core-director', '/v1/bank-accounts/review', 'ACCOUNT_CHANGE', items)
    expect((await see('core-director', documentNo)).message).toBe(NOBODY)
  })

  it('经办人同时有复核岗也不行，原因说得明白', async () => {
    const own = await client.madeBy('core-director', pending(), () => see('core-director'))
    expect(own.message).toBe(OWN)
  })

  it('应答不得缓存；流水、清单与详情里都没有完整账号', async () => {
    const { accountNo, accountId } = pending()
    const request = { subject: 'BANK_ACCOUNT', documentNo: accountId }
    const answer = await client.send('core-director', REVEAL, request)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const texts = [
      JSON.stringify(await client.session.control('/__mock/ledger')),
      JSON.stringify(await client.done('core-director', '/v1/bank-accounts/detail', { id: accountId })),
      JSON.stringify(
        await client.list('core-director', '/v1/bank-accounts/page', {
          pageCond: { pageNo: 1, pageSize: 50 },
        }),
      ),
      JSON.stringify(pending().auditTrail),
    ]
    for (const text of texts) expect(text).not.toContain(accountNo)
    expect(texts[0]).toContain('revealAccountNo')
  })

  it('修改账号：新旧都看得到，来源说明是谁、从哪里、什么时候填的', async () => {
    const account = client.world.bankAccounts.find(
      (row) =>
        row.corpId === 'C001' && row.accountStatus === 'ACTIVE' && row.accountPurpose.includes('COLLECT'),
    )!
    const former = account.accountNo
    const { accountId: id, version: seen, bankName, branchName, accountType, accountPurpose } = account
    const form = {
      id,
      version: seen,
      bankName,
      branchName,
      accountType,
      accountPurpose,
      accountNo: await client.session.encrypt('622588880000123'),
      bankCode: '308221009013',
      isDefault: false,
    }
    const made = await client.done<{ id: string }>('core-operator', '/v1/bank-accounts/submit', form)
    expect(made).toMatchObject({
      formerAccountNo: maskText(former),
      accountSource: {
        channel: '银行账户维护',
        providedTime: client.world.bankAccounts.need(made.id).createTime,
      },
    })
    const full = { accountNo: '622588880000123', formerAccountNo: former }
    expect((await see('core-director', made.id)).data).toEqual(full)
    const items = [{ documentNo: made.id, version: client.world.bankAccounts.need(made.id).version }]
    const path = '/v1/bank-accounts/review'
    await client.decide('core-director', path, 'ACCOUNT_CHANGE', items, 'REJECT', '再核对')
    const { version } = client.world.bankAccounts.need(made.id)
    const { accountNo: _same, ...unchanged } = { ...form, id: made.id, version }
    expect(await client.done('core-operator', '/v1/bank-accounts/submit', unchanged)).toMatchObject({
      formerAccountNo: maskText(former),
    })
  })
})

describe('付款时的收款账户', () => {
  it('兑付：审批的人、登记的人看每一笔的收款账号；申请人看不到', async () => {
    const c = await Circulation.open()
    const voucherNo = await c.held()
    await c.split(`${voucherNo}-001`, '300000.00')
    await c.day('2027-03-16')
    const batch = c.batches.at(-1)!
    await c.applyCash(batch.cashNo, 'OFFLINE')
    const [item] = batch.items
    const see = (persona: Persona, itemNo = item!.cashItemNo) =>
      ask(c.client, persona, 'CASH_ITEM', batch.cashNo, itemNo)
    expect((await see('core-operator')).message).toBe(NOBODY)
    expect((await see('core-query')).message).toBe(NOBODY)
    expect((await see('core-director')).data).toEqual({ accountNo: item!.payeeAccountNo })
    expect(batch.auditTrail.at(-1)!.opinion).toContain(item!.payeeName)
    await c.reviewCash(batch.cashNo)
    await c.day('2027-03-18')
    expect((await see('core-operator')).data).toEqual({ accountNo: item!.payeeAccountNo })
    expect((await see('core-director')).message).toBe(NOBODY)
    expect((await see('core-operator', 'X')).message).toBe('兑付明细不存在')
  })

  it('兑付：申请之后换了账户，新旧都看得到', async () => {
    const c = await Circulation.open()
    await c.held()
    await c.day('2027-03-16')
    const batch = c.batches.at(-1)!
    await c.applyCash(batch.cashNo)
    const former = batch.items[0]!.payeeAccountNo
    c.newCollectAccount('C002')
    await c.day('2027-03-17')
    const [item] = batch.items
    const { data } = await ask(c.client, 'core-director', 'CASH_ITEM', batch.cashNo, item!.cashItemNo)
    expect(data).toEqual({ accountNo: batch.items[0]!.payeeAccountNo, formerAccountNo: former })
    expect(batch.items[0]!.payeeAccountNo).not.toBe(former)
  })

  it('提前兑付：审批之前就知道将付给哪个账户', async () => {
    const c = await Circulation.open()
    const voucherNo = await c.held()
    const aheadNo = await c.ahead(`${voucherNo}-001`)
    const see = (persona: Persona) => ask(c.client, persona, 'AHEAD_CASH', aheadNo)
    const { data } = await see('core-director')
    const payee = c.world.bankAccounts.find((row) => row.accountNo === (data as Shown).accountNo)
    expect(payee).toMatchObject({ corpId: 'C002' })
    const view = await c.client.done('core-director', '/v1/credits/ahead-cash/detail', { aheadNo })
    expect(view).toMatchObject({
      payeeAccountNo: maskText(payee!.accountNo),
      accountSource: { providedBy: payee!.accountName, channel: '收款方的银行账户管理' },
    })
    expect((await see('core-operator')).message).toBe(NOBODY)
  })

  it('提前兑付：申请之后换了账户，新旧都看得到', async () => {
    const c = await Circulation.open()
    const voucherNo = await c.held()
    const aheadNo = await c.ahead(`${voucherNo}-001`)
    const former = c.world.aheadCashApplications.need(aheadNo).appliedAccountNo
    const detail = () => c.client.done<object>('core-director', '/v1/credits/ahead-cash/detail', { aheadNo })
    expect(await detail()).not.toHaveProperty('appliedAccountNo')
    const accountNo = c.newCollectAccount('C002')
    expect(await detail()).toMatchObject({
      payeeAccountNo: maskText(accountNo),
      appliedAccountNo: maskText(former),
    })
    const { data } = await ask(c.client, 'core-director', 'AHEAD_CASH', aheadNo)
    expect(data).toEqual({ accountNo, formerAccountNo: former })
  })

  it('资金方签约：复核的人核对放款将到的账户', async () => {
    const client = await TestClient.open('default')
    const of = { funderName: '澜山信托有限责任公司', signupStatus: 'PENDING_REVIEW' as const }
    const { signupNo, collectAccountNo } = buildSignup(client.world, of)
    const see = (persona: Persona) => ask(client, persona, 'SIGNUP', signupNo)
    expect((await see('chain-director')).data).toEqual({ accountNo: collectAccountNo })
    expect((await see('chain-operator')).message).toBe(NOBODY)
    expect((await see('core-director')).code).not.toBe('0')
  })

  it('保函索赔：复核交单的人核对自己企业的收款账号', async () => {
    const client = await TestClient.open('guarantee-ready')
    const letter = buildGuarantee(client.world, {
      guaranteeType: 'PERFORMANCE',
      guaranteeContractAmount: '8000000.00',
      guaranteeEffectiveDate: '2026-11-18',
      guaranteeExpireDate: '2026-12-31',
      guaranteeStatus: 'EFFECTIVE',
    })
    const claim = submitSampleClaim(client.world, draftSampleClaim(client.world, letter))
    const see = (persona: Persona) => ask(client, persona, 'GUARANTEE_CLAIM', claim.claimNo)
    expect((await see('gua-ben-director')).data).toEqual({ accountNo: claim.collectAccountNo })
    expect((await see('gua-ben-operator')).message).toBe(NOBODY)
    expect((await see('gua-app-director')).code).not.toBe('0')
  })

  it('ABS 付款：登记与复核的人都看得到；有待确认的变更时经办到变更里核对', async () => {
    const client = await TestClient.open('default')
    const see = (persona: Persona, no: string) => ask(client, persona, 'ABS_PAYMENT', no)
    const waiting = client.world.absPayments.find((row) => row.paymentStatus === 'PENDING_REVIEW')!
    const { data } = await see('abs-core-director', waiting.paymentNo)
    expect(data).toEqual({ accountNo: waiting.poolAccountNo })
    expect((await see('abs-core-query', waiting.paymentNo)).message).toBe(NOBODY)
    const changed = client.world.absPayments.find((row) => row.formerPoolAccountNo !== undefined)!
    expect((await see('abs-core-operator', changed.paymentNo)).message).toContain('归集账户已变更')
    const change = buildAbsAccountChange(client.world, {})
    const check = (persona: Persona) => ask(client, persona, 'ABS_ACCOUNT_CHANGE', change.changeNo)
    const { accountNo, formerAccountNo } = change
    expect((await check('abs-core-operator')).data).toEqual({ accountNo, formerAccountNo })
    expect((await check('abs-core-director')).message).toBe(NOBODY)
    expect((await check('abs-core-query')).message).toBe(NOBODY)
  })
})

describe('凭证的收款账户', () => {
  it('开立：复核与终审核对接收方的收款账号，经办与接收方都看不到', async () => {
    const client = await TestClient.open('issue-ready')
    const issue = buildIssue(client.world, { issueStatus: 'PENDING_REVIEW' })
    const see = (persona: Persona) => ask(client, persona, 'ISSUE', issue.issueNo)
    expect((await see('core-director')).data).toEqual({ accountNo: issue.receiverAccountNo })
    expect((await see('core-operator')).message).toBe(NOBODY)
    expect((await see('chain-director')).code).not.toBe('0')
    const large = buildIssue(client.world, { issueStatus: 'PENDING_FINAL' })
    expect((await ask(client, 'core-final', 'ISSUE', large.issueNo)).data).toEqual({
      accountNo: large.receiverAccountNo,
    })
  })

  it('签收：经办在选定时看得到，记入账户的轨迹；复核的人在任务里看', async () => {
    const c = await Circulation.open()
    const { signNo } = await c.client.issued({})
    const [chosen] = collectAccountsOf(c.world, 'C002')
    const pick = (persona: Persona) => ask(c.client, persona, 'COLLECT_ACCOUNT', chosen!.accountId)
    expect((await pick('chain-operator')).data).toEqual({ accountNo: chosen!.accountNo })
    expect(chosen!.auditTrail.at(-1)).toMatchObject({ event: '查看完整账号' })
    expect((await pick('chain-director')).message).toBe(NOBODY)
    expect((await pick('core-operator')).code).not.toBe('0')
    await c.client.applySign(signNo)
    const see = (persona: Persona) => ask(c.client, persona, 'SIGN_TASK', signNo)
    expect((await see('chain-director')).data).toEqual({ accountNo: chosen!.accountNo })
    expect((await see('chain-operator')).message).toBe(NOBODY)
  })

  it('融资：复核的人核对放款将到的账户', async () => {
    const client = await TestClient.open('financing')
    const row = client.world.financeApplications.find((one) => one.financeStatus === 'PENDING_REVIEW')!
    const see = (persona: Persona) => ask(client, persona, 'FINANCE', row.financeNo)
    expect((await see('chain-director')).data).toEqual({ accountNo: row.collectAccountNo })
    expect((await see('chain-operator')).message).toBe(NOBODY)
  })
})
