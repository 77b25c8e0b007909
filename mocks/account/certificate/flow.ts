// What the manager does with the certificates of the enterprise (UKY, domain/03-flows.md §6).
import type { UkeyForm } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UkeyRow } from './rows.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { openBill } from '../bill/flow.ts'
import { onDuty } from '../user/duties.ts'
import {
  type Actor,
  checkState,
  checkVersion,
  newDocument,
  step,
  type Transition,
} from '../../kernel/machine.ts'
import { produceLater } from './platform.ts'
import { ukeyMachine } from './transitions.ts'

export const CA_NAME = '北方电子认证有限公司'
const CERT_FEE = '200.00'
const GONE = new Set<UkeyRow['ukeyStatus']>(['REVOKED', 'EXPIRED', 'LOST'])

/** 用户手上还没失效的证书。 */
export const heldUkeys = (world: World, userId: string): UkeyRow[] =>
  world.ukeys.where((row) => row.bindUserId === userId && !GONE.has(row.ukeyStatus))

/** 不能再有一张的原因：同一介质只有一张有效的；过期或挂失之后另申请过的，旧的也不能再补办。 */
export const heldProblem = (
  world: World,
  userId: string,
  medium: UkeyRow['ukeyMedium'],
): string | undefined =>
  heldUkeys(world, userId).some((row) => row.ukeyMedium === medium)
    ? `${world.users.need(userId).personName}已有同一介质的证书`
    : undefined

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
  const manager = onDuty(actor, 'CORP_MANAGER')
  const user = world.users.need(form.bindUserId)
  if (user.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '用户不存在')
  if (user.userStatus !== 'NORMAL' || !user.idCard)
    throw new BusinessError('T-UKY-01', '只能为已激活并核验身份的用户申请证书')
  const problem = heldProblem(world, user.userId, form.ukeyMedium)
  if (problem) throw new BusinessError('T-UKY-01', problem)
  const mailAddress = needAddress(form.ukeyMedium, form.mailAddress)
  const row = world.ukeys.put({
    ...newDocument(world, world.ids.plain('UK'), manager, '申请证书'),
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
  transition: Transition<UkeyRow['ukeyStatus']>,
): void => {
  checkVersion(row, version)
  step(world, row, 'ukeyStatus', transition, onDuty(actor, 'CORP_MANAGER'))
}

/** T-UKY-04 确认收到U盾。 */
export const confirmUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, ukeyMachine['T-UKY-04'])

/** T-UKY-05 激活：设好口令即可用于签署。 */
export const enableUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, pin }: { version: number; pin: string },
): void => {
  if (!/^\d{6}$/.test(pin)) throw new BusinessError('PIN', '证书口令为6位数字')
  if (/^(\d)\1{5}$/.test(pin)) throw new BusinessError('PIN', '证书口令不能是同一个数字')
  turn(world, row, actor, version, ukeyMachine['T-UKY-05'])
  row.pin = pin
}

/** 解锁之前：绑定用户用手机扫码识别人脸。 */
export const startUnlock = (world: World, row: UkeyRow, actor: Actor, version: number): void => {
  onDuty(actor, 'CORP_MANAGER')
  checkVersion(row, version)
  checkState(row, 'ukeyStatus', ukeyMachine['T-UKY-07'])
  row.faceToken = world.random.hex(32)
  row.faceStatus = 'INIT'
}

/** T-UKY-07 解锁：人脸与短信都通过。 */
export const unlockUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void => {
  checkState(row, 'ukeyStatus', ukeyMachine['T-UKY-07'])
  if (row.faceStatus !== 'SUCCESS') throw new BusinessError('T-UKY-07', '绑定用户尚未通过人脸识别')
  turn(world, row, actor, version, ukeyMachine['T-UKY-07'])
  delete row.faceToken
  delete row.faceStatus
  world.pinFailures.delete(row.bindUserId)
}

/** T-UKY-08 挂失：随即不能签署。 */
export const reportUkeyLost = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, ukeyMachine['T-UKY-08'])

/** T-UKY-10 更新补办：旧证书作废，重新制证。 */
export const renewUkey = (
  world: World,
  row: UkeyRow,
  actor: Actor,
  { version, mailAddress }: { version: number; mailAddress?: string | undefined },
): void => {
  const address = needAddress(row.ukeyMedium, mailAddress)
  checkState(row, 'ukeyStatus', ukeyMachine['T-UKY-10'])
  const problem = heldProblem(world, row.bindUserId, row.ukeyMedium)
  if (problem) throw new BusinessError('T-UKY-10', problem)
  turn(world, row, actor, version, ukeyMachine['T-UKY-10'])
  for (const field of ['ukeySn', 'certValidDate', 'mailNo', 'pin'] as const) delete row[field]
  if (address) row.mailAddress = address
  charge(world, row)
  produceLater(world, row)
}

/** T-UKY-11 注销。 */
export const revokeUkey = (world: World, row: UkeyRow, actor: Actor, version: number): void =>
  turn(world, row, actor, version, ukeyMachine['T-UKY-11'])

/** 用户停用后名下的证书全部注销（T-USR-04）。 */
export const revokeUkeysOf = (world: World, user: UserRow): void => {
  for (const row of world.ukeys.where(
    (one) => one.bindUserId === user.userId && one.ukeyStatus !== 'REVOKED',
  ))
    step(world, row, 'ukeyStatus', ukeyMachine['T-USR-04'], undefined)
}

/** 用来签署的软证书；有证书却都不能用的给出原因。没有登记过证书的由平台托管的证书签署。 */
export const signingUkey = (world: World, userId: string): UkeyRow | undefined => {
  const rows = world.ukeys.where((row) => row.bindUserId === userId && row.ukeyMedium === 'SOFT_KEY')
  const active = rows.find((row) => row.ukeyStatus === 'ACTIVE')
  if (rows.length > 0 && !active)
    throw new BusinessError('CERT_UNUSABLE', '您的软证书未激活、已锁定或已失效，请联系管理员处理')
  return active
}
