// 企业的账：银行账户及其验证、用户与证书、交易对手，以及同时只能有一件在办的事。

import { fen, twice } from '../kernel/fen.ts'
import type { UserRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import { invariant } from '../kernel/wiring.ts'
import { buildUsers } from '../portal/people/personas.ts'
import type { BankAccountRow } from './bankAccount/rows.ts'

const REMITTANCES_A_DAY = 3
const TRIES = 3

/** 待填写验证金额时必知汇了多少，且在 1 分到 99 分之间。 */
const isAuthWrong = (row: BankAccountRow): boolean => {
  const isWaiting = row.accountAuthStatus === 'WAIT_FILL'
  const tries = row.verifyLeft ?? TRIES
  const remitted = fen(row.verifyAmount)
  return (
    (isWaiting && (remitted < 1n || remitted > 99n || row.verifyDeadline === undefined)) ||
    tries < 0 ||
    tries > TRIES ||
    (isWaiting && tries === 0) ||
    (row.remittances?.count ?? 0) > REMITTANCES_A_DAY
  )
}

/** 在用的账户必已验证；只有还在注册的企业，账户才先于验证存在。 */
const isUseWrong = (world: World, { accountStatus, accountAuthStatus, corpId }: BankAccountRow): boolean => {
  const isVerified = accountAuthStatus === 'VERIFIED'
  if (accountStatus === 'DISABLED') return false
  if (accountStatus === 'ACTIVE') return !isVerified && world.corps.need(corpId).isCorpAuthenticated
  return isVerified
}

const OPEN_ACCOUNT: readonly string[] = ['PENDING_REVIEW', 'PENDING_VERIFY', 'ACTIVE']

/** 一个企业里账号不重复，一种用途一个默认账户，一个账户同时只有一项变更。 */
const accountTwice = (world: World): string | undefined => {
  const open = world.bankAccounts.where((row) => OPEN_ACCOUNT.includes(row.accountStatus))
  const replaced = new Set(open.map((row) => row.replacesId))
  const standing = open.filter((row) => !replaced.has(row.accountId))
  return (
    twice(standing.map((row) => `${row.corpId} ${row.accountNo}`)) ??
    twice(open.flatMap((row) => row.replacesId ?? [])) ??
    twice(
      open
        .filter((row) => row.isDefault && row.accountStatus === 'ACTIVE')
        .flatMap((row) => row.accountPurpose.map((purpose) => `${row.corpId} ${purpose}`)),
    )
  )
}

const isManager = ({ postCodes, userStatus }: UserRow): boolean =>
  postCodes.includes('POST_MANAGER') && userStatus !== 'DISABLED'

const managed = (users: readonly UserRow[]): Set<string> =>
  new Set(users.filter(isManager).map(({ corpId }) => corpId))

/** 每个世界一开始就有管理员的企业；以后也一直有。 */
const MANAGED = managed(buildUsers())

const GONE: readonly string[] = ['REVOKED', 'EXPIRED', 'LOST']

const ON_THE_WAY: readonly string[] = ['PENDING_REVIEW', 'PLATFORM_AUDITING', 'CERT_CHANGING']

declare module '../kernel/wiring.ts' {
  interface Contributions {
    /** 同时只能有一份的，各写成一句：两份写成一样的就错了。 */
    single: readonly ((world: World) => readonly string[])[]
    /** 可以导入的单据里还有效的：同一份文件不得导入两次（INV-21）。 */
    imported: readonly ((world: World) => readonly { corpId: string; importHash?: string }[])[]
  }
}

/** 任何时候都成立的。 */
export const invariants = [
  invariant(
    '账户验证',
    (world) => world.bankAccounts.find((row) => isAuthWrong(row) || isUseWrong(world, row))?.accountId,
  ),
  invariant('账户不重复', accountTwice),
  invariant('用户', (world) => {
    const again = twice(world.users.all().map((row) => `${row.corpId} ${row.mobilePhone}`))
    if (again) return again
    const kept = managed(world.users.all())
    const left = [...MANAGED].find((corpId) => !kept.has(corpId))
    if (left) return `${left}没有管理员`
    for (const { userId } of world.sessions.values()) {
      if (world.users.get(userId)?.userStatus === 'DISABLED') return userId
    }
    return undefined
  }),
  invariant('企业证书', (world) => {
    const held = world.ukeys.where((row) => !GONE.includes(row.ukeyStatus))
    // 正在更新的与它的新证书只算一张
    const replaced = new Set(held.map((row) => row.replacesId))
    const standing = held.filter((row) => !replaced.has(row.id))
    return (
      twice(standing.map((row) => `${row.bindUserId} ${row.ukeyMedium}`)) ??
      twice(held.flatMap((row) => row.replacesId ?? [])) ??
      held.find((row) => world.users.get(row.bindUserId)?.userStatus === 'DISABLED')?.id
    )
  }),
  invariant('只有一份在办', (world) =>
    twice([
      ...world.nameChanges
        .where((row) => ON_THE_WAY.includes(row.nameChangeStatus))
        .map((row) => `更名 ${row.corpId}`),
      ...world.invoiceInfos.all().map((row) => {
        const kind = row.invoiceInfoStatus === 'EFFECTIVE' ? '生效' : '变更'
        return `开票信息${kind} ${row.corpId}`
      }),
      ...world.limitDistributions
        .where((row) => row.distributeStatus === 'PENDING_REVIEW')
        .map((row) => `额度分配 ${row.limitNo} ${row.memberCorpId}`),
      ...world.registry.contributed('single').flatMap((keysOf) => keysOf(world)),
    ]),
  ),
  invariant('交易对手', (world) =>
    twice(world.counterparties.all().map((row) => `${row.corpId} ${row.counterpartyUscc}`)),
  ),
  invariant('INV-21 导入', (world) =>
    twice(
      world.registry
        .contributed('imported')
        .flatMap((rowsOf) => rowsOf(world))
        .flatMap((row) => (row.importHash === undefined ? [] : `${row.corpId} ${row.importHash}`)),
    ),
  ),
]
