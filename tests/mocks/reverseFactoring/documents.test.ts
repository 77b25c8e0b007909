// RAC, RDC, RST, RRM and RPR: what the backend refuses in every role.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Outcome,
  OWN,
  type Persona,
  STATE,
  TestClient,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'
import {
  buildRfAgreement,
  buildRfRecommend,
  buildRfStatement,
} from '../../../mocks/reverseFactoring/document/seed.ts'
import { buildRfAccount } from '../../../mocks/reverseFactoring/receivable/seed.ts'

const BASE = '/v1/reverse-factoring'
let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('rf-ready')
})

describe('T-RAC-02 提交确权', () => {
  const form = {
    partnerName: '东屿能源装备股份有限公司',
    arAmount: '300000.00',
    arCreateDate: '2026-11-10',
    arDueDate: '2027-03-31',
    contractNo: 'CH-XS-2026-0001',
    invoiceNos: ['26420000000000009999'],
  }

  it('检查不过什么都不变：没有账款，合同没有占用', async () => {
    const account = client.world.bankAccounts.find((row) => row.corpId === 'C022')!
    const body = { ...form, collectAccountId: account.accountId }
    expect(await client.refused('rf-corp-operator', `${BASE}/account/submit`, body)).toContain(
      '不存在或与双方不符',
    )
    expect(client.world.rfAccounts.size).toBe(0)
    expect(client.world.tradeContracts.need('CH-XS-2026-0001')).toMatchObject({
      contractUsedAmount: '0.00',
      contractDocStatus: 'EFFECTIVE',
    })
  })

  it('T-RAC-13 只有录入的一方可作废；复核岗不能录入', async () => {
    const row = buildRfAccount(client.world, { arStatus: 'DRAFT' })
    const ref = { documentNo: row.arNo, version: row.version }
    expect(await client.refused('rf-core-operator', `${BASE}/account/void`, ref)).toBe('单据不存在')
    expect(await client.refused('rf-corp-director', `${BASE}/account/void`, ref)).toBe(WRONG_ROLE)
    expect(row.arStatus).toBe('DRAFT')
  })
})

describe('撤回提交', () => {
  it('债务人自己录入的，本企业复核之前由本人撤回：确权随之结束，单据放回', async () => {
    const row = buildRfAccount(client.world, { arSource: 'DEBTOR', arStatus: 'CONFIRM_AUDITING' })
    const confirmation = client.world.rfConfirmations.need(row.confirmNo!)
    const recall = (persona: Persona) =>
      client.post(persona, `${BASE}/account/recall`, { documentNo: row.arNo, version: row.version })
    expect((await recall('rf-core-director')).message).toBe(WRONG_ROLE)
    expect((await recall('rf-core-operator')).code).toBe('0')
    expect(row).toMatchObject({ arStatus: 'DRAFT' })
    expect(row.confirmAmount).toBeUndefined()
    expect(confirmation.confirmStatus).toBe('RETURNED')
    expect(client.world.tradeContracts.need('CH-XS-2026-0001').contractUsedAmount).toBe('0.00')
    expect((await recall('rf-core-operator')).message).toBe(STATE)
  })

  it('推荐在复核之前由本人撤回，回到草稿；送了资金方的不能', async () => {
    const row = buildRfRecommend(client.world, { recommendStatus: 'PENDING_REVIEW' })
    const recall = (persona: Persona) =>
      client.post(persona, `${BASE}/recommend/recall`, { documentNo: row.recommendNo, version: row.version })
    expect((await recall('rf-core-director')).message).toBe(WRONG_ROLE)
    expect((await recall('rf-core-operator')).code).toBe('0')
    expect(row.recommendStatus).toBe('DRAFT')
    expect((await recall('rf-core-operator')).message).toBe(STATE)
  })
})

describe('T-RDC-05 作废合同', () => {
  it('支撑着账款的不可作废', async () => {
    buildRfAccount(client.world, { arStatus: 'CONFIRMED' })
    const contract = client.world.tradeContracts.need('CH-XS-2026-0001')
    const ref = { documentNo: contract.contractNo, version: contract.version }
    expect(await client.refused('rf-corp-operator', `${BASE}/contract/void`, ref)).toBe(STATE)
    expect(contract.contractDocStatus).toBe('LOCKED')
  })
})

describe('T-RST-03 确认对账单', () => {
  it('发起的一方不能自己确认；看过的版本旧了不办', async () => {
    const row = buildRfStatement(client.world, { statementStatus: 'WAIT_CONFIRM' })
    const ref = { documentNo: row.statementNo, version: row.version }
    expect(await client.refused('rf-corp-operator', `${BASE}/statement/confirm`, ref)).toBe(STATE)
    const stale = { ...ref, version: row.version + 1 }
    expect(await client.refused('rf-core-operator', `${BASE}/statement/confirm`, stale)).toContain(
      '已被他人处理',
    )
    await client.done('rf-core-operator', `${BASE}/statement/confirm`, ref)
    expect(row.statementStatus).toBe('CONFIRMED')
  })
})

describe('T-RRM-03 推荐审核', () => {
  it('INV-01：经办不能审核自己的；没有签署的不通过', async () => {
    const director = client.user('rf-core-director')
    const row = buildRfRecommend(client.world, { recommendStatus: 'PENDING_REVIEW' })
    const items = [{ documentNo: row.recommendNo, version: row.version }]
    const review = { items, decision: 'PASS' }
    expect(await client.refused('rf-core-director', `${BASE}/recommend/review`, review)).toBe(UNSIGNED)
    row.createUserId = director.userId
    const rejected = { items, decision: 'REJECT', reviewOpinion: '资料不全' }
    const { results } = await client.done<{ results: Outcome[] }>(
      'rf-core-director',
      `${BASE}/recommend/review`,
      rejected,
    )
    expect(results[0]?.message).toBe(OWN)
    expect(row.recommendStatus).toBe('PENDING_REVIEW')
  })
})

describe('T-RPR-02 签署协议', () => {
  it('没有短信与证书签署的不生效；别家的协议当作不存在', async () => {
    const row = buildRfAgreement(client.world, {
      corpId: 'C021',
      protocolStatus: 'WAIT_SIGN',
      funderId: 'FD02',
    })
    const { agreementSignTempId } = client.world.protocols.need(row.protocolNo)
    const body = { documentNo: row.protocolNo, version: row.version, agreementSignTempId }
    expect(await client.refused('rf-core-director', `${BASE}/protocol/sign`, body)).toBe(UNSIGNED)
    expect(await client.refused('rf-corp-director', `${BASE}/protocol/sign`, body)).toBe('单据不存在')
    expect(row.protocolStatus).toBe('WAIT_SIGN')
  })
})
