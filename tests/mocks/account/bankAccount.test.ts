// ACC 银行账户 and AUT 小额打款验证: what the machine refuses and what happens by itself.
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OPINION, type Outcome, TestClient } from '../../../checks/shared/TestClient.ts'
import { bankBranches } from '../../../mocks/account/bankAccount/branches.ts'

type Account = { id: string; version: number; accountStatus: string; accountAuthStatus: string }

const SUBMIT = '/v1/bank-accounts/submit'
const FORM = {
  bankName: '招商银行',
  branchName: '招商银行股份有限公司沈阳分行',
  bankCode: '308221009013',
  accountType: 'GENERAL',
  accountPurpose: ['COLLECT'],
  isDefault: true,
}

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const row = (id: string) => client.world.bankAccounts.need(id)
const formOf = async (accountNo: string, part: object = {}) => ({
  ...FORM,
  accountNo: await client.session.encrypt(accountNo),
  ...part,
})
const add = async (accountNo = '622588880000123'): Promise<string> =>
  (await client.done<Account>('core-operator', SUBMIT, await formOf(accountNo))).id
const review = async (
  id: string,
  decision: 'PASS' | 'REJECT' = 'PASS',
  opinion?: string,
): Promise<Outcome> => {
  const items = [{ documentNo: id, version: row(id).version }]
  const path = '/v1/bank-accounts/review'
  return (await client.decide('core-director', path, 'ACCOUNT_CHANGE', items, decision, opinion))[0]!
}
const bank = (event: string, key: string) => client.happens('bank', event, key)
const fill = (id: string, verifyAmount: string) =>
  client.post('core-operator', '/v1/account-auth/verify', { id, verifyAmount, version: row(id).version })
const active = async (accountNo?: string): Promise<string> => {
  const id = await add(accountNo)
  await review(id)
  await bank('T-AUT-02', id)
  await fill(id, row(id).verifyAmount!)
  return id
}

describe('T-ACC-01 至 T-ACC-04', () => {
  it('复核通过即打款，回填正确启用并成为唯一的默认', async () => {
    const before = client.account('C001', 'COLLECT')
    const id = await add()
    expect(row(id)).toMatchObject({ accountStatus: 'PENDING_REVIEW', accountAuthStatus: 'UNVERIFIED' })
    await review(id)
    expect(row(id)).toMatchObject({ accountStatus: 'PENDING_VERIFY', accountAuthStatus: 'REMITTING' })
    expect(before.isDefault).toBe(true)
    await bank('T-AUT-02', id)
    await fill(id, row(id).verifyAmount!)
    expect(row(id)).toMatchObject({ accountStatus: 'ACTIVE', isDefault: true })
    expect(before.isDefault).toBe(false)
  })

  it('重复的账号、位数不对的行号、复核岗来新增都不收；驳回要有意见', async () => {
    const id = await add()
    const refused = async (accountNo: string, part?: object) =>
      client.refused('core-operator', SUBMIT, await formOf(accountNo, part))
    expect(await refused('622588880000123')).toContain('已登记')
    expect(await refused('622588880000999', { bankCode: '1' })).toBe('支付行号为12位数字')
    expect(await review(id, 'REJECT')).toMatchObject({ success: false, message: NO_OPINION })
    expect(await review(id, 'REJECT', '请核对')).toMatchObject({ success: true })
  })
})

describe('T-AUT-05、T-AUT-06、T-AUT-07', () => {
  it('三次填错锁定 24 小时，到时解锁可重新打款', async () => {
    const id = await add()
    await review(id)
    await bank('T-AUT-02', id)
    for (const left of [2, 1, 0]) {
      await fill(id, '1.00')
      expect(row(id).verifyLeft).toBe(left)
    }
    expect(row(id).accountAuthStatus).toBe('LOCKED')
    await client.advance('PT24H')
    expect(row(id).accountAuthStatus).toBe('UNVERIFIED')
    const again = { documentNo: id, version: row(id).version }
    expect(await client.done<Account>('core-operator', '/v1/bank-accounts/remit', again)).toMatchObject({
      accountAuthStatus: 'REMITTING',
    })
  })

  it('72 小时没有回填即失效', async () => {
    const id = await add()
    await review(id)
    await bank('T-AUT-02', id)
    await client.advance('P4D')
    expect(row(id)).toMatchObject({ accountAuthStatus: 'UNVERIFIED', accountStatus: 'PENDING_VERIFY' })
  })
})

describe('T-ACC-05、06', () => {
  it('修改另立一份，启用之后取代原来的；原来的此前照常使用', async () => {
    const id = await active()
    const body = { ...FORM, id, version: row(id).version, branchName: '招商银行股份有限公司沈阳浑南支行' }
    const { id: next } = await client.done<Account>('core-operator', SUBMIT, body)
    expect([row(id).accountStatus, row(next).replacesId]).toEqual(['ACTIVE', id])
    expect(await client.refused('core-operator', SUBMIT, body)).toContain('正在办理')
    await review(next)
    await bank('T-AUT-02', next)
    await fill(next, row(next).verifyAmount!)
    expect([row(id).accountStatus, row(next).accountStatus]).toEqual(['DISABLED', 'ACTIVE'])
    expect(row(next).accountNo).toBe('622588880000123')
  })

  it('被驳回的修改，其间另有一份在办的不能再提交', async () => {
    const id = await active()
    const modify = (of: string) =>
      client.post('core-operator', SUBMIT, {
        ...FORM,
        id: of,
        version: row(of).version,
        bankName: '交通银行',
      })
    const first = ((await modify(id)).data as Account).id
    await review(first, 'REJECT', '行名不符')
    const second = ((await modify(id)).data as Account).id
    expect((await modify(first)).message).toBe('已有一份修改正在办理')
    await review(second, 'REJECT', '仍不符')
    expect((await modify(first)).code).toBe('0')
  })

  it('最后一个收款账户不能停用', async () => {
    const disable = async (id: string) => {
      const items = [{ documentNo: id, version: row(id).version }]
      const path = '/v1/bank-accounts/disable'
      return (await client.decide('core-director', path, 'ACCOUNT_CHANGE', items))[0]!
    }
    const first = client.account('C001', 'COLLECT')
    expect(await disable(first.accountId)).toMatchObject({
      success: false,
      message: '最后一个收款账户不能停用',
    })
    const second = await active()
    expect(await disable(first.accountId)).toMatchObject({ success: true })
    expect(await disable(second)).toMatchObject({ success: false })
  })
})

it('种子里每个账户的支付行号都在名录里，银行与支行就是它的', async () => {
  const { world } = await TestClient.open('default')
  const known = new Map(bankBranches.map(([code, ...names]) => [code as string, names]))
  expect(known.size).toBe(bankBranches.length)
  for (const { accountId, bankCode, bankName, branchName } of world.bankAccounts.all())
    expect(known.get(bankCode ?? ''), accountId).toEqual([bankName, branchName])
})
