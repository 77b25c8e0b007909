// 资金方签约的条件（T-SUP-01、T-SUP-02、T-SUP-11）。
import type { FinanceStatus } from '#api/generated/corp/model/index.ts'
import { addMonths, formatDay } from '#domain/calendar.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { FunderProductRow, SignupRow, SignupStatus } from './rows.ts'

/** 企业补充信息保持新鲜的月数；到期日前提醒的天数。 */
const FRESH_MONTHS = 12
export const WARN_DAYS = 30

/** 企业补充信息不能用于签约的原因；够新时为 undefined。 */
export const firmInfoProblem = (world: World, corpId: string): string | undefined => {
  const info = world.firmInfos.get(corpId)
  if (!info) return '请先填写企业补充信息'
  const updated = info.firmInfoUpdateTime.slice(0, 10)
  return addMonths(updated, FRESH_MONTHS) < world.today()
    ? `企业补充信息更新于${formatDay(updated)}，已超过${FRESH_MONTHS}个月，请先更新`
    : undefined
}

/** 在这个状态不能填写签约资料（T-SUP-01）的原因。 */
export const appliedProblem = (signupStatus: SignupStatus): string => {
  const status = dictLabel('SIGNUP_STATUS', signupStatus)
  if (signupStatus === 'TERMINATED') return '已与该资金方解约，请联系资金方重新合作'
  return signupStatus === 'ACTIVE' ? `${status}，无需重复申请` : `${status}，不能重复申请`
}

/** T-SUP-01：企业补充信息须在 12 个月内更新过。 */
export const needFreshFirmInfo = (world: World, corpId: string): void => {
  const problem = firmInfoProblem(world, corpId)
  if (problem) throw new BusinessError('T-SUP-01', problem)
}

/** T-SUP-02：收款账号、授权书、所需资料、另外的问题与个人信息同意缺什么；齐全时为 undefined。 */
const missing = (world: World, row: SignupRow, product: FunderProductRow): string | undefined => {
  if (!row.collectAccountId) return '请选择收款账号'
  if (!collectAccountsOf(world, row.corpId).some((one) => one.accountId === row.collectAccountId)) {
    return '请选择已验证的收款账号'
  }
  if (!row.personalConsentTime) return '请先取得相关个人对提供个人信息的单独同意'
  for (const type of product.authLetterTypes) {
    const name = dictLabel('AUTH_LETTER_TYPE', type)
    const letter = row.letters.find((one) => one.authLetterType === type)
    if (!letter?.attachments.length) return `请上传${name}`
    if (!letter.authValidTo) return `请填写${name}的有效期`
    if (letter.authValidTo < world.today())
      return `${name}已于${formatDay(letter.authValidTo)}到期，请重新上传`
  }
  const doc = product.requiredDocs.find(
    (name) => !row.docs.find((one) => one.docName === name)?.attachments.length,
  )
  if (doc) return `请上传${doc}`
  const question = product.extraFields.find(({ fieldKey }) => !row.extraValues[fieldKey]?.trim())
  return question && `请填写${question.fieldLabel}`
}

/** T-SUP-02：资料齐全、授权书有效；缺的说明是哪家资金方要的。 */
export const needComplete = (world: World, row: SignupRow): void => {
  const problem = missing(world, row, world.funderProducts.need(row.funderProductNo))
  if (problem) throw new BusinessError('T-SUP-02', `${row.funderName}：${problem}`)
}

const OVER: readonly FinanceStatus[] = [
  'DRAFT',
  'REVIEW_REJECTED',
  'FUNDER_REJECTED',
  'SETTLED',
  'SWITCHED',
  'CANCELLED',
]

/** 有在途融资的不能解约；原因。 */
export const openProblem = (world: World, row: SignupRow): string | undefined => {
  const open = world.financeApplications.where(
    (one) =>
      one.corpId === row.corpId &&
      one.funderProductNo === row.funderProductNo &&
      !OVER.includes(one.financeStatus),
  )
  return open.length > 0 ? `有${open.length}笔在途融资，结清后才能解约` : undefined
}

/** T-SUP-11：没有在途融资。 */
export const noneInFlight = guard<SignupRow>('T-SUP-11', openProblem)
