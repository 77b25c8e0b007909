import { beforeEach, describe, expect, test } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { sha256Hex } from '../../../mocks/kernel/digest.ts'
import { checkIdCard } from '../../../src/domain/validation.ts'

const RN = '/v1/admit/processs/real-name'
const NO_ID = '11010119900307803X'
const HANDLER_ID = '320206197904152417'

let client: MockClient
let keys = 0
const key = () => `key-${(keys += 1)}-0123456789abcdef`
const send = <T>(path: string, body: unknown) => client.data<T>(path, body, { idempotencyKey: key() })
const refused = async (path: string, body: unknown) =>
  (await client.post(path, body, { idempotencyKey: key() })).message
const happen = (actor: string, event: string, target = 'C061') =>
  client.control('/__mock/events', { actor, event, key: target })
const state = () =>
  client.data<{ realnameStatus: string; faceLeft: number; faceUrl?: string }>(`${RN}/approve/state`)

type Account = { id: string; version: number; accountAuthStatus: string; verifyLeft?: number }
type Application = {
  version: number
  realnameNo: string
  account: Account
  licenseFile: object
  legalPersonCertNo?: string
  legalPersonName: string
  actions: { code: string }[]
}
const application = () => client.data<Application>(`${RN}/approve/info`)

/** 企业上传的一份资料。 */
const paper = async (name: string) => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' }))
  body.set('category', 'AUTH')
  return client.data<object>('/v1/files/upload', body)
}
const form = async (way: string) => ({
  realnameWay: way,
  legalPersonName: '丁向南',
  certType: 'ID_CARD',
  certValidTo: '2026-12-31',
  licenseFile: await paper('执照.pdf'),
  idCardFrontFile: await paper('人像面.pdf'),
  idCardBackFile: await paper('国徽面.pdf'),
  authLetterFile: await paper('委托书.pdf'),
  handlerName: '金鑫',
  beneficialOwners: [{ beneficialOwnerName: '丁向南', beneficialShareRatio: '60' }],
  idImageConsent: true,
  faceConsent: true,
  legalPersonCertNo: await client.encrypt(NO_ID),
  handlerIdCard: await client.encrypt(HANDLER_ID),
  handlerMobile: await client.encrypt('13912345678'),
})
const submission = async (way = 'SOFT_KEY', changes: object = {}) => ({
  ...(await form(way)),
  realnameSubmitType: 'SUBMIT',
  ...changes,
})
const submit = async (way?: string, changes?: object) => send(`${RN}/submit`, await submission(way, changes))

/** 提交改了几项的一份，得拒绝的话。 */
const refusedWith = async (changes: object) => refused(`${RN}/submit`, await submission('SOFT_KEY', changes))
const advance = (duration: string) => client.control('/__mock/clock', { advance: duration })
/** 世界变了之后（换了一个、时间过去了很久）管理员重新登录。 */
const comeBack = () => client.signIn('unauthenticated-manager')
const withAccount = async () => {
  await client.control('/__mock/world', { scenario: 'real-name-account' })
  await comeBack()
}

const world = async () =>
  (await client.control('/__mock/world')).body.entities as Record<string, Record<string, unknown>[]>
const amount = async () => {
  const { account } = await application()
  return String((await world()).BankAccount!.find((one) => one.accountId === account.id)!.verifyAmount)
}
const FIRST = { bankName: '交通银行', branchName: '郑州分行', bankCode: '301491000012' }
const modify = async () => {
  const { id, version } = (await application()).account
  return send<Account>('/v1/account-auth/modify', { ...FIRST, id, version })
}
/** 提交，过了人脸，打款已送出。 */
const remitted = async (answer: 'T-AUT-02' | 'T-AUT-03') => {
  await submit()
  await happen('face', 'T-RNA-03')
  await modify()
  await happen('bank', answer, (await application()).account.id)
}
/** 不是打来的那个金额。 */
const wrongAmount = async () => ((await amount()) === '0.11' ? '0.12' : '0.11')
const fill = async (verifyAmount: string) => {
  const { account } = await application()
  return send<Account>('/v1/account-auth/verify', { id: account.id, verifyAmount, version: account.version })
}

beforeEach(async () => {
  client = new MockClient(nodeBackend({ validate: true }))
  await client.signIn('unauthenticated-manager')
})

describe('RNA 企业实名', () => {
  test('软证书：提交、人脸、打款回填、审核通过，企业成为已认证', async () => {
    await submit()
    expect(await state()).toMatchObject({ realnameStatus: 'FACE_PENDING', faceLeft: 5 })
    await happen('face', 'T-RNA-04')
    expect(await state()).toMatchObject({ realnameStatus: 'FACE_PENDING', faceLeft: 4 })
    await happen('face', 'T-RNA-03')
    expect((await state()).realnameStatus).toBe('ACCOUNT_VERIFYING')
    expect((await modify()).accountAuthStatus).toBe('REMITTING')
    await happen('bank', 'T-AUT-02', (await application()).account.id)
    const right = await amount()
    expect(right).toMatch(/^0\.\d\d$/)
    expect(JSON.stringify(await application())).not.toContain('verifyAmount')
    expect(await fill(await wrongAmount())).toMatchObject({ accountAuthStatus: 'WAIT_FILL', verifyLeft: 2 })
    expect((await fill(right)).accountAuthStatus).toBe('VERIFIED')
    expect((await state()).realnameStatus).toBe('AUDITING')
    await happen('platform', 'T-RNA-06')
    expect((await state()).realnameStatus).toBe('PASSED')
    expect(await client.data('/v1/userInfo')).toMatchObject({ isCorpAuthenticated: true })
    expect((await client.control('/__mock/ledger')).body.problems).toEqual([])
  })

  test('三次填错锁定 24 小时，到时可重新打款', async () => {
    await remitted('T-AUT-02')
    const wrong = await wrongAmount()
    await fill(wrong)
    await fill(wrong)
    expect((await fill(wrong)).accountAuthStatus).toBe('LOCKED')
    const { account } = await application()
    const body = { id: account.id, verifyAmount: wrong, version: account.version }
    expect(await refused('/v1/account-auth/verify', body)).toBe('回填错误次数过多，账户验证已锁定')
    await advance('PT25H')
    await comeBack()
    expect((await application()).account.accountAuthStatus).toBe('UNVERIFIED')
  })

  test('每笔打款各自到账：上一笔的一分钟不会让下一笔提前到账', async () => {
    const accountStatus = async () => (await application()).account.accountAuthStatus
    await remitted('T-AUT-03')
    await advance('PT40S')
    await modify()
    await advance('PT30S')
    expect(await accountStatus()).toBe('REMITTING')
    await advance('PT30S')
    expect(await accountStatus()).toBe('WAIT_FILL')
  })

  test('审核不通过：修改重提，掩码字段不送，沿用原值；证件到期后失效', async () => {
    await withAccount()
    await submit('LICENSE_ACCOUNT')
    await happen('face', 'T-RNA-03')
    expect((await state()).realnameStatus).toBe('AUDITING')
    await happen('platform', 'T-RNA-07')
    const rejected = await application()
    expect(rejected).toMatchObject({
      legalPersonCertNo: '1101****803X',
      rejectReasons: [{ field: 'licenseFile' }],
    })
    const { realnameNo, version } = rejected
    const again = { ...(await form('LICENSE_ACCOUNT')), realnameSubmitType: 'MODIFY', realnameNo, version }
    for (const field of ['legalPersonCertNo', 'handlerIdCard', 'handlerMobile'] as const)
      Reflect.deleteProperty(again, field)
    const stale = { ...again, version: version - 1 }
    expect(await refused(`${RN}/modify-submit`, stale)).toMatch('他人处理')
    const { licenseFile } = rejected
    expect(await refused(`${RN}/modify-submit`, { ...again, licenseFile })).toBe(
      '与上次提交的相同，请按要求补正：营业执照影像不清晰，请重新上传原件彩色扫描件',
    )
    await send(`${RN}/modify-submit`, again)
    expect((await application()).legalPersonCertNo).toBe('1101****803X')
    await happen('face', 'T-RNA-03')
    await happen('platform', 'T-RNA-06')
    expect((await world()).Message!.map((one) => one.messageTitle)).toContain('软证书待激活')
    await client.control('/__mock/clock', { now: '2027-01-01' })
    await comeBack()
    expect((await state()).realnameStatus).toBe('EXPIRED')
  })

  test('认证仍有效时更新：写明原因、该变的变了；通过之前原来的有效，原来的先到期就失效', async () => {
    await client.control('/__mock/world', { scenario: 'default' })
    await client.signIn('no-product-manager')
    const isValid = async () =>
      (await client.data<{ isCorpAuthenticated: boolean }>('/v1/userInfo')).isCorpAuthenticated
    const update = async (changes: object) => {
      const { realnameNo, version } = await application()
      return {
        ...(await form('SOFT_KEY')),
        certValidTo: '2036-12-31',
        realnameSubmitType: 'MODIFY',
        realnameNo,
        version,
        ...changes,
      }
    }
    const modifies = async (changes: object) => refused(`${RN}/modify-submit`, await update(changes))
    expect(await modifies({})).toBe('请选择更新原因')
    expect(await modifies({ updateReason: 'RENEWAL', certValidTo: '2026-12-09' })).toBe(
      '证件有效期止须晚于原来的',
    )
    const same = await update({ updateReason: 'LEGAL_PERSON' })
    const { legalPersonCertNo: _no, ...kept } = same
    expect(await refused(`${RN}/modify-submit`, kept)).toContain('法定代表人没有变更')
    await send(`${RN}/modify-submit`, same)
    expect(await application()).toMatchObject({
      realnameStatus: 'FACE_PENDING',
      updateReason: 'LEGAL_PERSON',
      inForce: { certValidTo: '2026-12-10' },
    })
    expect(await isValid()).toBe(true)
    await advance('P25D')
    await client.signIn('no-product-manager')
    expect(await isValid()).toBe(false)
    expect(await application()).not.toHaveProperty('inForce')
    await happen('face', 'T-RNA-03', 'C071')
    await happen('platform', 'T-RNA-06', 'C071')
    expect(await isValid()).toBe(true)
  })

  test('更新可以撤回：回到原来的认证；不在更新的、别人、照旧的版本都不能', async () => {
    await client.control('/__mock/world', { scenario: 'default' })
    await client.signIn('no-product-manager')
    const was = await application()
    const withdrawal = async () => {
      const { realnameNo, version } = await application()
      return { realnameNo, version }
    }
    const isOffered = async () => (await application()).actions.some(({ code }) => code === 'WITHDRAW')
    expect(await isOffered()).toBe(false)
    expect(await refused(`${RN}/withdraw`, await withdrawal())).toContain('业务状态已变更')
    const { realnameNo, version } = was
    await send(`${RN}/modify-submit`, {
      ...(await form('LICENSE_ACCOUNT')),
      updateReason: 'LEGAL_PERSON',
      realnameSubmitType: 'MODIFY',
      realnameNo,
      version,
    })
    await happen('face', 'T-RNA-03', 'C071')
    expect(await isOffered()).toBe(true)
    expect(await refused(`${RN}/withdraw`, { realnameNo, version })).toContain('已被他人处理')
    await send(`${RN}/withdraw`, await withdrawal())
    const now = await application()
    for (const name of ['realnameStatus', 'legalPersonName', 'certValidTo', 'submitTime', 'faceStatus'])
      expect(now[name as keyof typeof now]).toEqual(was[name as keyof typeof was])
    expect(now).not.toHaveProperty('inForce')
    await advance('PT1H')
    expect(await application()).toMatchObject({ legalPersonName: was.legalPersonName })
  })

  test('出生在明天、在 1900 年之前的证件号，过了期的证件，都不收', async () => {
    for (const card of ['320206202611192419', '320206189912312417']) {
      const wrong = await client.encrypt(card)
      for (const name of ['legalPersonCertNo', 'handlerIdCard'])
        expect(await refusedWith({ [name]: wrong })).toBe('身份证号中的出生日期不正确')
    }
    // 别的证件里没有出生日期
    const passport = { certType: 'PASSPORT', legalPersonCertNo: await client.encrypt('E12345678') }
    expect(await refusedWith({ ...passport, certValidTo: '2026-11-17' })).toBe(
      '法定代表人证件已过有效期，请更新证件',
    )
    await client.control('/__mock/clock', { now: '2026-11-19T10:00:00+08:00' })
    await comeBack()
    const handlerIdCard = await client.encrypt('320206202611192419')
    await submit('SOFT_KEY', { ...passport, handlerIdCard })
  })

  test('外籍人士以护照办理：按证件类型检查，只有资料页一面；本人经办不须委托书', async () => {
    const passport = await client.encrypt('E12345678')
    const foreign = {
      certType: 'PASSPORT',
      legalPersonCertNo: passport,
      handlerName: '丁向南',
      handlerCertType: 'PASSPORT',
      handlerIdCard: passport,
      authLetterFile: undefined,
    }
    const odd = await client.encrypt('!!')
    for (const name of ['legalPersonCertNo', 'handlerIdCard'])
      expect(await refusedWith({ ...foreign, [name]: odd })).toBe('请输入正确的护照号码（5至17位字母或数字）')
    expect(await refusedWith({ certType: 'PASSPORT' })).toBe('请输入正确的护照号码（5至17位字母或数字）')
    const permit = { certType: 'HKM_PERMIT', legalPersonCertNo: await client.encrypt('H12345678') }
    expect(await refusedWith({ ...permit, idCardBackFile: undefined })).toBe('请上传通行证背面')
    await submit('SOFT_KEY', foreign)
    const shown = await application()
    expect(shown).toMatchObject({ certType: 'PASSPORT', handlerCertType: 'PASSPORT' })
    expect(shown).not.toHaveProperty('idCardBackFile')
  })

  test('没有验证过的账户不能走营业执照方式；不是管理员不能提交，也拿不到识别地址', async () => {
    const body = await submission('LICENSE_ACCOUNT')
    expect(await refused(`${RN}/submit`, body)).toBe('没有已验证的收款账户，请改用软证书方式')
    await submit()
    expect((await state()).faceUrl).toContain('faceToken=')
    await client.signIn('unauthenticated-operator')
    expect((await state()).faceUrl).toBeUndefined()
    const answer = await client.send(`${RN}/submit`, body, { idempotencyKey: key() })
    expect(answer.status).toBe(403)
  })
})

describe('新注册的企业', () => {
  const withNo = async () => ({ ...FIRST, accountNo: await client.encrypt('6222020200112233445') })
  const register = (body: unknown) => refused('/v1/account-auth/modify', body)

  test('人脸通过之后登记第一个账户，验证过即可收款、付款与缴费；管理员的软证书随认证签发', async () => {
    const own = (await world()).BankAccount!.filter((one) => one.corpId === 'C061')
    const rows = own.map((account) => ({ ...account, accountStatus: 'DISABLED' }))
    await client.control('/__mock/seed', { entity: 'BankAccount', rows })
    await submit()
    expect(await register(await withNo())).toMatch('状态')
    await happen('face', 'T-RNA-03')
    expect((await application()).account).toBeUndefined()
    expect(await register(FIRST)).toBe('请输入银行账号')
    expect(await register({ ...(await withNo()), bankCode: '301' })).toBe('支付行号为12位数字')
    const account = await send<Account>('/v1/account-auth/modify', await withNo())
    expect(account.accountAuthStatus).toBe('REMITTING')
    expect(await register(await withNo())).toMatch('状态')
    await happen('bank', 'T-AUT-02', account.id)
    await fill(await amount())
    await happen('platform', 'T-RNA-06')
    const { BankAccount, Message } = await world()
    expect(BankAccount!.find((one) => one.accountId === account.id)).toMatchObject({
      accountStatus: 'ACTIVE',
      accountPurpose: ['COLLECT', 'PAY', 'FEE'],
      isDefault: true,
    })
    expect(Message!.map((one) => one.messageTitle)).toContain('软证书待激活')
  })

  test('提交之后、平台审核之前可取回修改，人脸重来', async () => {
    await submit()
    const { realnameNo, version } = await application()
    const again = { ...(await form('SOFT_KEY')), realnameSubmitType: 'MODIFY', realnameNo, version }
    await send(`${RN}/modify-submit`, { ...again, legalPersonName: '丁向北' })
    expect(await application()).toMatchObject({ legalPersonName: '丁向北', faceStatus: 'INIT' })
    await happen('face', 'T-RNA-03')
    expect((await state()).realnameStatus).toBe('ACCOUNT_VERIFYING')
  })
})

describe('单独同意', () => {
  test('没有同意收集证件影像、采集人脸图像的不予受理；同意了的记在申请与轨迹里', async () => {
    expect(await refusedWith({ idImageConsent: false })).toBe(
      '请先就收集证件号与证件影像取得法定代表人的单独同意',
    )
    expect(await refusedWith({ faceConsent: false })).toBe('请先就采集人脸图像取得法定代表人的单独同意')
    expect((await state()).realnameStatus).toBe('UNSTARTED')
    await submit()
    const opinion = '法定代表人已单独同意收集证件影像、采集人脸图像'
    expect(await application()).toMatchObject({
      idImageConsent: true,
      faceConsent: true,
      auditTrail: expect.arrayContaining([expect.objectContaining({ opinion })]),
    })
  })
})

describe('识别证照', () => {
  type File = { fileId: string }
  const read = async (paperKind: string, name = '影像.pdf') =>
    client.post(`${RN}/ocr`, { paperKind, fileId: ((await paper(name)) as File).fileId })

  test('各种影像读出各自的要素，同一家企业总是同一个证件号', async () => {
    expect((await read('LICENSE')).data).toMatchObject({
      corpName: '郑州新禾物流有限公司',
      legalPersonName: '丁向南',
    })
    const front = (await read('ID_CARD_FRONT')).data as { certNo: string }
    expect(checkIdCard('2026-11-18')(front.certNo)).toBeUndefined()
    expect((await read('ID_CARD_FRONT')).data).toEqual(front)
    expect((await read('ID_CARD_BACK')).data).toEqual({
      certValidFrom: '2022-06-18',
      certValidTo: '2042-06-18',
    })
  })

  test('不清的说认不出，别家的执照读出别家，别家的文件不给读，不是管理员的不给用', async () => {
    expect((await read('LICENSE', '模糊.pdf')).message).toBe('影像不清晰，没有识别出来')
    expect((await read('LICENSE', '长沙云峤软件有限公司.pdf')).data).toMatchObject({
      legalPersonName: '喻知行',
    })
    const foreign = await paper('影像.pdf')
    await client.signIn('no-product-manager')
    const body = { paperKind: 'LICENSE', fileId: (foreign as File).fileId }
    expect((await client.post(`${RN}/ocr`, body)).message).toBe('文件不存在')
    await client.signIn('unauthenticated-operator')
    expect((await client.post(`${RN}/ocr`, body)).code).not.toBe('0')
  })
})

describe('授权委托书', () => {
  const LETTER = '经办人不是法定代表人，请上传加盖公章授权委托书'
  const without = async (way: string, part: object = {}) => {
    const { authLetterFile: _letter, ...rest } = await form(way)
    return { ...rest, ...part }
  }

  test.each(['SOFT_KEY', 'LICENSE_ACCOUNT'])('%s：不是法定代表人的没有委托书不予受理', async (way) => {
    await withAccount()
    const submitting = { realnameSubmitType: 'SUBMIT' }
    expect(await refused(`${RN}/submit`, await without(way, submitting))).toBe(LETTER)
    const sameName = { ...submitting, handlerName: '丁向南' }
    expect(await refused(`${RN}/submit`, await without(way, sameName))).toBe(LETTER)
    const sameNo = { ...submitting, handlerIdCard: await client.encrypt(NO_ID) }
    expect(await refused(`${RN}/submit`, await without(way, sameNo))).toBe(LETTER)
    expect((await state()).realnameStatus).toBe('UNSTARTED')
    await send(`${RN}/submit`, await without(way, { ...sameName, ...sameNo }))
    expect((await state()).realnameStatus).toBe('FACE_PENDING')
  })

  test('别家的文件不能充当委托书', async () => {
    const foreign = { fileId: 'F0', fileName: 'x.pdf', fileSize: 1, category: 'AUTH' }
    const body = { ...(await without('SOFT_KEY')), realnameSubmitType: 'SUBMIT', authLetterFile: foreign }
    expect(await refused(`${RN}/submit`, body)).toBe('文件不存在')
  })

  test('修改重提：移除了的委托书不再沿用，换成别人办理也要有', async () => {
    await withAccount()
    await submit('LICENSE_ACCOUNT')
    await happen('face', 'T-RNA-03')
    await happen('platform', 'T-RNA-07')
    const { realnameNo, version } = await application()
    const again = { realnameSubmitType: 'MODIFY', realnameNo, version }
    const { handlerIdCard: _id, legalPersonCertNo: _no, ...kept } = await without('LICENSE_ACCOUNT', again)
    expect(await refused(`${RN}/modify-submit`, kept)).toBe(LETTER)
    await send(`${RN}/modify-submit`, { ...kept, authLetterFile: await paper('新委托书.pdf') })
    expect(await application()).toMatchObject({
      realnameStatus: 'FACE_PENDING',
      authLetterFile: { fileName: '新委托书.pdf' },
    })
  })
})

describe('PDO 产品开通', () => {
  const CREDIT = { productType: 'CREDIT' }
  const canSign = () => client.data<boolean>('/v1/agreement/can/resign/product/open', CREDIT)
  interface Presigned {
    agreementSignTempId: string
    htmlContent: string
  }
  const certify = async ({ agreementSignTempId, htmlContent }: Presigned, pin = '123456') =>
    client.post('/v1/credits/signature/softCa/sign', {
      projectCode: 'SCF-SOFTCA-01',
      businessKey: agreementSignTempId,
      digest: sha256Hex(htmlContent),
      pin: await client.encrypt(pin),
    })
  const presign = () => client.data<Presigned>('/v1/agreement/pre/sign/product/open', CREDIT)

  test('没有证书的不能签署，也没有平台的代他签', async () => {
    await client.signIn('unauthenticated-operator')
    expect((await certify({ agreementSignTempId: 'T1', htmlContent: '<p>一份</p>' })).message).toBe(
      '您还没有证书：请管理员在企业证书管理中为您申请，签发并激活后即可签署',
    )
  })

  test('要先以数字证书签署，才能开通', async () => {
    await client.signIn('no-product-manager')
    expect(await canSign()).toBe(true)
    expect(await refused('/v1/product/corp/open', CREDIT)).toBe('请先签署产品开通协议')
    const agreement = await presign()
    const body = { agreementSignTempId: agreement.agreementSignTempId }
    expect(await refused('/v1/agreement/sign/product/open', body)).toBe('请使用数字证书签署')
    expect((await certify(agreement, '000000')).message).toBe('证书口令不正确，还可尝试4次')
    expect((await certify({ ...agreement, htmlContent: '<p>另一份</p>' })).code).toBe('0')
    expect(await refused('/v1/agreement/sign/product/open', body)).toMatch('不是这份文件的内容')
    expect((await certify(agreement)).code).toBe('0')
    await send('/v1/agreement/sign/product/open', body)
    expect(await canSign()).toBe(false)
    expect(await send('/v1/product/corp/open', CREDIT)).toMatchObject({ openStatus: 'OPENED' })
    expect(await client.data('/v1/userInfo')).toMatchObject({ productOpenStatus: { CREDIT: true } })
  })

  test('协议有了新版本：已开通的也要重签，经办也能签', async () => {
    await client.signIn('core-operator')
    expect(await canSign()).toBe(false)
    await happen('platform', 'T-PRT-04', 'C001/CREDIT')
    expect(await canSign()).toBe(true)
    const agreement = await presign()
    await certify(agreement)
    const { agreementSignTempId } = agreement
    await send('/v1/agreement/sign/product/open', { agreementSignTempId })
    expect(await canSign()).toBe(false)
  })
})

describe('流转记录', () => {
  test('开立方见整棵树，持有方见自己的一支，无关企业查无此凭证', async () => {
    const load = (body: object) => client.data('/v1/credits/voucher/transfer-record', body)
    await client.signIn('core-operator')
    const { Voucher = [] } = await world()
    const active = Voucher.filter((one) => one.receiverCorpId === 'C002' && one.voucherStatus === 'ACTIVE')
    const voucherNo = String(active[0]!.voucherNo)
    expect(await load({ voucherNo })).toMatchObject({ wholeTree: true, holdings: [{ isOwn: false }] })
    expect(await load({ voucherNo: 'EV0' })).toBeNull()
    await client.signIn('chain-operator')
    expect(await load({ voucherNo })).toMatchObject({ wholeTree: false, holdings: [{ isOwn: true }] })
    await client.signIn('abs-core-operator')
    expect(await load({ voucherNo })).toBeNull()
    expect(await load({ holdingNo: `${voucherNo}-001` })).toBeNull()
  })
})
