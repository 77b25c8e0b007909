import { addMonths } from '#domain/calendar.ts'
import { promisePayDateProblem, SME_CONFIRMED, smeTermText } from '#domain/issueRules.ts'
import { compare, yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { issueLimitOf } from '../../account/limit/book.ts'
import { samePerson } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { VoucherRow } from '../voucher/rows.ts'
import { voucherFlow } from '../voucher/transitions.ts'
import type { IssueApplicationRow, IssueTerms } from './rows.ts'

// G-TERM、G-SME 与终审有意与 src/domain/issueRules.ts 各写一遍：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。

/** 期限是否超过 6 个月（F-13：同日顺延，月末取月末）。 */
export const isLongTerm = (issueDate: string, promisePayDate: string): boolean =>
  promisePayDate > addMonths(issueDate, 6)

/** G-DATE：承诺付款日须为工作日且晚于开立日。 */
export const needDate = (issueDate: string, promisePayDate: string): void => {
  const problem = promisePayDateProblem(issueDate, promisePayDate, holidays)
  if (problem) throw new BusinessError('G-DATE', problem)
}

/** G-TERM：不超过 12 个月；超过 6 个月须填写说明。 */
export const needTerm = (issueDate: string, promisePayDate: string, reason: string | undefined): void => {
  if (promisePayDate > addMonths(issueDate, 12)) throw new BusinessError('G-TERM', '付款期限最长不超过1年')
  if (isLongTerm(issueDate, promisePayDate) && !reason?.trim()) {
    throw new BusinessError('G-TERM', '期限超过6个月，请填写说明并提交终审')
  }
}

/** 《保障中小企业款项支付条例》保护的：中型、小型、微型。 */
const PROTECTED: readonly CorpRow['corpScale'][] = ['MEDIUM', 'SMALL', 'MICRO']

/** G-SME：大型企业付中小企业超过交付日起 60 日，须确认属行业规范或交易习惯约定；得确认了什么，没有超过的为 undefined。 */
export const needSmeConfirmation = (
  issuer: CorpRow,
  receiver: CorpRow,
  row: Pick<IssueTerms, 'smePayBasisDate' | 'promisePayDate'>,
  confirmed: boolean | undefined,
): string | undefined => {
  const late = smeTermText(row)
  if (!late || issuer.corpScale !== 'LARGE' || !PROTECTED.includes(receiver.corpScale)) return undefined
  if (!confirmed) {
    throw new BusinessError('G-SME', '大型企业应自交付之日起60日内支付中小企业款项，请确认合同约定')
  }
  return `${SME_CONFIRMED}：${late}`
}

/** 确认过的留在单据上；改好再提交时没有超过的，就没有了。 */
export const keepSmeConfirmation = (
  row: { smeTermConfirmed?: boolean },
  confirmed: string | undefined,
): void => {
  if (confirmed) row.smeTermConfirmed = true
  else delete row.smeTermConfirmed
}

/** G-RECV 不满足的原因；满足时为 undefined。 */
export const receiverProblem = (
  world: World,
  issuerCorpId: string,
  receiver: CorpRow,
): string | undefined => {
  if (receiver.corpId === issuerCorpId) return '接收方不能是本企业'
  const relation = world.counterparties.find(
    (row) => row.corpId === issuerCorpId && row.counterpartyCorpId === receiver.corpId,
  )
  if (relation?.counterpartyStatus !== 'ACTIVE') return '接收方不是有效的交易对手'
  if (receiver.corpState !== 'NORMAL') return '接收方企业状态异常'
  const unready =
    !receiver.isCorpAuthenticated ||
    receiver.productOpenStatus.CREDIT !== 'OPENED' ||
    !collectAccountOf(world, receiver.corpId)
  return unready ? '接收方未完成实名/未开通产品/无已验证收款账户' : undefined
}

/** G-RECV：接收方须是可用的交易对手；返回接收方企业。 */
export const needReceiver = (world: World, issuerCorpId: string, name: string): CorpRow => {
  const receiver = world.corps.find((corp) => corp.corpName === name)
  if (!receiver) throw new BusinessError('G-RECV', '接收方不存在')
  const problem = receiverProblem(world, issuerCorpId, receiver)
  if (problem) throw new BusinessError('G-RECV', problem)
  return receiver
}

/** 逾期过；应付日之前交给了银行、只等答复的没有。 */
const wasOverdue = (row: VoucherRow): boolean => voucherFlow.passed(row, 'T-VCH-07') !== undefined

/** 企业是否有逾期未付的凭证或ABS应付账款（G-OVERDUE、INV-13）：逾期后只付了一部分的，仍未结清。 */
export const hasOverdue = (world: World, corpId: string): boolean =>
  world.vouchers.find(
    (voucher) =>
      voucher.corpId === corpId &&
      (voucher.voucherStatus === 'OVERDUE' ||
        (voucher.voucherStatus === 'PART_CASHED' && wasOverdue(voucher))),
  ) !== undefined ||
  world.absPayables.find(
    (payable) =>
      payable.corpId === corpId &&
      (payable.payableStatus === 'OVERDUE' ||
        (payable.payableStatus === 'PART_PAID' && world.today() > payable.payableDueDate)),
  ) !== undefined

/** G-OVERDUE：有逾期时暂停新增开立。 */
export const needNoOverdue = (world: World, corpId: string): void => {
  if (hasOverdue(world, corpId)) throw new BusinessError('G-OVERDUE', '存在逾期未付款项，暂停新增开立')
}

/** MC-3：需要终审的原因；没有则不需终审。 */
export const finalReasonsOf = (
  issuer: CorpRow,
  row: Pick<IssueTerms, 'faceAmount' | 'promisePayDate'>,
  issueDate: string,
): string[] =>
  [
    row.faceAmount &&
      compare(row.faceAmount, issuer.finalThreshold) >= 0 &&
      `金额达到终审标准${yuan(issuer.finalThreshold)}`,
    row.promisePayDate && isLongTerm(issueDate, row.promisePayDate) && '期限超过6个月',
  ].filter((reason) => typeof reason === 'string')

/** 第三方平台的申请不在开立页修改、作废：那里只有它的结果。 */
export const notThird = guard<IssueApplicationRow>('THIRD', (_world, row) =>
  row.issueChannel === 'THIRD' ? '第三方平台的申请，请到第三方平台开立申请办理' : undefined,
)

/** T-ISS-08：只撤回本人提交的。 */
export const ownSubmission = guard<IssueApplicationRow>('RECALL', (world, row, actor) =>
  samePerson(world, row.createUserId, actor.user) ? undefined : '只能撤回本人经办的申请',
)

/** T-ISS-08：复核人还没有打开。 */
export const notOpened = guard<IssueApplicationRow>('RECALL', (_world, row) =>
  row.reviewOpenedTime ? '复核人已开始处理，不能撤回' : undefined,
)

/** G-LIMIT：复核、终审时开立额度仍有效。 */
export const limitEffective = guard<Pick<IssueApplicationRow, 'corpId'>>('G-LIMIT', (world, row) =>
  issueLimitOf(world, row.corpId)?.limitStatus === 'EFFECTIVE' ? undefined : '开立额度已失效',
)
