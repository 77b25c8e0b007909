// IVI 开票信息：变更等待复核时，原来的照常生效。
import type { InvoiceInfoForm } from '#api/generated/corp/model/index.ts'
import { checkEmail } from '#domain/validation.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { isUnchanged } from '../../kernel/guards.ts'
import { reviewOf } from '../../kernel/review.ts'
import type { World } from '../../kernel/World.ts'
import { tellDuty } from '../user/duties.ts'
import type { InvoiceInfoRow } from './rows.ts'
import { invoiceInfoFlow } from './transitions.ts'

const PAGE = '/my/enterprise-info/invoice-info'

/** 生效的那一份。 */
export const effectiveInfo = (world: World, corpId: string): InvoiceInfoRow | undefined =>
  world.invoiceInfos.find((row) => row.corpId === corpId && row.invoiceInfoStatus === 'EFFECTIVE')

/** 待复核或被驳回的变更。 */
export const infoChange = (world: World, corpId: string): InvoiceInfoRow | undefined =>
  world.invoiceInfos.find((row) => row.corpId === corpId && row.invoiceInfoStatus !== 'EFFECTIVE')

/** T-IVI-01 提交变更：复核之前沿用生效的；被驳回的改好再交。 */
export const submitInvoiceInfo = (
  world: World,
  actor: Actor,
  { version, ...form }: InvoiceInfoForm,
): InvoiceInfoRow => {
  if (!/^[0-9A-Z]{15,20}$/.test(form.taxNo))
    throw new BusinessError('TAX_NO', '纳税人识别号为15至20位数字或大写字母')
  const email = checkEmail(form.receiveEmail)
  if (email) throw new BusinessError('EMAIL', email)
  const { corpId } = actor.user
  const known = infoChange(world, corpId)
  if (known) {
    if (known.invoiceInfoStatus === 'PENDING_REVIEW')
      throw new BusinessError('T-IVI-01', '已有待复核的变更，请等待复核')
    invoiceInfoFlow.check({ world, row: known, actor, version }, 'T-IVI-01')
    invoiceInfoFlow.step(world, known, 'T-IVI-01', actor)
    forgetReview(known)
  }
  const effective = effectiveInfo(world, corpId)
  if (!known && effective && isUnchanged(effective, form))
    throw new BusinessError('UNCHANGED', '开票信息没有改动，不必提交')
  const row = world.invoiceInfos.put({
    ...(known ?? invoiceInfoFlow.begin(world, 'T-IVI-01', world.ids.plain('IV'), actor)),
    ...form,
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
    invoiceInfoStatus: 'PENDING_REVIEW',
  })
  tellDuty(world, corpId, 'CORP_DIRECTOR', {
    messageTitle: '有开票信息变更待复核',
    messageContent: `${actor.user.personName}提交了开票信息变更`,
    bizNo: row.id,
    jumpPath: PAGE,
  })
  return row
}

const tellMaker = (world: World, row: InvoiceInfoRow, messageTitle: string, messageContent: string): void =>
  world.notify({
    corpId: row.corpId,
    userId: row.createUserId,
    messageType: 'NOTICE',
    messageTitle,
    messageContent,
    bizNo: row.id,
    jumpPath: PAGE,
  })

/** T-IVI-02 通过：新的生效、旧的不再用；T-IVI-03 驳回（写明意见）。 */
export const reviewInvoiceInfo = reviewOf(invoiceInfoFlow, {
  pass: 'T-IVI-02',
  reject: 'T-IVI-03',
  passed(world, row) {
    const old = world.invoiceInfos.find(
      (one) => one !== row && one.corpId === row.corpId && one.invoiceInfoStatus === 'EFFECTIVE',
    )
    if (old) world.invoiceInfos.delete(old.id)
    tellMaker(world, row, '开票信息变更已生效', '此后的发票按新的开票信息开具')
  },
  rejected: (world, row) => tellMaker(world, row, '开票信息变更被驳回', `驳回意见：${row.reviewOpinion}`),
})
