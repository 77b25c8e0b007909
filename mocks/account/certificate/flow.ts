// 管理员与绑定的用户对企业证书所做的（UKY）。

import type { UkeyForm } from '#api/generated/corp/model/index.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, noteOnTrail } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { needPin } from '../../portal/signing/pin.ts'
import { openBill } from '../bill/flow.ts'
import { CA_NAME, produceLater } from './platform.ts'
import type { UkeyRow } from './rows.ts'
import { heldProblem, isHolder } from './rules.ts'
import { ukeyFaceFlow, ukeyFlow } from './transitions.ts'

export const CERT_FEE = '200.00'

/** 每次制证一张证书服务费账单。 */
const charge = (world: World, row: UkeyRow): void => {
  openBill(world, {
    corpId: row.corpId,
    feeType: 'CERT_FEE',
    billAmount: CERT_FEE,
    billFormula: `每次制证 ${CERT_FEE}元`,
    bizNo: row.id,
  })
}

const needAddress = (medium: UkeyRow['ukeyMedium'], mailAddress: string | undefined): string | undefined => {
  if (medium === 'SOFT_KEY') return undefined
  const address = mailAddress?.trim()
  if (!address) throw new BusinessError('T-UKY-01', '请填写U盾的邮寄地址')
  return address
}

/** T-UKY-01 申请证书：绑定已激活、已核验身份的用户，同一介质只有一张有效的。 */
export const applyUkey = (world: World, actor: Actor, form: UkeyForm): UkeyRow => {
  const user = world.users.need(form.bindUserId)
  if (user.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '用户不存在')
  if (user.userStatus !== 'NORMAL' || !user.idCard)
    throw new BusinessError('T-UKY-01', '只能为已激活并核验身份的用户申请证书')
  const problem = heldProblem(world, user.userId, form.ukeyMedium)
  if (problem) throw new BusinessError('T-UKY-01', problem)
  const { userId: bindUserId, personName: bindUserName } = user
  return make(world, actor, { ...form, bindUserId, bindUserName })
}

/** 新的一张：收费，等发证机构制证。 */
const make = (
  world: World,
  actor: Actor,
  {
    mailAddress,
    ...part
  }: Pick<UkeyRow, 'ukeyMedium' | 'bindUserId' | 'bindUserName' | 'mailAddress' | 'replacesId'>,
): UkeyRow => {
  const address = needAddress(part.ukeyMedium, mailAddress)
  const row = world.ukeys.put({
    ...ukeyFlow.begin(world, 'T-UKY-01', world.ids.plain('UK'), actor),
    submitTime: world.now(),
    certSubject: `CN=${actor.corpName}`,
    caName: CA_NAME,
    ukeyStatus: 'APPLYING',
    ...part,
    ...(address && { mailAddress: address }),
  })
  charge(world, row)
  produceLater(world, row)
  return row
}

const turn = (
  command: Command<UkeyRow>,
  id: 'T-UKY-04' | 'CHANGE_PIN' | 'T-UKY-05' | 'T-UKY-07' | 'T-UKY-08' | 'T-UKY-10' | 'T-UKY-11',
): void => {
  const { world, row, actor } = command
  ukeyFlow.check(command, id)
  ukeyFlow.step(world, row, id, actor)
}

/** T-UKY-04 确认收到U盾。 */
export const confirmUkey = (command: Command<UkeyRow>): void => turn(command, 'T-UKY-04')

/** 口令、人脸都是本人的：管理员也不能代办。 */
const needHolder = (world: World, row: UkeyRow, actor: Actor): void => {
  if (!isHolder(world, row, actor))
    throw new BusinessError('ROLE', `由绑定用户${row.bindUserName}本人在个人信息中办理`)
}

const needGoodPin = (pin: string): void => {
  if (!/^\d{6}$/.test(pin)) throw new BusinessError('PIN', '证书口令为6位数字')
  if (/^(\d)\1{5}$/.test(pin)) throw new BusinessError('PIN', '证书口令不能是同一个数字')
}

/** T-UKY-05 激活：本人设好口令即可用于签署；更新的这时才取代原证书。 */
export const enableUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, pin }: { version: number; pin: string },
): void => {
  needHolder(world, row, actor)
  needGoodPin(pin)
  turn({ world, row, actor, version }, 'T-UKY-05')
  row.pin = pin
  const replaced = row.replacesId === undefined ? undefined : world.ukeys.get(row.replacesId)
  if (replaced && ukeyFlow.isReadyFor(replaced, 'REPLACED')) ukeyFlow.step(world, replaced, 'REPLACED')
}

/** CHANGE_PIN 修改口令：原口令输错与签署时输错一样计。 */
export const changePin = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, oldPin, pin }: { version: number; oldPin: string; pin: string },
): void => {
  needHolder(world, row, actor)
  ukeyFlow.check({ world, row, actor, version }, 'CHANGE_PIN')
  needPin(world, row, oldPin)
  needGoodPin(pin)
  turn({ world, row, actor, version }, 'CHANGE_PIN')
  row.pin = pin
}

/** 解锁之前：绑定用户用手机扫码识别人脸，先要有他的单独同意（隐私政策第三条）；同意记入轨迹。 */
export const startUnlock = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, faceConsent }: { version: number; faceConsent?: boolean | undefined },
): void => {
  needHolder(world, row, actor)
  ukeyFlow.check({ world, row, actor, version }, 'T-UKY-07')
  if (!faceConsent)
    throw new BusinessError('CONSENT', '请先就采集人脸图像取得绑定用户的单独同意', ['faceConsent'])
  row.faceToken = world.random.hex(32)
  ukeyFaceFlow.step(world, row, 'ASK', actor)
  noteOnTrail(world, row, actor, { event: '请绑定用户识别人脸', opinion: '绑定用户已单独同意采集人脸图像' })
}

/** T-UKY-07 解锁：人脸与短信都通过。 */
export const unlockUkey = (command: Command<UkeyRow>): void => {
  const { world, row, actor } = command
  needHolder(world, row, actor)
  ukeyFlow.needState(row, 'T-UKY-07')
  if (row.faceStatus !== 'SUCCESS') throw new BusinessError('T-UKY-07', '绑定用户尚未通过人脸识别')
  turn(command, 'T-UKY-07')
  delete row.faceToken
  delete row.faceStatus
  world.pinFailures.delete(row.bindUserId)
}

/** T-UKY-08 挂失：随即不能签署。 */
export const reportUkeyLost = (command: Command<UkeyRow>): void => turn(command, 'T-UKY-08')

/** 更新：有效的（RENEW）另制一张，激活时取代；失效的（T-UKY-10）作废，重新制证。 */
export const renewUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, mailAddress }: { version: number; mailAddress?: string | undefined },
): void => {
  const { ukeyMedium, bindUserId, bindUserName } = row
  if (row.ukeyStatus === 'ACTIVE') {
    ukeyFlow.check({ world, row, actor, version }, 'RENEW')
    make(world, actor, { ukeyMedium, bindUserId, bindUserName, mailAddress, replacesId: row.id })
    ukeyFlow.step(world, row, 'RENEW', actor)
    return
  }
  const address = needAddress(ukeyMedium, mailAddress)
  turn({ world, row, actor, version }, 'T-UKY-10')
  for (const field of ['ukeySn', 'certValidDate', 'mailNo', 'pin'] as const) delete row[field]
  if (address) row.mailAddress = address
  charge(world, row)
  produceLater(world, row)
}

/** T-UKY-11 注销。 */
export const revokeUkey = (command: Command<UkeyRow>): void => turn(command, 'T-UKY-11')

/** 用户停用后名下的证书全部注销（T-USR-04）。 */
export const revokeUkeysOf = (world: World, user: UserRow): void => {
  for (const row of world.ukeys.where(
    (one) => one.bindUserId === user.userId && one.ukeyStatus !== 'REVOKED',
  ))
    ukeyFlow.step(world, row, 'USER_DISABLED')
}

const UNUSABLE: Readonly<Partial<Record<UkeyRow['ukeyStatus'], string>>> = {
  APPLYING: '正在制证，签发并激活后即可签署',
  WAIT_ACTIVE: '还没有激活：请在个人信息的“我的证书”中设置口令',
  LOCKED: '已锁定，请在个人信息的“我的证书”中解锁',
  LOST: '已挂失，请在个人信息的“我的证书”中补办',
  EXPIRED: '已到期，请在个人信息的“我的证书”中更新',
  REVOKED: '已注销，由管理员在企业证书管理中另行申请',
}

const NAME: Readonly<Record<UkeyRow['ukeyMedium'], string>> = { SOFT_KEY: '软证书', USB_KEY: 'U盾' }

/** 一张证书不能签署的原因；能的为 undefined。 */
const unusable = ({ ukeyMedium, ukeyStatus }: UkeyRow): string | undefined =>
  UNUSABLE[ukeyStatus] && `您的${NAME[ukeyMedium]}${UNUSABLE[ukeyStatus]}`

/** 没有软证书的人怎样才能签署。 */
const noCertificate = (world: World, { userId, postCodes }: UserRow): string => {
  const key = world.ukeys.find(
    (row) => row.bindUserId === userId && row.ukeyMedium === 'USB_KEY' && row.ukeyStatus === 'ACTIVE',
  )
  if (key) return '您没有软证书，请选用您的U盾签署'
  return postCodes.includes('POST_MANAGER')
    ? '您还没有证书：请先在企业证书管理中申请，签发并激活后即可签署'
    : '您还没有证书：请管理员在企业证书管理中为您申请，签发并激活后即可签署'
}

/** 本人用来签署的软证书，或不能签署的原因；别人的、平台的证书不能代他签署。 */
export const softCertificateOf = (
  world: World,
  user: UserRow,
): { own: UkeyRow; problem?: undefined } | { own?: undefined; problem: string } => {
  const rows = world.ukeys.where((row) => row.bindUserId === user.userId && row.ukeyMedium === 'SOFT_KEY')
  const own = rows.find((row) => row.ukeyStatus === 'ACTIVE')
  if (own) return { own }
  const problem = rows.map(unusable).findLast((one) => one !== undefined)
  return { problem: problem ?? noCertificate(world, user) }
}

/** 本人用来签署的软证书；没有、不能用的以 CERT_UNUSABLE 与原因失败。 */
export const signingUkey = (world: World, user: UserRow): UkeyRow => {
  const { own, problem } = softCertificateOf(world, user)
  if (!own) throw new BusinessError('CERT_UNUSABLE', problem)
  return own
}

/** 本人的U盾签的才作数；不是他的、不是正常的以 CERT_UNUSABLE 与原因失败。 */
export const needOwnKey = (world: World, user: UserRow, certNo: string): void => {
  const key = world.ukeys.find(
    (row) => row.ukeySn === certNo && row.bindUserId === user.userId && row.ukeyMedium === 'USB_KEY',
  )
  if (!key) throw new BusinessError('CERT_UNUSABLE', '插着的U盾不是您的，请换上您本人的U盾')
  const problem = unusable(key)
  if (problem) throw new BusinessError('CERT_UNUSABLE', problem)
}
