import type { AccountRecord, BankAccount } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { CORP_OPERATOR } from '../../kernel/roles.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { hasDuty, onDuty } from '../user/duties.ts'
import type { BankAccountRow } from './rows.ts'
import { sourceOfAccount } from './source.ts'
import { accountFlow } from './transitions.ts'

/** 银行账户的应答：账号掩码，打了多少不说。 */
export const accountView = (row: BankAccountRow): BankAccount =>
  present({
    id: row.accountId,
    accountName: row.accountName,
    accountNo: row.accountNo && maskText(row.accountNo),
    bankName: row.bankName,
    branchName: row.branchName,
    bankCode: row.bankCode,
    accountType: row.accountType,
    accountPurpose: row.accountPurpose,
    isDefault: row.isDefault,
    accountStatus: row.accountStatus,
    accountAuthStatus: row.accountAuthStatus,
    verifyDeadline: row.verifyDeadline,
    verifyLeft: row.verifyLeft,
    failReason: row.failReason,
    accountProofFile: row.accountProofFile,
    version: row.version,
  })

type Waiting = Pick<AccountRecord, 'nextActor' | 'deadline' | 'stateReason'>

const verifying = (row: BankAccountRow): Waiting => {
  const { accountAuthStatus: status, verifyDeadline: deadline } = row
  if (status === 'REMITTING') return { nextActor: '银行', stateReason: '小额打款中，通常几分钟到账' }
  if (status === 'WAIT_FILL') return { nextActor: '本企业经办', deadline, stateReason: '请回填收到的金额' }
  if (status === 'LOCKED') return { deadline, stateReason: '回填错误次数过多，已锁定 24 小时' }
  const stateReason = status === 'FAILED' ? `打款失败：${row.failReason}` : '尚未完成小额打款验证'
  return { nextActor: '本企业经办', stateReason }
}

const waiting = (row: BankAccountRow): Waiting => {
  switch (row.accountStatus) {
    case 'PENDING_REVIEW':
      return { nextActor: '本企业复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'PENDING_VERIFY':
      return verifying(row)
    case 'REJECTED':
      return { nextActor: row.createUserName, stateReason: `驳回意见：${row.reviewOpinion}` }
    default:
      return { stateReason: row.accountStatus === 'ACTIVE' ? '可按用途使用' : '已停用，不再收付款' }
  }
}

/** 新账号还没有启用。 */
const changing = ({ accountStatus }: BankAccountRow): boolean =>
  accountStatus !== 'ACTIVE' && accountStatus !== 'DISABLED'

/** 账户，连同它的来历与当前用户可做的操作。 */
export const accountRecord = (ctx: Context, row: BankAccountRow): AccountRecord =>
  present({
    ...accountView(row),
    id: row.accountId,
    corpId: row.corpId,
    createUserName: row.createUserName,
    createTime: row.createTime,
    submitTime: row.submitTime,
    reviewUserName: row.reviewUserName,
    reviewTime: row.reviewTime,
    reviewOpinion: row.reviewOpinion,
    replacesId: row.replacesId,
    formerAccountNo: changing(row) && row.formerAccountNo ? maskText(row.formerAccountNo) : undefined,
    accountSource: sourceOfAccount(row),
    auditTrail: row.auditTrail,
    ...inStep(ctx, accountFlow, row, waiting(row)),
    actions: withReveal(accountFlow.offer(ctx, row, onDuty(ctx)), 'REVIEW'),
    refusals: accountFlow.refusals(ctx, row, onDuty(ctx)),
  })

/** 填写时选本企业的收款账户：经办看得到完整的账号，别的岗位看不到。 */
export const canReveal = (ctx: Context): boolean => hasDuty(ctx, CORP_OPERATOR)
