import { addDays } from '#domain/calendar.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { branchAt } from './branches.ts'
import type { BankAccountRow } from './rows.ts'

const BANKS = ['中国工商银行', '中国建设银行', '招商银行', '交通银行'] as const

/** 在有记录之前就有的，没有经办人。 */
export const recorded = (
  id: string,
): Pick<DocumentRow, 'id' | 'createUserId' | 'createUserName' | 'createTime' | 'auditTrail'> => ({
  id,
  createUserId: '',
  createUserName: '平台',
  createTime: '2026-01-05T10:00:00+08:00',
  auditTrail: [],
})

/** 名录里这家银行的一家支行；两次抽的数都用上，后面的种子才不变。 */
const branchOf = (
  bank: string,
  first: number,
  rest: string,
): Pick<BankAccountRow, 'bankName' | 'branchName' | 'bankCode'> => {
  const [bankCode, bankName, branchName] = branchAt(bank, first + Number(rest))
  return { bankName, branchName, bankCode }
}

export const buildBankAccount = (world: World, part: Partial<BankAccountRow>): BankAccountRow => {
  const corpId = part.corpId ?? CORPS.core
  const drawn = world.random.pick(BANKS)
  const accountId = part.accountId ?? world.ids.plain('A')
  return world.bankAccounts.put({
    ...recorded(accountId),
    accountId,
    corpId,
    accountName: world.corps.need(corpId).corpName,
    accountNo: `62${world.random.digits(17)}`,
    ...branchOf(part.bankName ?? drawn, world.random.int(1, 9), world.random.digits(9)),
    accountType: 'GENERAL',
    accountPurpose: ['COLLECT'],
    isDefault: false,
    accountStatus: 'ACTIVE',
    // 在用与用过的验证过，还在办的没有
    accountAuthStatus: ['ACTIVE', 'DISABLED'].includes(part.accountStatus ?? 'ACTIVE')
      ? 'VERIFIED'
      : 'UNVERIFIED',
    version: 0,
    ...part,
  })
}

/** 在办的账户：经办已提交的一个。 */
const submitted = (world: World, corpId: string, part: Partial<BankAccountRow>): BankAccountRow => {
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const time = `${addDays(world.today(), -1)}T15:20:00+08:00`
  const { corpName } = world.corps.need(corpId)
  return buildBankAccount(world, {
    corpId,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: time,
    submitTime: time,
    accountStatus: 'PENDING_REVIEW',
    accountAuthStatus: 'UNVERIFIED',
    auditTrail: [{ node: 'OPERATOR', operatorName: maker.personName, corpName, time, event: '新增账户' }],
    ...part,
  })
}

/** 日常的账户：华岳智造与江苏恒拓各有一个待复核、一个打款失败待重新验证的。 */
export const dailyAccounts = (world: World): void => {
  for (const corpId of [CORPS.core, CORPS.chain]) {
    submitted(world, corpId, { accountPurpose: ['PAY'] })
    submitted(world, corpId, {
      accountStatus: 'PENDING_VERIFY',
      accountAuthStatus: 'FAILED',
      failReason: '户名与账号不符',
    })
  }
}

/** 平台昨天打过款的账户：还有两天可以回填金额。 */
const awaiting = (world: World) =>
  ({
    accountStatus: 'PENDING_VERIFY',
    accountAuthStatus: 'WAIT_FILL',
    verifyAmount: '0.18',
    verifyDeadline: `${addDays(world.today(), 2)}T10:00:00+08:00`,
    verifyLeft: 3,
  }) as const

/** 每家企业一个收款账户、一个付款账户；未实名的还在等打款回填。 */
export const openAccounts = (world: World): void => {
  for (const corp of world.corps.all()) {
    const state = corp.isCorpAuthenticated ? {} : awaiting(world)
    buildBankAccount(world, {
      corpId: corp.corpId,
      accountPurpose: ['COLLECT'],
      accountType: 'BASIC',
      isDefault: true,
      ...state,
    })
    buildBankAccount(world, {
      corpId: corp.corpId,
      accountPurpose: ['PAY', 'FEE'],
      isDefault: true,
      ...state,
    })
  }
}
