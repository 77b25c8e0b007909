// ACC 银行账户：条件与效果。

import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { isUnchanged } from '../../kernel/guards.ts'
import { reviewOf } from '../../kernel/review.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { tellDuty } from '../user/duties.ts'
import { makeDefault } from './activation.ts'
import { verifyAgain } from './book.ts'
import { remit } from './remittance.ts'
import type { BankAccountRow } from './rows.ts'
import { filledIn } from './source.ts'
import { accountFlow } from './transitions.ts'

/** 经办填的内容；账号不改的不填。 */
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

const needForm = (form: Pick<AccountForm, 'bankCode' | 'accountNo'>): void => {
  if (!/^\d{12}$/.test(form.bankCode)) throw new BusinessError('T-ACC-01', '支付行号为12位数字')
  if (form.accountNo !== undefined && !/^\d{10,30}$/.test(form.accountNo)) {
    throw new BusinessError('T-ACC-01', '请输入正确的银行账号（10至30位数字）')
  }
}

const FORM = '银行账户维护'

/** 这次修改对账号改了什么：原账号是在用的，或被驳回的那一份上的。 */
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

/** 实名认证所填的账户；账号不改的不填。 */
export type RegisteredForm = Pick<AccountForm, 'bankName' | 'branchName' | 'bankCode' | 'accountNo'>

const REGISTERING = '企业实名认证'

/** 登记第一个账户并打款：收款、付款与缴费都用它，以后在账户中心调整。 */
export const registerAccount = (world: World, actor: Actor, form: RegisteredForm): BankAccountRow => {
  needForm(form)
  if (!form.accountNo) throw new BusinessError('T-ACC-01', '请输入银行账号')
  const accountId = world.ids.plain('A')
  const account = world.bankAccounts.put({
    ...accountFlow.begin(world, 'REGISTER', accountId, actor),
    ...form,
    accountNo: form.accountNo,
    accountId,
    accountName: actor.corpName,
    accountType: 'BASIC',
    accountPurpose: ['COLLECT', 'PAY', 'FEE'],
    isDefault: true,
    accountSource: filledIn(world, actor, REGISTERING),
    accountStatus: 'PENDING_VERIFY',
    accountAuthStatus: 'UNVERIFIED',
  })
  remit(world, account)
  return account
}

/** 没有验证成的改好再打，没有改动的就是再打一次。 */
export const correctAccount = (
  world: World,
  account: BankAccountRow,
  actor: Actor,
  { accountNo, ...form }: RegisteredForm,
): BankAccountRow => {
  needForm({ ...form, accountNo })
  if (account.accountAuthStatus === 'VERIFIED')
    throw new BusinessError('ILLEGAL_STATE', '账户已验证，不可修改')
  const accountSource = filledIn(world, actor, REGISTERING)
  Object.assign(account, form, accountNo && { accountNo, accountSource })
  remit(world, account)
  return account
}

const submitted = (world: World, row: BankAccountRow): BankAccountRow => {
  row.submitTime = world.now()
  verifyAgain(world, row)
  const roles = directorRoles(world, row.corpId)
  const title = '有银行账户待复核'
  if (roles.length > 0) tell(world, row, title, { roles })
  else
    tellDuty(world, row.corpId, 'CORP_MANAGER', {
      messageTitle: title,
      messageContent: '企业还没有复核岗，请在用户角色管理中指定',
      bizNo: row.accountId,
      jumpPath: '/my/enterprise-info/user/list',
    })
  return world.bankAccounts.put(row)
}

/** T-ACC-01 新增账户：户名即企业名称，不重复。 */
export const addAccount = (world: World, actor: Actor, form: AccountForm): BankAccountRow => {
  needForm(form)
  if (!form.accountNo) throw new BusinessError('T-ACC-01', '请输入银行账号')
  const accountId = world.ids.plain('A')
  const row: BankAccountRow = {
    ...accountFlow.begin(world, 'T-ACC-01', accountId, actor),
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
export const modifyAccount = (command: Command<BankAccountRow>, form: AccountForm): BankAccountRow => {
  const { world, row, actor } = command
  accountFlow.check(command, 'EDIT')
  needForm(form)
  const rejected = row.accountStatus === 'REJECTED'
  if (!rejected && isUnchanged(row, form)) throw new BusinessError('UNCHANGED', '账户信息没有改动，不必提交')
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
  accountFlow.step(world, next, rejected ? 'T-ACC-01 重提' : 'T-ACC-05', actor)
  forgetReview(next)
  return submitted(world, next)
}

/** T-ACC-02 复核通过：随即发起小额打款（T-AUT-01）；T-ACC-03 驳回。 */
export const reviewAccount = reviewOf(accountFlow, {
  pass: 'T-ACC-02',
  reject: 'T-ACC-03',
  passed(world, row) {
    remit(world, row)
    tell(world, row, '银行账户复核通过，正在小额打款', { userId: row.createUserId })
  },
  rejected: (world, row) => tell(world, row, '银行账户被驳回', { userId: row.createUserId }),
})

/** T-ACC-06 停用。 */
export const disableAccount = (command: Command<BankAccountRow>): void => {
  const { world, row, actor } = command
  accountFlow.check(command, 'T-ACC-06')
  accountFlow.step(world, row, 'T-ACC-06', actor)
  row.isDefault = false
}

/** T-ACC-07 设为默认：同一用途的别的账户不再是默认。 */
export const defaultAccount = (command: Command<BankAccountRow>): void => {
  const { world, row, actor } = command
  accountFlow.check(command, 'T-ACC-07')
  accountFlow.step(world, row, 'T-ACC-07', actor)
  makeDefault(world, row)
}
