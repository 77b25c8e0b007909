// SUP 资金方签约：每个流转都经 HTTP、资金方的事件或时钟走一遍。

import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import {
  CONFLICT,
  NO_OPINION,
  OWN,
  type Persona,
  TestClient,
  UNSIGNED,
} from '../../../checks/shared/TestClient.ts'
import type { ProtocolRow } from '../../../mocks/account/protocol/rows.ts'
import { sha256Hex } from '../../../mocks/kernel/digest.ts'
import { buildFinance } from '../../../mocks/voucher/finance/seed.ts'
import type { SignupRow } from '../../../mocks/voucher/signup/rows.ts'

type View = { signupNo: string; signupStatus: string; version: number }
type Row = View & { funderName: string; stateReason?: string; actions: { code: string; enabled: boolean }[] }

const BASE = '/v1/credits/signup'
/** 未签约、已过期、已签约的融资产品。 */
const [TRUST, RURAL, BANK] = ['PD05', 'PD02', 'PD01'] as const

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('default')
})

const signupOf = (no: string, corpId = 'C002'): SignupRow =>
  client.world.signups.find((row) => row.funderProductNo === no && row.corpId === corpId)!
const call = <T>(persona: Persona, path: string, body?: unknown) =>
  client.done<T>(persona, `${BASE}/${path}`, body)
const refused = (persona: Persona, path: string, body?: unknown) =>
  client.refused(persona, `${BASE}/${path}`, body)
const page = (persona: Persona = 'chain-operator', filters = {}) =>
  client.list<Row>(persona, `${BASE}/page`, filters)
const event = (id: string, key: string) => client.happens('funder', id, key)

/** 向几家申请的完整内容；改掉的部分由 part 给出。 */
const form = (products: readonly string[], part: object = {}) => {
  const file = client.file('C002', 'AUTH', '资料.pdf')
  const offers = products.map((no) => client.world.funderProducts.need(no))
  return {
    funders: offers.map(({ funderProductNo, extraFields }) => ({
      funderProductNo,
      ...(signupOf(funderProductNo) && { version: signupOf(funderProductNo).version }),
      extraValues: extraFields.map(({ fieldKey }) => ({ fieldKey, fieldValue: '甲' })),
    })),
    collectAccountId: client.account('C002', 'COLLECT').accountId,
    letters: [...new Set(offers.flatMap((one) => one.authLetterTypes))].map((authLetterType) => ({
      authLetterType,
      authValidTo: addDays(client.world.today(), 100),
      attachments: [file],
    })),
    docs: [...new Set(offers.flatMap((one) => one.requiredDocs))].map((docName) => ({
      docName,
      attachments: [file],
    })),
    personalConsent: true,
    ...part,
  }
}
const submitted = async (no: string = TRUST): Promise<string> => {
  const [row] = await call<View[]>('chain-operator', 'submit', form([no]))
  return row!.signupNo
}
const ref = (signupNo: string) => ({
  documentNo: signupNo,
  version: client.world.signups.need(signupNo).version,
})
const review = (signupNo: string, decision: 'PASS' | 'REJECT' = 'PASS', opinion?: string) =>
  client.decide('chain-director', `${BASE}/review`, 'SIGNUP_REVIEW', [ref(signupNo)], decision, opinion)
const audited = async (): Promise<string> => {
  const signupNo = await submitted()
  await review(signupNo)
  return signupNo
}
const accepted = async (): Promise<string> => {
  const signupNo = await audited()
  expect(await event('T-SUP-07', signupNo)).toBeUndefined()
  return signupNo
}
const certify = async (businessKey: string, ...documents: readonly { htmlContent: string }[]) => {
  const pin = await client.session.encrypt('123456')
  const digest = sha256Hex(documents.map(({ htmlContent }) => htmlContent).join('\n'))
  const body = { projectCode: 'SCF-SOFTCA-01', businessKey, digest, pin }
  await client.done('chain-director', '/v1/credits/signature/softCa/sign', body)
}
const status = (signupNo: string) => client.world.signups.need(signupNo).signupStatus

describe('签约查询', () => {
  it('每个融资产品一行，未签约的也在；能做什么由状态与角色定', async () => {
    const rows = await page()
    const summary = rows.map((row) => [row.signupStatus, ...row.actions.map(({ code }) => code)].join())
    expect(summary).toEqual(['ACTIVE', 'EXPIRED,APPLY', 'ACTIVE', 'PENDING_REVIEW', 'NONE,APPLY'])
    const [own] = await page('chain-director', { signupStatus: 'PENDING_REVIEW' })
    expect(own!.actions).toEqual([{ code: 'REVIEW', enabled: true }])
    expect(await page('chain-operator', { funderName: '信托' })).toHaveLength(1)
    expect((await page('core-operator', { signupStatus: 'ACTIVE' })).length).toBe(1)
  })

  it('看不到别家的签约', async () => {
    const { signupNo } = signupOf(BANK, 'C001')
    expect(await refused('chain-operator', 'detail', { signupNo })).toBe('单据不存在')
  })
})

describe('填写与提交', () => {
  it('T-SUP-01 一次填写保存几家的草稿，再保存是同一份', async () => {
    const bare = form([TRUST, RURAL], { letters: [], docs: [] })
    const rows = await call<View[]>('chain-operator', 'save', bare)
    expect(rows.map((row) => row.signupStatus)).toEqual(['DRAFT', 'DRAFT'])
    const again = await call<View[]>('chain-operator', 'save', form([TRUST]))
    expect(again[0]!.signupNo).toBe(rows[0]!.signupNo)
    expect(signupOf(RURAL).auditTrail.at(-1)!.event).toBe('填写签约资料')
    expect(signupOf(RURAL).signupExpireDate).toBeUndefined()
  })

  it('T-SUP-01 企业补充信息过期、已签约的不能申请', async () => {
    client.world.firmInfos.need('C002').firmInfoUpdateTime = '2025-01-02T10:00:00+08:00'
    expect(await refused('chain-operator', 'save', form([TRUST]))).toContain('已超过12个月')
    expect(await refused('chain-operator', 'save', form([BANK]))).toBe(
      '北辰商业银行股份有限公司：已签约，无需重复申请',
    )
  })

  it.each([
    ['collectAccountId', { collectAccountId: undefined }, '请选择收款账号'],
    ['personalConsent', { personalConsent: false }, '请先取得相关个人对提供个人信息的单独同意'],
    ['letters', { letters: [] }, '请上传征信查询授权书'],
    ['docs', { docs: [] }, '请上传营业执照'],
    ['extraValues', { funders: [{ funderProductNo: TRUST, extraValues: [] }] }, '请填写资金用途说明'],
  ])('T-SUP-02 缺 %s 不能提交，什么都不留下', async (_, part, message) => {
    expect(await refused('chain-operator', 'submit', form([TRUST], part))).toBe(
      `澜山信托有限责任公司：${message}`,
    )
    expect(signupOf(TRUST)).toBeUndefined()
  })

  it('T-SUP-02 授权书到期的不能提交', async () => {
    const body = form([TRUST])
    body.letters[0]!.authValidTo = addDays(client.world.today(), -1)
    expect(await refused('chain-operator', 'submit', body)).toContain('到期，请重新上传')
  })

  it('T-SUP-02 几家中有一家不满足，则都不提交', async () => {
    const body = form([RURAL, TRUST])
    body.funders[1]!.extraValues = []
    await refused('chain-operator', 'submit', body)
    expect([signupOf(RURAL).signupStatus, signupOf(TRUST)]).toEqual(['EXPIRED', undefined])
  })

  it('别人改过的草稿要刷新后再填', async () => {
    await call('chain-operator', 'save', form([TRUST]))
    const stale = form([TRUST])
    await call('chain-operator', 'save', form([TRUST]))
    expect(await refused('chain-operator', 'submit', stale)).toBe(CONFLICT)
  })
})

describe('复核与资金方审核', () => {
  it('T-SUP-03 通过后等资金方；T-SUP-04 驳回须写意见，回到草稿', async () => {
    const signupNo = await submitted()
    expect((await review(signupNo, 'REJECT'))[0]!.message).toBe(NO_OPINION)
    await review(signupNo, 'REJECT', '章程缺页')
    expect(status(signupNo)).toBe('DRAFT')
    await submitted()
    await review(signupNo)
    expect(status(signupNo)).toBe('FUNDER_AUDITING')
  })

  it('INV-01 不能复核本人填写的', async () => {
    const { signupNo } = signupOf('PD04')
    const row = client.world.signups.need(signupNo)
    const [own] = await client.madeBy('chain-director', row, () => review(signupNo))
    expect(own!.message).toBe(OWN)
  })

  it('T-SUP-05、06 要求补充，补充后再审', async () => {
    const signupNo = await audited()
    await event('T-SUP-05', `${signupNo} 股东会决议原件`)
    expect(client.world.signups.need(signupNo).supplementDesc).toBe('股东会决议原件')
    const attachments = [client.file('C002', 'OTHER', '决议.pdf')]
    await call('chain-operator', 'supplement', { ...ref(signupNo), attachments, remark: '已补' })
    expect(status(signupNo)).toBe('FUNDER_AUDITING')
    expect(client.world.signups.need(signupNo).docs.at(-1)!.docName).toContain('股东会决议原件')
  })

  it('T-SUP-08 不通过须有原因，可重新申请', async () => {
    const signupNo = await audited()
    expect(await event('T-SUP-08', signupNo)).toContain('写明原因')
    await event('T-SUP-08', `${signupNo} 行业不在准入范围`)
    expect(status(signupNo)).toBe('REJECTED')
    expect(await submitted()).toBe(signupNo)
  })
})

describe('签署、到期与解约', () => {
  it('T-SUP-09 短信与证书都要，签后生效；资金方授信的增加额度', async () => {
    const [{ signupNo }] = await call<[View]>('chain-operator', 'submit', form([RURAL]))
    await review(signupNo)
    await event('T-SUP-07', signupNo)
    const agreement = await call<{ documents: { htmlContent: string }[] }>(
      'chain-director',
      'agreement-presign',
      { signupNo },
    )
    expect(agreement.documents).toHaveLength(2)
    expect(await refused('chain-director', 'agreement-sign', ref(signupNo))).toBe(UNSIGNED)
    const signTicket = await client.sign('chain-director', 'SIGNUP_REVIEW', [signupNo])
    await certify(signupNo, ...agreement.documents)
    await call('chain-director', 'agreement-sign', { ...ref(signupNo), signTicket })
    const row = client.world.signups.need(signupNo)
    expect([row.signupStatus, row.signupEffectiveDate]).toEqual(['ACTIVE', client.world.today()])
    const limit = client.world.limits.find((one) => one.grantorName === row.funderName)!
    expect([limit.totalLimit, limit.limitExpireDate]).toEqual(['8000000.00', row.signupExpireDate])
  })

  it('T-PRT-02 逐份在新标签页签署，签完最后一份签约生效', async () => {
    const signupNo = await accepted()
    const sign = async ({ agreementSignTempId, protocolNo, htmlContent }: ProtocolRow) => {
      const signTicket = await client.sign('chain-director', 'SIGNUP_REVIEW', [protocolNo])
      await certify(agreementSignTempId, { htmlContent })
      const body = { agreementSignTempId, signTicket }
      return client.done<{ evidenceHash: string }>('chain-director', '/v1/credits/protocol/sign', body)
    }
    const [first, second] = client.world.protocols.where((row) => row.bizNo === signupNo)
    expect((await sign(first!)).evidenceHash).toHaveLength(64)
    expect(status(signupNo)).toBe('WAIT_SIGN')
    await sign(second!)
    expect(status(signupNo)).toBe('ACTIVE')
  })

  it('签署链接隔日失效，重新取得后旧的不能用', async () => {
    const signupNo = await accepted()
    const old = client.world.protocols.find((row) => row.bizNo === signupNo)!.agreementSignTempId
    const read = (agreementSignTempId: string) =>
      client.post('chain-director', '/v1/credits/protocol/sign-content', { agreementSignTempId })
    expect((await read(old)).code).toBe('0')
    await client.advance('P2D')
    expect((await read(old)).message).toBe('签署链接已失效，请从来源页面重新打开')
    await call('chain-director', 'agreement-presign', { signupNo })
    const fresh = client.world.protocols.find((row) => row.bizNo === signupNo)!.agreementSignTempId
    expect([(await read(fresh)).code, fresh === old]).toEqual(['0', false])
  })

  it('T-SUP-10 到期前 30 日提醒一次，过期后停用', async () => {
    const row = signupOf('PD03')
    await client.advance('P1D')
    await client.advance('P1D')
    expect(client.messagesOf(row.signupNo).filter(([title]) => title === '资金方签约即将到期')).toHaveLength(
      1,
    )
    await client.day(addDays(row.signupExpireDate!, 1))
    expect(row.signupStatus).toBe('EXPIRED')
  })

  const terminate = async (signupNo: string) => {
    const signTicket = await client.sign('chain-director', 'SIGNUP_REVIEW', [signupNo])
    const body = { ...ref(signupNo), terminateReason: '改与他行合作', signTicket }
    return client.post('chain-director', `${BASE}/terminate`, body)
  }

  it('T-SUP-11 有在途融资的不能解约，资金方也不能', async () => {
    const { signupNo } = signupOf(BANK)
    buildFinance(client.world, { financeStatus: 'LENT' })
    buildFinance(client.world, { financeStatus: 'REVIEW_REJECTED' })
    // 日常场景里自己已有五笔；被驳回的不算在途
    expect((await terminate(signupNo)).message).toBe('有6笔在途融资，结清后才能解约')
    expect(await event('T-SUP-11', `${signupNo} 业务调整`)).toContain('有6笔在途融资')
    expect(status(signupNo)).toBe('ACTIVE')
  })

  it('T-SUP-11 没有在途融资的可以解约，须签署', async () => {
    const { signupNo } = signupOf('PD03')
    const unsigned = { ...ref(signupNo), terminateReason: '改与他行合作' }
    expect(await refused('chain-director', 'terminate', unsigned)).toBe(UNSIGNED)
    expect((await terminate(signupNo)).code).toBe('0')
    expect(status(signupNo)).toBe('TERMINATED')
    expect(await event('T-SUP-11', `${signupNo} 重复`)).toBeDefined()
  })

  it('T-SUP-11 资金方解约', async () => {
    const { signupNo } = signupOf('PD03')
    await event('T-SUP-11', `${signupNo} 业务调整`)
    expect([status(signupNo), signupOf('PD03').rejectReason]).toEqual(['TERMINATED', '资金方解约：业务调整'])
  })
})

describe('企业补充信息', () => {
  it('保存后更新时间是现在；手机不改就不送', async () => {
    const known = client.world.firmInfos.need('C003')
    const { financeContactMobile, firmInfoUpdateTime, corpId, ...rest } = known
    const saved = await client.done<{ isFresh: boolean; financeContactMobile: string }>(
      'chain2-operator',
      '/v1/credits/firm-info/save',
      rest,
    )
    expect([saved.isFresh, saved.financeContactMobile.includes('****')]).toEqual([true, true])
    expect(client.world.firmInfos.need(corpId).financeContactMobile).toBe(financeContactMobile)
    expect(client.world.firmInfos.need(corpId).firmInfoUpdateTime > firmInfoUpdateTime).toBe(true)
  })
})
