// RAC, RDC, RST, RRM and RPR: what the backend refuses, whoever asks.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  Desk,
  type Outcome,
  OWN,
  type Persona,
  STATE,
  UNSIGNED,
  WRONG_ROLE,
} from '../../../checks/shared/Desk.ts'
import {
  buildRfAgreement,
  buildRfRecommend,
  buildRfStatement,
} from '../../../mocks/reverseFactoring/document/seed.ts'
import { buildRfAccount } from '../../../mocks/reverseFactoring/receivable/seed.ts'

const BASE = '/v1/reverse-factoring'
let desk: Desk
beforeEach(async () => {
  desk = await Desk.open('rf-ready')
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
    const account = desk.world.bankAccounts.find((row) => row.corpId === 'C022')!
    const body = { ...form, collectAccountId: account.accountId }
    expect(await desk.refused('rf-corp-operator', `${BASE}/account/submit`, body)).toContain(
      '不存在或与双方不符',
    )
    expect(desk.world.rfAccounts.size).toBe(0)
    expect(desk.world.tradeContracts.need('CH-XS-2026-0001')).toMatchObject({
      contractUsedAmount: '0.00',
      contractDocStatus: 'EFFECTIVE',
    })
  })

  it('T-RAC-13 只有录入的一方可作废；复核岗不能录入', async () => {
    const row = buildRfAccount(desk.world, { arStatus: 'DRAFT' })
    const ref = { documentNo: row.arNo, version: row.version }
    expect(await desk.refused('rf-core-operator', `${BASE}/account/void`, ref)).toBe('单据不存在')
    expect(await desk.refused('rf-corp-director', `${BASE}/account/void`, ref)).toBe(WRONG_ROLE)
    expect(row.arStatus).toBe('DRAFT')
  })
})

describe('撤回提交', () => {
  it('债务人自己录入的，本企业复核之前由本人撤回：确权随之结束，单据放回', async () => {
    const row = buildRfAccount(desk.world, { arSource: 'DEBTOR', arStatus: 'CONFIRM_AUDITING' })
    const confirmation = desk.world.rfConfirmations.need(row.confirmNo!)
    const recall = (persona: Persona) =>
      desk.post(persona, `${BASE}/account/recall`, { documentNo: row.arNo, version: row.version })
    expect((await recall('rf-core-director')).message).toBe(WRONG_ROLE)
    expect((await recall('rf-core-operator')).code).toBe('0')
    expect(row).toMatchObject({ arStatus: 'DRAFT' })
    expect(row.confirmAmount).toBeUndefined()
    expect(confirmation.confirmStatus).toBe('RETURNED')
    expect(desk.world.tradeContracts.need('CH-XS-2026-0001').contractUsedAmount).toBe('0.00')
    expect((await recall('rf-core-operator')).message).toBe(STATE)
  })

  it('推荐在复核之前由本人撤回，回到草稿；送了资金方的不能', async () => {
    const row = buildRfRecommend(desk.world, { recommendStatus: 'PENDING_REVIEW' })
    const recall = (persona: Persona) =>
      desk.post(persona, `${BASE}/recommend/recall`, { documentNo: row.recommendNo, version: row.version })
    expect((await recall('rf-core-director')).message).toBe(WRONG_ROLE)
    expect((await recall('rf-core-operator')).code).toBe('0')
    expect(row.recommendStatus).toBe('DRAFT')
    expect((await recall('rf-core-operator')).message).toBe(STATE)
  })
})

describe('T-RDC-05 作废合同', () => {
  it('支撑着账款的不可作废', async () => {
    buildRfAccount(desk.world, { arStatus: 'CONFIRMED' })
    const contract = desk.world.tradeContracts.need('CH-XS-2026-0001')
    const ref = { documentNo: contract.contractNo, version: contract.version }
    expect(await desk.refused('rf-corp-operator', `${BASE}/contract/void`, ref)).toBe(STATE)
    expect(contract.contractDocStatus).toBe('LOCKED')
  })
})

describe('T-RST-03 确认对账单', () => {
  it('发起的一方不能自己确认；看过的版本旧了不办', async () => {
    const row = buildRfStatement(desk.world, { statementStatus: 'WAIT_CONFIRM' })
    const ref = { documentNo: row.statementNo, version: row.version }
    expect(await desk.refused('rf-corp-operator', `${BASE}/statement/confirm`, ref)).toBe(STATE)
    const stale = { ...ref, version: row.version + 1 }
    expect(await desk.refused('rf-core-operator', `${BASE}/statement/confirm`, stale)).toContain(
      '已被他人处理',
    )
    await desk.done('rf-core-operator', `${BASE}/statement/confirm`, ref)
    expect(row.statementStatus).toBe('CONFIRMED')
  })
})

describe('T-RRM-03 推荐审核', () => {
  it('INV-01：经办不能审核自己的；没有签署的不通过', async () => {
    const director = desk.user('rf-core-director')
    const row = buildRfRecommend(desk.world, { recommendStatus: 'PENDING_REVIEW' })
    const items = [{ documentNo: row.recommendNo, version: row.version }]
    const review = { items, decision: 'PASS' }
    expect(await desk.refused('rf-core-director', `${BASE}/recommend/review`, review)).toBe(UNSIGNED)
    row.createUserId = director.userId
    const rejected = { items, decision: 'REJECT', reviewOpinion: '资料不全' }
    const { results } = await desk.done<{ results: Outcome[] }>(
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
    const row = buildRfAgreement(desk.world, {
      corpId: 'C021',
      protocolStatus: 'WAIT_SIGN',
      funderId: 'FD02',
    })
    const { agreementSignTempId } = desk.world.protocols.need(row.protocolNo)
    const body = { documentNo: row.protocolNo, version: row.version, agreementSignTempId }
    expect(await desk.refused('rf-core-director', `${BASE}/protocol/sign`, body)).toBe(UNSIGNED)
    expect(await desk.refused('rf-corp-director', `${BASE}/protocol/sign`, body)).toBe('单据不存在')
    expect(row.protocolStatus).toBe('WAIT_SIGN')
  })
})
