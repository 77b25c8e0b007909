// IVI 开票信息 (domain/03-flows.md §6): a change waits for its review while the old version stays effective.
import type { InvoiceInfoForm } from '#api/generated/corp/model/index.ts'
import { checkEmail } from '#domain/validation.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { InvoiceInfoRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { onDuty, tellDuty } from '../user/duties.ts'
import {
  type Actor,
  checkReview,
  checkVersion,
  forgetReview,
  machine,
  needOpinion,
  newDocument,
  step,
} from '../../kernel/machine.ts'

const PAGE = '/my/enterprise-info/invoice-info'

const invoiceInfoMachine = machine<InvoiceInfoRow['invoiceInfoStatus']>()({
  'T-IVI-01': { from: ['REJECTED'], event: '提交变更', to: 'PENDING_REVIEW', actor: 'CORP_OPERATOR' },
  'T-IVI-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'EFFECTIVE',
    actor: 'CORP_DIRECTOR',
    result: 'PASS',
  },
  'T-IVI-03': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: 'CORP_DIRECTOR',
    result: 'REJECT',
  },
})

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
  const operator = onDuty(actor, 'CORP_OPERATOR')
  if (!/^[0-9A-Z]{15,20}$/.test(form.taxNo))
    throw new BusinessError('TAX_NO', '纳税人识别号为15至20位数字或大写字母')
  const email = checkEmail(form.receiveEmail)
  if (email) throw new BusinessError('EMAIL', email)
  const { corpId } = actor.user
  const known = infoChange(world, corpId)
  if (known) {
    if (known.invoiceInfoStatus === 'PENDING_REVIEW')
      throw new BusinessError('T-IVI-01', '已有待复核的变更，请等待复核')
    checkVersion(known, version)
    step(world, known, 'invoiceInfoStatus', invoiceInfoMachine['T-IVI-01'], operator)
    forgetReview(known)
  }
  const row = world.invoiceInfos.put({
    ...(known ?? newDocument(world, world.ids.plain('IV'), operator, invoiceInfoMachine['T-IVI-01'].event)),
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

/** T-IVI-02 通过：新的生效、旧的不再用；T-IVI-03 驳回（写明意见）。 */
export const reviewInvoiceInfo = (
  world: World,
  row: InvoiceInfoRow,
  actor: Actor,
  { version, decision, opinion }: { version: number; decision: string; opinion: string | undefined },
): void => {
  checkReview(world, row, actor, version, 'invoiceInfoStatus', invoiceInfoMachine['T-IVI-02'])
  const director = onDuty(actor, 'CORP_DIRECTOR')
  const passed = decision === 'PASS'
  if (passed) {
    const old = effectiveInfo(world, row.corpId)
    step(world, row, 'invoiceInfoStatus', invoiceInfoMachine['T-IVI-02'], director, opinion)
    if (old) world.invoiceInfos.delete(old.id)
  } else step(world, row, 'invoiceInfoStatus', invoiceInfoMachine['T-IVI-03'], director, needOpinion(opinion))
  world.notify({
    corpId: row.corpId,
    userId: row.createUserId,
    messageType: 'NOTICE',
    messageTitle: passed ? '开票信息变更已生效' : '开票信息变更被驳回',
    messageContent: passed ? '此后的发票按新的开票信息开具' : `驳回意见：${row.reviewOpinion}`,
    bizNo: row.id,
    jumpPath: PAGE,
  })
}
