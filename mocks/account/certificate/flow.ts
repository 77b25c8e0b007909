// 管理员对企业证书所做的（UKY）。
import type { UkeyForm } from '#api/generated/corp/model/index.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { openBill } from '../bill/flow.ts'
import { produceLater } from './platform.ts'
import type { UkeyRow } from './rows.ts'
import { heldProblem } from './rules.ts'
import { ukeyFaceFlow, ukeyFlow } from './transitions.ts'

export const CA_NAME = '北方电子认证有限公司'
const CERT_FEE = '200.00'

/** 每次制证一张证书服务费账单。 */
const charge = (world: World, row: UkeyRow): void => {
  openBill(world, {
    corpId: row.corpId,
    feeType: 'CERT_FEE',
    billAmount: CERT_FEE,
    billFormula: `每次制证 ${CERT_FEE} 元`,
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
  const mailAddress = needAddress(form.ukeyMedium, form.mailAddress)
  const row = world.ukeys.put({
    ...ukeyFlow.begin(world, 'T-UKY-01', world.ids.plain('UK'), actor),
    submitTime: world.now(),
    ukeyMedium: form.ukeyMedium,
    certSubject: `CN=${actor.corpName}`,
    caName: CA_NAME,
    bindUserId: user.userId,
    bindUserName: user.personName,
    ukeyStatus: 'APPLYING',
    ...(mailAddress && { mailAddress }),
  })
  charge(world, row)
  produceLater(world, row)
  return row
}

const turn = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  version: number,
  id: 'T-UKY-04' | 'T-UKY-05' | 'T-UKY-07' | 'T-UKY-08' | 'T-UKY-10' | 'T-UKY-11',
): void => {
  ukeyFlow.check(world, row, id, actor, version)
  ukeyFlow.step(world, row, id, actor)
}

/** T-UKY-04 确认收到U盾。 */
export const confirmUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, 'T-UKY-04')

/** T-UKY-05 激活：设好口令即可用于签署。 */
export const enableUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, pin }: { version: number; pin: string },
): void => {
  if (!/^\d{6}$/.test(pin)) throw new BusinessError('PIN', '证书口令为6位数字')
  if (/^(\d)\1{5}$/.test(pin)) throw new BusinessError('PIN', '证书口令不能是同一个数字')
  turn(world, row, actor, version, 'T-UKY-05')
  row.pin = pin
}

/** 解锁之前：绑定用户用手机扫码识别人脸。 */
export const startUnlock = (world: World, row: UkeyRow, actor: Actor, version: number): void => {
  ukeyFlow.check(world, row, 'T-UKY-07', actor, version)
  row.faceToken = world.random.hex(32)
  ukeyFaceFlow.step(world, row, 'ASK', actor)
}

/** T-UKY-07 解锁：人脸与短信都通过。 */
export const unlockUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void => {
  ukeyFlow.needState(row, 'T-UKY-07')
  if (row.faceStatus !== 'SUCCESS') throw new BusinessError('T-UKY-07', '绑定用户尚未通过人脸识别')
  turn(world, row, actor, version, 'T-UKY-07')
  delete row.faceToken
  delete row.faceStatus
  world.pinFailures.delete(row.bindUserId)
}

/** T-UKY-08 挂失：随即不能签署。 */
export const reportUkeyLost = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, 'T-UKY-08')

/** T-UKY-10 更新补办：旧证书作废，重新制证。 */
export const renewUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, mailAddress }: { version: number; mailAddress?: string | undefined },
): void => {
  const address = needAddress(row.ukeyMedium, mailAddress)
  turn(world, row, actor, version, 'T-UKY-10')
  for (const field of ['ukeySn', 'certValidDate', 'mailNo', 'pin'] as const) delete row[field]
  if (address) row.mailAddress = address
  charge(world, row)
  produceLater(world, row)
}

/** T-UKY-11 注销。 */
export const revokeUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, 'T-UKY-11')

/** 用户停用后名下的证书全部注销（T-USR-04）。 */
export const revokeUkeysOf = (world: World, user: UserRow): void => {
  for (const row of world.ukeys.where(
    (one) => one.bindUserId === user.userId && one.ukeyStatus !== 'REVOKED',
  ))
    ukeyFlow.step(world, row, 'USER_DISABLED')
}

/** 用来签署的软证书；有证书却都不能用的给出原因。没有登记过证书的由平台托管的证书签署。 */
export const signingUkey = (world: World, userId: string): UkeyRow | undefined => {
  const rows = world.ukeys.where((row) => row.bindUserId === userId && row.ukeyMedium === 'SOFT_KEY')
  const active = rows.find((row) => row.ukeyStatus === 'ACTIVE')
  if (rows.length > 0 && !active)
    throw new BusinessError('CERT_UNUSABLE', '您的软证书未激活、已锁定或已失效，请联系管理员处理')
  return active
}
