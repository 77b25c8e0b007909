import type { AccountRecord, BankAccount } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import type { Context } from '../../kernel/Context.ts'
import { sourceOfAccount } from './source.ts'
import { disableProblem, modifyProblem } from './flow.ts'
import { notOwnMaking } from '../../kernel/machine.ts'
import type { BankAccountRow } from './rows.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import { offerOnDuty } from '../user/dutyActions.ts'

/** A bank account as the contract shows it: the number masked, what was remitted kept to ourselves. */
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

/** The new number is not in use yet. */
const changing = ({ accountStatus }: BankAccountRow): boolean =>
  accountStatus !== 'ACTIVE' && accountStatus !== 'DISABLED'

/** The account with how it came about and what the caller may do with it. */
export const accountRecord = (ctx: Context, row: BankAccountRow): AccountRecord => {
  const status = row.accountStatus
  const { world } = ctx
  return present({
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
    ...waiting(row),
    actions: withReveal(
      offerOnDuty(ctx, [
        {
          code: 'EDIT',
          duties: ['CORP_OPERATOR'],
          when: status === 'ACTIVE' || status === 'REJECTED',
          problem: modifyProblem(world, row),
        },
        { code: 'VERIFY', duties: ['CORP_OPERATOR', 'CORP_MANAGER'], when: status === 'PENDING_VERIFY' },
        { code: 'DEFAULT', duties: ['CORP_OPERATOR'], when: status === 'ACTIVE' && !row.isDefault },
        {
          code: 'REVIEW',
          duties: ['CORP_DIRECTOR'],
          when: status === 'PENDING_REVIEW',
          problem: notOwnMaking(world, row, ctx.user),
        },
        {
          code: 'DISABLE',
          duties: ['CORP_DIRECTOR'],
          when: status === 'ACTIVE',
          problem: disableProblem(world, row),
        },
      ]),
      'REVIEW',
    ),
  })
}
