// Guards and effects of ACC 银行账户 (domain/03-flows.md §6).
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { BankAccountRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { accountMachine } from './transitions.ts'
import { makeDefault } from './activation.ts'
import { remit } from './remittance.ts'
import { filledIn } from './source.ts'
import { onDuty } from '../user/duties.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  newDocument,
  step,
} from '../../kernel/machine.ts'

/** What the operator fills in; the number is absent when it stays as it is. */
export type AccountForm = Pick<
  BankAccountRow,
  'bankName' | 'branchName' | 'bankCode' | 'accountPurpose' | 'isDefault'
> & {
  accountNo?: string
  accountType: BankAccountRow['accountType']
  accountProofFile?: AttachmentRow
}

const OPEN: readonly BankAccountRow['accountStatus'][] = ['PENDING_REVIEW', 'PENDING_VERIFY', 'ACTIVE']

const tell = (world: World, row: BankAccountRow, title: string, to: { roles?: string[]; userId?: string }) =>
  world.notify({
    corpId: row.corpId,
    ...(to.roles && { roleCodes: to.roles }),
    ...(to.userId && { userId: to.userId }),
    messageType: to.roles ? 'TODO' : 'NOTICE',
    messageTitle: title,
    messageContent: `${row.bankName}，尾号 ${row.accountNo.slice(-4)}`,
    bizNo: row.accountId,
    jumpPath: '/my/info',
  })

/** 企业里持有复核岗位的角色，收待办。 */
const directorRoles = (world: World, corpId: string): string[] => [
  ...new Set(
    world.users
      .where((user) => user.corpId === corpId && user.postCodes.includes('POST_DIRECTOR'))
      .flatMap((user) => user.roleCodes.filter((role) => role.endsWith('_DIRECTOR'))),
  ),
]

/** 这个账户上还有没走完的收付款时说明原因；没有时为 undefined。 */
export const paymentProblem = (world: World, account: BankAccountRow): string | undefined => {
  const { accountId: id, accountNo: no } = account
  const cash = world.cashBatches.find(
    (row) =>
      row.payAccountNo === no &&
      ['PENDING_REVIEW', 'APPROVED', 'REGISTER_REVIEW', 'PAYING', 'UNANSWERED', 'PART_PAID'].includes(
        row.cashStatus,
      ),
  )
  if (cash) return `兑付${cash.cashNo}正在使用该账户`
  const lending = world.financeApplications.find(
    (row) =>
      row.collectAccountId === id &&
      ['WAIT_CONTRACT', 'REGISTERING', 'LENDING', 'UNANSWERED'].includes(row.financeStatus),
  )
  if (lending) return `融资${lending.financeNo}正在使用该账户`
  const bill = world.bills.find(
    (row) => row.payAccountId === id && ['PAYING', 'UNANSWERED'].includes(row.billStatus),
  )
  return bill && `账单${bill.billNo}正在使用该账户`
}

const needUnique = (world: World, row: BankAccountRow): void => {
  const same = world.bankAccounts.find(
    (one) =>
      one.corpId === row.corpId &&
      one.accountId !== row.accountId &&
      one.accountId !== row.replacesId &&
      one.accountNo === row.accountNo &&
      OPEN.includes(one.accountStatus),
  )
  if (same) throw new BusinessError('T-ACC-01', '该账号已登记，请勿重复新增')
}

const needForm = (form: AccountForm): void => {
  if (!/^\d{12}$/.test(form.bankCode)) throw new BusinessError('T-ACC-01', '支付行号为12位数字')
  if (form.accountNo !== undefined && !/^\d{10,30}$/.test(form.accountNo)) {
    throw new BusinessError('T-ACC-01', '请输入正确的银行账号（10至30位数字）')
  }
}

const FORM = '银行账户维护'

/** What of the number this change alters: the former one is that in use, or that which was sent back. */
const renumbered = (
  world: World,
  row: BankAccountRow,
  actor: Actor,
  accountNo: string | undefined,
): Pick<BankAccountRow, 'accountNo' | 'formerAccountNo' | 'accountSource'> => {
  const { accountNo: current, formerAccountNo, accountSource, accountStatus, replacesId } = row
  if (accountNo === undefined || accountNo === current) {
    return {
      accountNo: current,
      formerAccountNo: accountStatus === 'REJECTED' ? formerAccountNo : undefined,
      accountSource,
    }
  }
  const inUse = world.bankAccounts.get(replacesId)?.accountNo ?? current
  return {
    accountNo,
    formerAccountNo: inUse === accountNo ? undefined : inUse,
    accountSource: filledIn(world, actor, FORM),
  }
}

const submitted = (world: World, row: BankAccountRow): BankAccountRow => {
  row.submitTime = world.now()
  row.accountAuthStatus = 'UNVERIFIED'
  tell(world, row, '有银行账户待复核', { roles: directorRoles(world, row.corpId) })
  return world.bankAccounts.put(row)
}

/** T-ACC-01 新增账户：户名即企业名称，不重复。 */
export const addAccount = (world: World, actor: Actor, form: AccountForm): BankAccountRow => {
  const operator = onDuty(actor, 'CORP_OPERATOR')
  needForm(form)
  if (!form.accountNo) throw new BusinessError('T-ACC-01', '请输入银行账号')
  const accountId = world.ids.plain('A')
  const row: BankAccountRow = {
    ...newDocument(world, accountId, operator, accountMachine['T-ACC-01'].event),
    ...form,
    accountNo: form.accountNo,
    accountId,
    accountName: actor.corpName,
    accountSource: filledIn(world, actor, FORM),
    accountStatus: 'PENDING_REVIEW',
    accountAuthStatus: 'UNVERIFIED',
  }
  needUnique(world, row)
  return submitted(world, row)
}

/** T-ACC-05 修改账户：另立一份，原来的照常使用到新的启用；被驳回的在原处改好再提交（T-ACC-01）。 */
export const modifyAccount = (
  world: World,
  row: BankAccountRow,
  actor: Actor,
  version: number | undefined,
  form: AccountForm,
): BankAccountRow => {
  const operator = onDuty(actor, 'CORP_OPERATOR')
  checkVersion(row, version)
  checkState(row, 'accountStatus', accountMachine['T-ACC-01'], accountMachine['T-ACC-05'])
  needForm(form)
  const rejected = row.accountStatus === 'REJECTED'
  const problem = modifyProblem(world, row)
  if (problem) throw new BusinessError('T-ACC-05', problem)
  const accountId = rejected ? row.accountId : world.ids.plain('A')
  const next: BankAccountRow = {
    ...structuredClone(row),
    ...form,
    ...renumbered(world, row, actor, form.accountNo),
    id: accountId,
    accountId,
    accountName: actor.corpName,
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    ...(rejected ? {} : { createTime: world.now(), auditTrail: [], replacesId: row.accountId }),
  }
  needUnique(world, next)
  step(world, next, 'accountStatus', accountMachine[rejected ? 'T-ACC-01' : 'T-ACC-05'], operator)
  forgetReview(next)
  return submitted(world, next)
}

/** 不能修改的原因：已有一份修改在办（被驳回的修改要再提交也一样）；已启用的还须没有在途收付款。 */
export const modifyProblem = (world: World, row: BankAccountRow): string | undefined => {
  const rejected = row.accountStatus === 'REJECTED'
  const original = rejected ? row.replacesId : row.accountId
  const pending = world.bankAccounts.find(
    (one) =>
      original !== undefined &&
      one.replacesId === original &&
      ['PENDING_REVIEW', 'PENDING_VERIFY'].includes(one.accountStatus),
  )
  if (pending) return '已有一份修改正在办理'
  return rejected ? undefined : paymentProblem(world, row)
}

/** T-ACC-02 复核通过：随即发起小额打款（T-AUT-01）；T-ACC-03 驳回。 */
export const reviewAccount = (
  world: World,
  row: BankAccountRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'accountStatus', accountMachine['T-ACC-02'])
  const director = onDuty(actor, 'CORP_DIRECTOR')
  if (decision !== 'PASS') {
    step(world, row, 'accountStatus', accountMachine['T-ACC-03'], director, needOpinion(opinion))
    return tell(world, row, '银行账户被驳回', { userId: row.createUserId })
  }
  step(world, row, 'accountStatus', accountMachine['T-ACC-02'], director, opinion)
  remit(world, row)
  tell(world, row, '银行账户复核通过，正在小额打款', { userId: row.createUserId })
}

/** 不能停用的原因：最后一个收款账户，或有在途收付款。 */
export const disableProblem = (world: World, row: BankAccountRow): string | undefined => {
  const others = world.bankAccounts.where(
    (one) =>
      one.corpId === row.corpId &&
      one.accountId !== row.accountId &&
      one.accountStatus === 'ACTIVE' &&
      one.accountPurpose.includes('COLLECT'),
  )
  if (row.accountPurpose.includes('COLLECT') && others.length === 0) return '最后一个收款账户不能停用'
  return paymentProblem(world, row)
}

/** T-ACC-06 停用。 */
export const disableAccount = (world: World, row: BankAccountRow, actor: Actor, version: number): void => {
  checkVersion(row, version)
  checkState(row, 'accountStatus', accountMachine['T-ACC-06'])
  const problem = disableProblem(world, row)
  if (problem) throw new BusinessError('T-ACC-06', problem)
  step(world, row, 'accountStatus', accountMachine['T-ACC-06'], onDuty(actor, 'CORP_DIRECTOR'))
  row.isDefault = false
}

/** T-ACC-07 设为默认：同一用途的别的账户不再是默认。 */
export const defaultAccount = (world: World, row: BankAccountRow, actor: Actor, version: number): void => {
  checkVersion(row, version)
  step(world, row, 'accountStatus', accountMachine['T-ACC-07'], onDuty(actor, 'CORP_OPERATOR'))
  makeDefault(world, row)
}
