// RNA 企业实名认证 (domain/03-flows.md): submit, face, micro-deposit, platform audit.
import type { RealNameForm } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { LETTER_REQUIRED, needsAuthLetter } from '#domain/handler.ts'
import { checkIdCard } from '#domain/validation.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import type { BankAccountRow } from '../../account/bankAccount/rows.ts'
import type { RealNameRow } from './rows.ts'
import type { TrailRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'

const FACE_TRIES = 5
/** The platform answers by itself after half an hour of the world's time, if nobody makes it answer sooner. */
const AUDIT_MS = 30 * 60_000

type Status = RealNameRow['realnameStatus']

export const realNameOf = (world: World, corpId: string): RealNameRow | undefined =>
  world.realNames.find((row) => row.corpId === corpId)

/** The collect account of an enterprise: a verified one before any other. */
export const collectAccountOf = (world: World, corpId: string): BankAccountRow | undefined => {
  const accounts = world.bankAccounts.where(
    (one) =>
      one.corpId === corpId && one.accountPurpose.includes('COLLECT') && one.accountStatus !== 'DISABLED',
  )
  return accounts.find((one) => one.accountAuthStatus === 'VERIFIED') ?? accounts[0]
}

export const hasVerifiedAccount = (world: World, corpId: string): boolean =>
  collectAccountOf(world, corpId)?.accountAuthStatus === 'VERIFIED'

const step = (
  world: World,
  row: RealNameRow,
  from: readonly Status[],
  to: Status,
  trail: Pick<TrailRow, 'node' | 'operatorName' | 'event'> & Partial<TrailRow>,
): void => {
  if (!from.includes(row.realnameStatus)) throw illegalState()
  row.realnameStatus = to
  row.updateTime = world.now()
  row.version += 1
  row.auditTrail.push({ time: world.now(), ...trail })
}

const audit = (world: World, row: RealNameRow): void => {
  world.schedule(world.clock.ms() + AUDIT_MS, () => {
    if (row.realnameStatus === 'AUDITING') pass(world, row)
  })
}

const SENSITIVE = ['legalPersonCertNo', 'handlerIdCard', 'handlerMobile'] as const

/** What stands after this submission: a number that was not sent stays as it was, a letter that was not sent is gone. */
const merged = (form: RealNameForm, known: RealNameForm | undefined): RealNameForm => {
  const kept = SENSITIVE.map((name) => [name, form[name] || known?.[name]] as const)
  return { ...form, ...Object.fromEntries(kept.filter(([, value]) => value)) }
}

/** Whoever is not the legal person acts on a letter of authorization, whichever way the enterprise is verified. */
const needLetter = (form: RealNameForm): void => {
  const legalPerson = { name: form.legalPersonName, certNo: form.legalPersonCertNo }
  const handler = { name: form.handlerName, certNo: form.handlerIdCard }
  if (needsAuthLetter(legalPerson, handler) && !form.authLetterFile)
    throw new BusinessError('LETTER_REQUIRED', LETTER_REQUIRED)
}

/** A birth that can be true, and a certificate of the legal person that is still valid. */
const checkPeople = (
  world: World,
  { certType, legalPersonCertNo, handlerIdCard, certValidTo }: RealNameForm,
): void => {
  const check = checkIdCard(world.today())
  const cards = [certType === 'ID_CARD' ? legalPersonCertNo : undefined, handlerIdCard]
  const [wrong] = cards.flatMap((card) => (card ? (check(card) ?? []) : []))
  if (wrong) throw new BusinessError('FORM', wrong)
  if (certValidTo < world.today())
    throw new BusinessError('CERT_EXPIRED', '法定代表人证件已过有效期，请更新证件')
}

/** T-RNA-01、T-RNA-02：filled in and handed in at once, by the manager. */
export const submitRealName = (
  world: World,
  user: UserRow,
  form: RealNameForm,
  known: RealNameRow | undefined,
): RealNameRow => {
  const corp = world.corps.need(user.corpId)
  if (form.realnameWay === 'LICENSE_ACCOUNT' && !hasVerifiedAccount(world, corp.corpId))
    throw new BusinessError('NO_VERIFIED_ACCOUNT', '没有已验证的收款账户，请改用软证书方式')
  const filled = merged(form, known?.form)
  if (SENSITIVE.some((name) => !filled[name]))
    throw new BusinessError('REQUIRED', '请填写法定代表人证件号、经办人身份证号与手机号')
  checkPeople(world, filled)
  needLetter(filled)
  const now = world.now()
  const row: RealNameRow = known ?? {
    id: world.ids.plain('D'),
    realnameNo: world.ids.next('RN', world.today()),
    corpId: corp.corpId,
    createUserId: user.userId,
    createUserName: user.personName,
    createTime: now,
    version: -1,
    auditTrail: [],
    form: filled,
    realnameStatus: 'UNSTARTED',
    faceStatus: 'INIT',
    faceLeft: FACE_TRIES,
    faceToken: '',
  }
  const by = { node: 'OPERATOR', operatorName: user.personName, corpName: corp.corpName } as const
  step(world, row, ['UNSTARTED', 'REJECTED', 'EXPIRED'], 'DRAFT', { ...by, event: '开始填写' })
  step(world, row, ['DRAFT'], 'FACE_PENDING', { ...by, event: '提交基本资料' })
  Object.assign(row, {
    form: filled,
    submitTime: now,
    faceStatus: 'INIT',
    faceToken: world.random.hex(32),
    reviewOpinion: undefined,
    rejectReasons: undefined,
  })
  return world.realNames.put(row)
}

/** T-RNA-03 人脸通过：软证书方式接着验证账户，另一种直接审核。 */
export const facePassed = (world: World, row: RealNameRow): void => {
  const soft = row.form.realnameWay === 'SOFT_KEY'
  const by = { node: 'OPERATOR', operatorName: row.form.legalPersonName, event: '人脸识别通过' } as const
  step(world, row, ['FACE_PENDING'], soft ? 'ACCOUNT_VERIFYING' : 'AUDITING', by)
  row.faceStatus = 'SUCCESS'
  if (!soft) return audit(world, row)
  const account = collectAccountOf(world, row.corpId)
  if (account?.accountAuthStatus === 'VERIFIED') return accountVerified(world, row)
  // an amount remitted for another purpose does not count
  if (account && account.accountAuthStatus !== 'LOCKED') account.accountAuthStatus = 'UNVERIFIED'
}

/** T-RNA-04 人脸失败：每日五次。 */
export const faceFailed = (world: World, row: RealNameRow): void => {
  if (row.faceLeft === 0) throw new BusinessError('FACE_LIMIT', '今日次数已用完，请明日再试或选择其他方式')
  const by = { node: 'OPERATOR', operatorName: row.form.legalPersonName, event: '人脸识别失败' } as const
  step(world, row, ['FACE_PENDING'], 'FACE_PENDING', by)
  row.faceStatus = 'FAIL'
  row.faceLeft -= 1
}

/** T-RNA-05 小额打款验证通过：申请软证书，送平台审核。 */
export const accountVerified = (world: World, row: RealNameRow): void => {
  const by = { node: 'SYSTEM', operatorName: '系统', event: '对公账户验证通过，已申请软证书' } as const
  step(world, row, ['ACCOUNT_VERIFYING'], 'AUDITING', by)
  audit(world, row)
}

const tell = (world: World, row: RealNameRow, title: string, content: string): void =>
  world.notify({
    corpId: row.corpId,
    messageTitle: title,
    messageContent: content,
    messageType: 'NOTICE',
    bizNo: row.realnameNo,
    jumpPath: '/register/identify/index',
  })

const platform = { node: 'PLATFORM', operatorName: '平台审核员' } as const

function pass(world: World, row: RealNameRow): void {
  step(world, row, ['AUDITING'], 'PASSED', { ...platform, event: '审核通过', result: 'PASS' })
  const corp = world.corps.need(row.corpId)
  corp.isCorpAuthenticated = true
  corp.legalPersonName = row.form.legalPersonName
  tell(world, row, '企业实名认证已通过', '贵企业已通过实名认证，可以开通产品、办理业务。')
}

const rejected = [{ field: 'licenseFile', reason: '营业执照影像不清晰，请重新上传原件彩色扫描件' }]

/** The application with that number, or that of the enterprise with that id. */
const found = (world: World, key: string): RealNameRow => {
  const row = world.realNames.get(key) ?? realNameOf(world, key)
  if (!row) throw new BusinessError('NOT_FOUND', `没有实名申请：${key}`)
  return row
}

const KEY = '（键：实名申请编号或企业 ID）'

/** Days before the expiry from which the enterprise is reminded. */
export const expiresSoon = (world: World, row: RealNameRow): boolean =>
  row.realnameStatus === 'PASSED' && row.form.certValidTo < addDays(world.today(), 30)

/** 外部机构会做的。 */
export const events = [
  event('face', 'T-RNA-03', `人脸识别通过${KEY}`, (world, key) => facePassed(world, found(world, key))),
  event('face', 'T-RNA-04', `人脸识别失败${KEY}`, (world, key) => faceFailed(world, found(world, key))),
  event('platform', 'T-RNA-06', `实名审核通过${KEY}`, (world, key) => pass(world, found(world, key))),
  event('platform', 'T-RNA-07', `实名审核不通过${KEY}`, (world, key) => {
    const row = found(world, key)
    const opinion = '资料有误，请按原因修改后重新提交'
    step(world, row, ['AUDITING'], 'REJECTED', {
      ...platform,
      event: '审核不通过',
      result: 'REJECT',
      opinion,
    })
    Object.assign(row, { reviewOpinion: opinion, rejectReasons: rejected })
    tell(world, row, '企业实名认证未通过', opinion)
  }),
]

export const expireRealNames = (world: World): void => {
  const today = world.today()
  for (const row of world.realNames.all()) {
    row.faceLeft = FACE_TRIES
    // T-RNA-08 证照到期
    if (row.realnameStatus === 'PASSED' && row.form.certValidTo < today) {
      step(world, row, ['PASSED'], 'EXPIRED', { node: 'SYSTEM', operatorName: '系统', event: '证照到期' })
      world.corps.need(row.corpId).isCorpAuthenticated = false
      tell(world, row, '法定代表人证件已到期', '请更新证件后重新提交实名认证，期间不能办理新业务。')
    }
  }
}
