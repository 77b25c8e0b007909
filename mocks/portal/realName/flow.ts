// RNA 企业实名认证：提交、人脸、小额打款、平台审核。

import type { RealNameForm, RealNameUpdateReason } from '#api/generated/corp/model/index.ts'
import { LETTER_REQUIRED, needsAuthLetter } from '#domain/handler.ts'
import { identityPapers } from '#domain/identityPapers.ts'
import { checkCertNo } from '#domain/validation.ts'
import { verifyAgain } from '../../account/bankAccount/book.ts'
import type { BankAccountRow } from '../../account/bankAccount/rows.ts'
import { issueFirstUkey } from '../../account/certificate/platform.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, needChanged } from '../../kernel/document.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import type { RealNameRow } from './rows.ts'
import { faceFlow, realNameFlow } from './transitions.ts'

const FACE_TRIES = 5
/** 平台半小时后自己审核，除非已有人让它先审了。 */
const AUDIT_MS = 30 * 60_000

export const realNameOf = (world: World, corpId: string): RealNameRow | undefined =>
  world.realNames.find((row) => row.corpId === corpId)

/** 企业的收款账户：验证过的优先。 */
export const collectAccountOf = (world: World, corpId: string): BankAccountRow | undefined => {
  const accounts = world.bankAccounts.where(
    (one) =>
      one.corpId === corpId && one.accountPurpose.includes('COLLECT') && one.accountStatus !== 'DISABLED',
  )
  return accounts.find((one) => one.accountAuthStatus === 'VERIFIED') ?? accounts[0]
}

export const hasVerifiedAccount = (world: World, corpId: string): boolean =>
  collectAccountOf(world, corpId)?.accountAuthStatus === 'VERIFIED'

const SYSTEM = { operatorName: '系统' }
const AUDITOR = { operatorName: '平台审核员' }
/** 人脸是法定代表人的，结果是识别服务商给的：不是经办人办的。 */
const FACE_SERVICE = '人脸识别服务'
const faced = ({ form }: RealNameRow, reason?: string) => ({
  party: FACE_SERVICE,
  opinion: `法定代表人${form.legalPersonName}${reason ? `：${reason}` : ''}`,
})

const audit = (world: World, row: RealNameRow): void => {
  world.schedule(world.clock.ms() + AUDIT_MS, () => {
    if (realNameFlow.isReadyFor(row, 'T-RNA-06')) pass(world, row)
  })
}

const SENSITIVE = ['legalPersonCertNo', 'handlerIdCard', 'handlerMobile'] as const

/** 这次提交之后的内容：没有重填的号码沿用，没有重传的授权书不再有。 */
const merged = (form: RealNameForm, known: RealNameForm | undefined): RealNameForm => {
  const kept = SENSITIVE.map((name) => [name, form[name] || known?.[name]] as const)
  const next = { ...form, ...Object.fromEntries(kept.filter(([, value]) => value)) }
  // 换成没有另一面的证件，原来的那一面不留
  if (!identityPapers(next.certType).back) delete next.idCardBackFile
  return next
}

/** 审核点名的每一项都要改过：原样再交，只会再被退一次。 */
const needCorrected = ({ rejectReasons = [], form }: RealNameRow, next: RealNameForm): void => {
  for (const { field, reason } of rejectReasons) {
    const name = field as keyof RealNameForm
    needChanged(reason, [[name, form[name], next[name]]])
  }
}

/** 经办人不是法定代表人的，不论哪种方式都凭授权书办理。 */
const needLetter = (form: RealNameForm): void => {
  const legalPerson = { name: form.legalPersonName, certNo: form.legalPersonCertNo }
  const handler = { name: form.handlerName, certNo: form.handlerIdCard }
  if (needsAuthLetter(legalPerson, handler) && !form.authLetterFile)
    throw new BusinessError('LETTER_REQUIRED', LETTER_REQUIRED)
}

/** 证件影像、人脸图像是敏感个人信息：收集之前各要有单独同意（隐私政策第三条），每次提交都要。 */
const needConsents = ({ idImageConsent, faceConsent }: RealNameForm): void => {
  if (!idImageConsent)
    throw new BusinessError('CONSENT', '请先就收集证件号与证件影像取得法定代表人的单独同意', [
      'idImageConsent',
    ])
  if (!faceConsent)
    throw new BusinessError('CONSENT', '请先就采集人脸图像取得法定代表人的单独同意', ['faceConsent'])
}

/** 证件号按证件类型可能为真，该有的一面都有；法定代表人的证件还在有效期内。 */
const checkPeople = (world: World, form: RealNameForm): void => {
  const { certType, legalPersonCertNo, handlerCertType, handlerIdCard, certValidTo } = form
  const today = world.today()
  const numbers = [
    ['legalPersonCertNo', certType, legalPersonCertNo],
    ['handlerIdCard', handlerCertType, handlerIdCard],
  ] as const
  for (const [name, type, no] of numbers) {
    const wrong = no && checkCertNo(type, today)(no)
    if (wrong) throw new BusinessError('FORM', wrong, [name])
  }
  const { back } = identityPapers(certType)
  if (back && !form.idCardBackFile) throw new BusinessError('REQUIRED', `请上传${back}`, ['idCardBackFile'])
  if (certValidTo < today) throw new BusinessError('CERT_EXPIRED', '法定代表人证件已过有效期，请更新证件')
}

const REASON_TITLE: Readonly<Record<RealNameUpdateReason, string>> = {
  LEGAL_PERSON: '变更法定代表人',
  RENEWAL: '证件到期更新',
}

/** 认证仍有效时更新：写明原因，该变的变了。 */
const needUpdate = (was: RealNameForm, next: RealNameForm): void => {
  const { updateReason } = next
  if (!updateReason) throw new BusinessError('REQUIRED', '请选择更新原因', ['updateReason'])
  if (updateReason === 'LEGAL_PERSON' && next.legalPersonCertNo === was.legalPersonCertNo)
    throw new BusinessError('FORM', '法定代表人没有变更，证件换领的请选“证件到期更新”', ['legalPersonCertNo'])
  if (updateReason === 'RENEWAL' && next.certValidTo <= was.certValidTo)
    throw new BusinessError('FORM', '证件有效期止须晚于原来的', ['certValidTo'])
}

/** T-RNA-01、T-RNA-02：管理员填好即提交。 */
export const submitRealName = (
  world: World,
  actor: Actor,
  form: RealNameForm,
  known: RealNameRow | undefined,
): RealNameRow => {
  const { user } = actor
  const corp = world.corps.need(user.corpId)
  if (form.realnameWay === 'LICENSE_ACCOUNT' && !hasVerifiedAccount(world, corp.corpId))
    throw new BusinessError('NO_VERIFIED_ACCOUNT', '没有已验证的收款账户，请改用软证书方式')
  needConsents(form)
  const filled = merged(form, known?.form)
  if (SENSITIVE.some((name) => !filled[name]))
    throw new BusinessError('REQUIRED', '请填写法定代表人证件号、经办人证件号与手机号')
  checkPeople(world, filled)
  needLetter(filled)
  if (known) needCorrected(known, filled)
  const inForce =
    known?.realnameStatus === 'PASSED' ? { form: known.form, submitTime: known.submitTime } : known?.inForce
  if (inForce) needUpdate(inForce.form, filled)
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
  if (realNameFlow.isReadyFor(row, 'TAKE_BACK')) realNameFlow.step(world, row, 'TAKE_BACK', actor)
  else
    realNameFlow.step(world, row, 'T-RNA-01', actor, {
      opinion: filled.updateReason && REASON_TITLE[filled.updateReason],
    })
  realNameFlow.step(world, row, 'T-RNA-02', actor, {
    opinion: '法定代表人已单独同意收集证件影像、采集人脸图像',
  })
  Object.assign(row, {
    form: filled,
    submitTime: now,
    faceStatus: 'INIT',
    faceToken: world.random.hex(32),
    inForce,
    reviewOpinion: undefined,
    rejectReasons: undefined,
  })
  return world.realNames.put(row)
}

/** 撤回更新：这次的资料不再审核，回到仍然有效的那次认证。 */
export const withdrawUpdate = (command: Command<RealNameRow>): void => {
  const { world, row, actor } = command
  realNameFlow.check(command, 'WITHDRAW')
  const { form, submitTime } = row.inForce!
  realNameFlow.step(world, row, 'WITHDRAW', actor)
  Object.assign(row, {
    form,
    submitTime,
    faceStatus: 'SUCCESS',
    inForce: undefined,
    reviewOpinion: undefined,
    rejectReasons: undefined,
  })
}

/** T-RNA-03 人脸通过：软证书方式接着验证账户，另一种直接审核。 */
export const facePassed = (world: World, row: RealNameRow): void => {
  const soft = row.form.realnameWay === 'SOFT_KEY'
  const to = soft ? 'ACCOUNT_VERIFYING' : 'AUDITING'
  realNameFlow.step(world, row, 'T-RNA-03', undefined, { to, ...faced(row) })
  faceFlow.step(world, row, 'PASS')
  if (!soft) return audit(world, row)
  const account = collectAccountOf(world, row.corpId)
  if (account?.accountAuthStatus === 'VERIFIED') return accountVerified(world, row)
  // 为别的事打的款不算
  if (account && account.accountAuthStatus !== 'LOCKED') verifyAgain(world, account)
}

/** T-RNA-04 人脸失败：每日五次；识别服务商说了原因的，照样告诉办理的人。 */
export const faceFailed = (world: World, row: RealNameRow, reason?: string): void => {
  if (row.faceLeft === 0) throw new BusinessError('FACE_LIMIT', '今日次数已用完，请明日再试')
  realNameFlow.step(world, row, 'T-RNA-04', undefined, faced(row, reason))
  faceFlow.step(world, row, 'FAIL')
  row.faceLeft -= 1
  row.faceFailReason = reason
}

/** T-RNA-05 小额打款验证通过：申请软证书，送平台审核。 */
export const accountVerified = (world: World, row: RealNameRow): void => {
  realNameFlow.step(world, row, 'T-RNA-05', undefined, { party: SYSTEM })
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

function pass(world: World, row: RealNameRow): void {
  realNameFlow.step(world, row, 'T-RNA-06', undefined, { party: AUDITOR })
  const { form } = row
  delete row.inForce
  delete form.updateReason
  const corp = world.corps.need(row.corpId)
  corp.isCorpAuthenticated = true
  corp.legalPersonName = form.legalPersonName
  const manager = world.users.need(row.createUserId)
  // 注册时没有问过他的证件号
  if (manager.idCard === '' && manager.personName === form.handlerName && form.handlerIdCard)
    Object.assign(manager, { certType: form.handlerCertType ?? 'ID_CARD', idCard: form.handlerIdCard })
  tell(world, row, '企业实名认证已通过', '贵企业已通过实名认证，可以开通产品、办理业务。')
  issueFirstUkey(world, manager)
}

const rejected = [{ field: 'licenseFile', reason: '营业执照影像不清晰，请重新上传原件彩色扫描件' }]

/** 按申请编号，或按企业 ID。 */
const found = (world: World, key: string): RealNameRow => {
  const row = world.realNames.get(key) ?? realNameOf(world, key)
  if (!row) throw new OutsideError(`没有实名申请：${key}`)
  return row
}

const KEY = '（实名申请编号或企业编号）'

/** 外部机构会做的。 */
export const events = [
  event('face', 'T-RNA-03', `识别通过${KEY}`, (world, key) => facePassed(world, found(world, key))),
  event('face', 'T-RNA-04', `识别失败${KEY}`, (world, key) => faceFailed(world, found(world, key))),
  event('platform', 'T-RNA-06', `实名审核通过${KEY}`, (world, key) => pass(world, found(world, key))),
  event('platform', 'T-RNA-07', `实名审核不通过${KEY}`, (world, key) => {
    const row = found(world, key)
    const opinion = '资料有误，请按原因修改后重新提交'
    realNameFlow.step(world, row, 'T-RNA-07', undefined, { opinion, party: AUDITOR })
    row.rejectReasons = rejected
    tell(world, row, '企业实名认证未通过', opinion)
  }),
]

/** 认证失效：不能办理新业务。 */
const lapse = (world: World, row: RealNameRow, content: string): void => {
  world.corps.need(row.corpId).isCorpAuthenticated = false
  tell(world, row, '法定代表人证件已到期', content)
}

export const expireRealNames = (world: World): void => {
  const today = world.today()
  for (const row of world.realNames.all()) {
    row.faceLeft = FACE_TRIES
    // T-RNA-08 证照到期
    if (row.realnameStatus === 'PASSED' && row.form.certValidTo < today) {
      realNameFlow.step(world, row, 'T-RNA-08', undefined, { party: SYSTEM })
      lapse(world, row, '请更新证件后重新提交实名认证，期间不能办理新业务。')
    } else if (row.inForce && row.inForce.form.certValidTo < today) {
      // 更新还没有通过，原来的到期了
      delete row.inForce
      lapse(world, row, '更新的实名还没有通过审核，期间不能办理新业务。')
    }
  }
}
