// 发证机构、平台、人脸识别与时间对证书所做的（UKY）。
import { addDays, addMonths } from '#domain/calendar.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { usersOnDuty } from '../user/duties.ts'
import type { UkeyRow } from './rows.ts'
import { heldProblem, OWN_PAGE, SOON_DAYS, successorOf } from './rules.ts'
import { ukeyFaceFlow, ukeyFlow } from './transitions.ts'

export const CA_NAME = '北方电子认证有限公司'

const PAGE = '/my/enterprise-info/ukey/list'
/** 软证书签发、U盾制好寄出，过这么久自己办完。 */
const PRODUCE_MS = { SOFT_KEY: 30 * 60_000, USB_KEY: 24 * 3_600_000 }
export const VALID_MONTHS = 24
export const WARN_DAYS = [SOON_DAYS, 15, 7]

const tellManagers = (
  world: World,
  row: UkeyRow,
  messageType: 'TODO' | 'WARN',
  title: string,
  text: string,
) => {
  for (const { userId } of usersOnDuty(world, row.corpId, 'CORP_MANAGER'))
    world.notify({
      corpId: row.corpId,
      userId,
      messageType,
      messageTitle: title,
      messageContent: text,
      bizNo: row.id,
      jumpPath: PAGE,
    })
}

/** 软证书签发了：请本人设口令。 */
const tellHolder = (world: World, row: UkeyRow): void =>
  world.notify({
    corpId: row.corpId,
    userId: row.bindUserId,
    messageType: 'TODO',
    messageTitle: '软证书待激活',
    messageContent: `${row.bindUserName}的软证书已签发，请在个人信息中设置口令激活，签署协议时要用`,
    bizNo: row.id,
    jumpPath: OWN_PAGE,
  })

/** 快到期了：管理员与本人都能更新，都提醒；管理员自己的只说一次。 */
const warnOfExpiry = (world: World, row: UkeyRow, until: string): void => {
  const [title, rest] = ['证书即将到期', `将于${until}到期，请更新；新证书激活之前，原证书照常使用`]
  tellManagers(world, row, 'WARN', title, `${row.bindUserName}的证书${rest}`)
  if (usersOnDuty(world, row.corpId, 'CORP_MANAGER').some(({ userId }) => userId === row.bindUserId)) return
  world.notify({
    corpId: row.corpId,
    userId: row.bindUserId,
    messageType: 'WARN',
    messageTitle: title,
    messageContent: `您的证书${rest}`,
    bizNo: row.id,
    jumpPath: OWN_PAGE,
  })
}

/** 发证机构给一张证书的：序列号与有效期。 */
const issued = (world: World): Required<Pick<UkeyRow, 'ukeySn' | 'certValidDate'>> => ({
  ukeySn: world.random.hex(16).toUpperCase(),
  certValidDate: addMonths(world.today(), VALID_MONTHS),
})

/** T-UKY-02 制证寄出（U盾）、T-UKY-03 签发（软证书）。 */
const produce = (world: World, row: UkeyRow): void => {
  const usb = row.ukeyMedium === 'USB_KEY'
  ukeyFlow.step(world, row, usb ? 'T-UKY-02' : 'T-UKY-03')
  Object.assign(row, issued(world))
  if (usb) row.mailNo = `SF${world.random.digits(13)}`
  if (!usb) return tellHolder(world, row)
  tellManagers(
    world,
    row,
    'TODO',
    'U盾已寄出',
    `${row.bindUserName}的U盾已寄出，快递单号 ${row.mailNo}，请收到后确认`,
  )
}

/** 实名认证通过：认证时申请的软证书签发给管理员，由他自己设口令激活；已有证书的不再签发。 */
export const issueFirstUkey = (world: World, user: UserRow): void => {
  if (heldProblem(world, user.userId, 'SOFT_KEY')) return
  const { corpId, userId, personName } = user
  const row = world.ukeys.put({
    ...ukeyFlow.arise(world, 'FIRST', world.ids.plain('UK'), corpId, { party: CA_NAME }),
    submitTime: world.now(),
    ukeyMedium: 'SOFT_KEY',
    certSubject: `CN=${world.corps.need(corpId).corpName}`,
    caName: CA_NAME,
    bindUserId: userId,
    bindUserName: personName,
    ukeyStatus: 'WAIT_ACTIVE',
    ...issued(world),
  })
  tellHolder(world, row)
}

/** 平台过一会儿自己制证，除非已有人让它先办了。 */
export const produceLater = (world: World, row: UkeyRow): void => {
  const { version } = row
  world.schedule(world.clock.ms() + PRODUCE_MS[row.ukeyMedium], () => {
    if (row.ukeyStatus === 'APPLYING' && row.version === version) produce(world, row)
  })
}

/** 人脸识别的结果；不是证书解锁的得 undefined。 */
export const ukeyFaceNotified = (
  world: World,
  faceToken: string,
  faceStatus: 'SUCCESS' | 'FAIL',
): UkeyRow | undefined => {
  const row = world.ukeys.find((one) => one.faceToken === faceToken)
  // 重复的通知不再改变什么
  if (row && row.faceStatus !== 'SUCCESS')
    ukeyFaceFlow.step(world, row, faceStatus === 'SUCCESS' ? 'PASS' : 'FAIL')
  return row
}

/** 证书的主键，或绑定用户的姓名。 */
const found = (world: World, key: string): UkeyRow => {
  const row = world.ukeys.get(key) ?? world.ukeys.all().findLast((one) => one.bindUserName === key)
  if (!row) throw new BusinessError('NOT_FOUND', `没有企业证书：${key}`)
  return row
}

const KEY = '（证书主键或绑定用户的姓名）'

/** 外部机构会做的。 */
export const events = [
  event('platform', 'T-UKY-02', `寄出U盾${KEY}`, (world, key) => produce(world, found(world, key))),
  event('platform', 'T-UKY-03', `签发软证书${KEY}`, (world, key) => produce(world, found(world, key))),
  event('system', 'T-UKY-06', `口令连错锁定${KEY}`, (world, key) =>
    ukeyFlow.step(world, found(world, key), 'T-UKY-06'),
  ),
  event('face', 'T-UKY-07', `解锁识别通过${KEY}`, (world, key) => {
    const row = found(world, key)
    if (!row.faceToken) throw new BusinessError('NOT_FOUND', '还没有开始解锁')
    ukeyFaceFlow.step(world, row, 'PASS')
  }),
]

export const expireUkeys = (world: World): void => {
  const today = world.today()
  for (const row of world.ukeys.where((one) => one.ukeyStatus === 'ACTIVE')) {
    const until = row.certValidDate
    if (until === undefined) continue
    // T-UKY-09 到期
    if (until < today) ukeyFlow.step(world, row, 'T-UKY-09')
    else if (!successorOf(world, row) && WARN_DAYS.some((days) => addDays(today, days) === until))
      warnOfExpiry(world, row, until)
  }
}
