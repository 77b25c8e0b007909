import type { ClaimReason } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { compare, isPositive, subtract, yuan } from '#domain/money.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { ISSUED } from '../guarantee/states.ts'
import { isBeforeOpening } from '../revoke/rules.ts'
import type { ClaimDocRow, GuaranteeClaimRow } from './rows.ts'

/** 保函到期前几天起提醒尽快交单。 */
const WARN_DAYS = 7

/** 索赔书：每份保函都要求的单据。 */
export const STATEMENT = '索赔书'

/** 受益人看得到的保函：已开立的；投标保函开标后才看得到。 */
export const isVisibleToBeneficiary = (world: World, row: GuaranteeRow, corpId: string): boolean =>
  row.beneficiaryCorpId === corpId && ISSUED.includes(row.guaranteeStatus) && !isBeforeOpening(world, row)

/** 我作为受益人的那份保函；不是我的、还不能看的当作不存在。 */
export const needBeneficial = (world: World, corpId: string, guaranteeNo: string): GuaranteeRow => {
  const row = world.guarantees.find((one) => one.guaranteeNo === guaranteeNo)
  if (!row || !isVisibleToBeneficiary(world, row, corpId)) throw notFound('保函')
  return row
}

/** 可索赔余额：保函金额减已赔付。 */
export const remainOf = (row: GuaranteeRow): string => subtract(row.guaranteeAmount!, row.paidAmount)

/** 保函约定的索赔单据：独立保函只凭单据，不另要违约证明；从属的要。 */
export const requiredDocsOf = (row: GuaranteeRow): string[] => [
  STATEMENT,
  ...(row.guaranteeType === 'ADVANCE' ? ['预付款支付凭证'] : []),
  ...(row.guaranteeForm === 'SURETY' ? ['违约证明材料'] : []),
]

const BID_REASONS = ['BID_WITHDRAW', 'NO_CONTRACT', 'NO_PERFORMANCE_BOND', 'FRAUD_BID'] as const
const OWN_REASONS: Readonly<Partial<Record<GuaranteeRow['guaranteeType'], readonly ClaimReason[]>>> = {
  BID: BID_REASONS,
  PERFORMANCE: ['QUALITY_DEFECT'],
  ADVANCE: ['ADVANCE_NOT_RETURNED'],
  QUALITY: ['QUALITY_DEFECT'],
  WAGE: ['WAGE_ARREARS'],
}

/** 这类保函可用的索赔事由：各类特有的在前，违约与其他各类都有。 */
export const claimReasonsOf = ({ guaranteeType }: Pick<GuaranteeRow, 'guaranteeType'>): ClaimReason[] => [
  ...(OWN_REASONS[guaranteeType] ?? []),
  'BREACH',
  'OTHER',
]

/** 保函不能索赔的原因；能时为 undefined。 */
export const claimProblem = (world: World, row: GuaranteeRow): string | undefined => {
  if (row.guaranteeStatus === 'CLAIMING') return '保函已有索赔在审，结束后才能再索赔'
  if (row.guaranteeStatus !== 'EFFECTIVE') {
    return `保函${dictLabel('GUARANTEE_STATUS', row.guaranteeStatus)}，不能索赔`
  }
  const today = world.today()
  if (today > row.guaranteeExpireDate!) return `保函已于${row.guaranteeExpireDate}到期，不能再索赔`
  return today < row.guaranteeEffectiveDate! ? `保函自${row.guaranteeEffectiveDate}起生效` : undefined
}

/** 保函还能索赔；不能的，索赔也不能再改、不能再复核。 */
export const claimable = (id: 'T-GCL-01' | 'T-GCL-03') =>
  guard<GuaranteeClaimRow>(id, (world, row) =>
    claimProblem(world, world.guarantees.need(row.guaranteeApplyNo)),
  )

/** 临近到期的提醒；还早、已过的没有。 */
export const expireWarning = (world: World, row: GuaranteeRow): string | undefined => {
  const today = world.today()
  const expire = row.guaranteeExpireDate!
  if (today > expire || addDays(today, WARN_DAYS) < expire) return undefined
  return today === expire ? '保函今日到期，请当日复核交单' : `保函将于${expire}到期，逾期不能交单`
}

/** 单据齐备：保函约定的每一项都有文件。 */
export const needDocs = (guarantee: GuaranteeRow, docs: readonly ClaimDocRow[]): void => {
  const missing = requiredDocsOf(guarantee).find(
    (name) => !docs.some((doc) => doc.docName === name && doc.attachments.length > 0),
  )
  if (missing) throw new BusinessError('T-GCL-02', `请上传${missing}`)
}

/** T-GCL-02 的检查：保函可索赔、金额不超余额、单据齐、收款账户已验证；答复收款账户。 */
export const needClaimable = (world: World, row: GuaranteeClaimRow) => {
  const guarantee = world.guarantees.need(row.guaranteeApplyNo)
  const problem = claimProblem(world, guarantee)
  if (problem) throw new BusinessError('T-GCL-02', problem)
  if (!row.claimAmount || !isPositive(row.claimAmount)) {
    throw new BusinessError('REQUIRED', '索赔金额须大于0', ['claimAmount'])
  }
  const remain = remainOf(guarantee)
  if (compare(row.claimAmount, remain) > 0) {
    throw new BusinessError('T-GCL-02', `索赔金额超过可索赔余额${yuan(remain)}`, ['claimAmount'])
  }
  if (!row.claimReason || !row.claimDesc?.trim()) {
    throw new BusinessError('REQUIRED', '请填写索赔事由与违约情况说明')
  }
  if (!claimReasonsOf(guarantee).includes(row.claimReason)) {
    throw new BusinessError('T-GCL-02', '索赔事由不适用于这类保函，请重新选择', ['claimReason'])
  }
  needDocs(guarantee, row.claimDocs)
  const account = collectAccountsOf(world, row.corpId).find((one) => one.accountId === row.collectAccountId)
  if (!account)
    throw new BusinessError('T-GCL-02', '收款账户未启用或未验证，请重新选择', ['collectAccountId'])
  return account
}
