import type { AccountAuthStatus, HomeTodo } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import type { BillRow } from '../../account/bill/rows.ts'
import type { UkeyRow } from '../../account/certificate/rows.ts'
import {
  expiresSoon,
  heldProblem,
  OWN_PAGE,
  SOON_DAYS,
  successorOf,
} from '../../account/certificate/rules.ts'
import { isIncoming } from '../../account/counterparty/view.ts'
import { isSignedHere, othersIn } from '../../account/protocol/rules.ts'
import { onDuty } from '../../account/user/duties.ts'
import type { Context } from '../../kernel/Context.ts'
import { notOwnMaking } from '../../kernel/document.ts'
import { CORP_DIRECTOR, CORP_MANAGER, CORP_OPERATOR } from '../../kernel/roles.ts'
import { listAt } from './homeFigure.ts'
import { own, toDo, toReview } from './homeTodo.ts'

// 账户中心等人办的，供工作台显示：按岗位，不论当前角色属于哪个产品。

const ACCOUNTS = '/my/info'
const BILLS = '/my/bill'
const UKEYS = '/my/enterprise-info/ukey/list'

/** 打款验证走到哪一步、等本企业做什么；由经办或管理员办（T-AUT-01、04、05）。 */
const VERIFYING: readonly (readonly [AccountAuthStatus, string])[] = [
  ['WAIT_FILL', '待回填金额的账户'],
  ['FAILED', '打款失败的账户'],
  ['UNVERIFIED', '待重新打款的账户'],
]

const verifying = (ctx: Context): HomeTodo[] =>
  VERIFYING.map(([accountAuthStatus, name]) =>
    toDo(ctx, {
      code: `ACC_${accountAuthStatus}`,
      name,
      path: listAt(ACCOUNTS, { accountStatus: 'PENDING_VERIFY', accountAuthStatus }),
      rows: ctx.world.bankAccounts.where(
        (row) =>
          own(ctx)(row) &&
          row.accountStatus === 'PENDING_VERIFY' &&
          row.accountAuthStatus === accountAuthStatus,
      ),
      deadlineOf: (row) => row.verifyDeadline,
    }),
  )

const bills = (ctx: Context, name: string, billStatus: BillRow['billStatus']): HomeTodo =>
  toDo(ctx, {
    code: `BIL_${billStatus}`,
    name,
    path: listAt(BILLS, { billStatus }),
    rows: ctx.world.bills.where((row) => own(ctx)(row) && row.billStatus === billStatus),
    amountOf: (row) => row.billAmount,
    deadlineOf: (row) => row.billDueDate,
  })

const ukeys = (
  ctx: Context,
  [code, name]: readonly [code: string, name: string],
  conditions: Readonly<Record<string, string>>,
  isIt: (row: UkeyRow) => boolean,
): HomeTodo =>
  toDo(ctx, {
    code: `UKY_${code}`,
    name,
    path: listAt(UKEYS, conditions),
    rows: ctx.world.ukeys.where((row) => own(ctx)(row) && isIt(row)),
    deadlineOf: (row) => (code === 'EXPIRING' ? row.certValidDate : undefined),
  })

const operator = (ctx: Context): HomeTodo[] => {
  const { world } = ctx
  return [
    toDo(ctx, {
      code: 'CPY_CONFIRM',
      name: '待确认的合作关系',
      path: listAt('/my/supplier/index', { direction: 'INCOMING' }),
      rows: world.counterparties.where((row) => isIncoming(ctx, row)),
      partyOf: (row) => world.corps.get(row.corpId)?.corpName,
    }),
    toDo(ctx, {
      code: 'ACC_REJECTED',
      name: '被驳回的银行账户',
      path: listAt(ACCOUNTS, { accountStatus: 'REJECTED' }),
      rows: world.bankAccounts.where((row) => own(ctx)(row) && row.accountStatus === 'REJECTED'),
    }),
    toDo(ctx, {
      code: 'IVI_REJECTED',
      name: '被驳回的开票信息',
      path: '/my/enterprise-info/invoice-info',
      rows: world.invoiceInfos.where((row) => own(ctx)(row) && row.invoiceInfoStatus === 'REJECTED'),
    }),
    bills(ctx, '逾期未缴的平台账单', 'OVERDUE'),
    bills(ctx, '待缴的平台账单', 'WAIT_PAY'),
    bills(ctx, '银行未答复的缴费', 'UNANSWERED'),
    toDo(ctx, {
      code: 'FBL_REPAY',
      name: '待偿还的保函赔付',
      path: listAt('/my/finance', { repayStatus: 'WAIT_REPAY' }),
      rows: world.funderBills.where((row) => own(ctx)(row) && row.repayStatus === 'WAIT_REPAY'),
      partyOf: (row) => row.funderName,
      amountOf: (row) => row.funderBillAmount,
      deadlineOf: (row) => row.repayDueDate,
    }),
    toDo(ctx, {
      code: 'BIV_FAILED',
      name: '开票失败的平台账单',
      path: listAt(BILLS, { billInvoiceStatus: 'FAILED' }),
      rows: world.bills.where((row) => own(ctx)(row) && row.billInvoiceStatus === 'FAILED'),
      amountOf: (row) => row.billAmount,
    }),
  ]
}

const director = (ctx: Context): HomeTodo[] => {
  const { world } = ctx
  return [
    toReview(
      ctx,
      {
        code: 'ACC_REVIEW',
        name: '待复核的银行账户',
        path: listAt(ACCOUNTS, { accountStatus: 'PENDING_REVIEW' }),
        rows: world.bankAccounts.where((row) => own(ctx)(row) && row.accountStatus === 'PENDING_REVIEW'),
      },
      notOwnMaking,
    ),
    toReview(
      ctx,
      {
        code: 'NMC_REVIEW',
        name: '待复核的企业更名',
        path: listAt('/my/enterprise-info/name-change', { nameChangeStatus: 'PENDING_REVIEW' }),
        rows: world.nameChanges.where((row) => own(ctx)(row) && row.nameChangeStatus === 'PENDING_REVIEW'),
      },
      notOwnMaking,
    ),
    toReview(
      ctx,
      {
        code: 'IVI_REVIEW',
        name: '待复核的开票信息',
        path: '/my/enterprise-info/invoice-info',
        rows: world.invoiceInfos.where((row) => own(ctx)(row) && row.invoiceInfoStatus === 'PENDING_REVIEW'),
      },
      notOwnMaking,
    ),
  ]
}

/** 在协议管理签署的，复核人员与管理员都能签（T-PRT-02）；业务带来的在各自的页面。 */
const protocols = (ctx: Context): HomeTodo[] =>
  (
    [
      ['WAIT_SIGN', '待签署的协议'],
      ['RE_SIGN', '待重签的协议'],
    ] as const
  ).map(([protocolStatus, name]) =>
    toDo(ctx, {
      code: `PRT_${protocolStatus}`,
      name,
      path: listAt('/my/protocol/index', { protocolStatus }),
      rows: ctx.world.protocols.where(
        (row) => own(ctx)(row) && row.protocolStatus === protocolStatus && isSignedHere(row),
      ),
      partyOf: (row) => othersIn(ctx.corp, row),
    }),
  )

/** 实名认证走到这里时在等管理员：没有通过、已到期、还没有交齐。 */
const REALNAME_WAITS: ReadonlySet<string> = new Set([
  'REJECTED',
  'EXPIRED',
  'DRAFT',
  'FACE_PENDING',
  'ACCOUNT_VERIFYING',
])

const manager = (ctx: Context): HomeTodo[] => {
  const { world, today } = ctx
  return [
    toDo(ctx, {
      code: 'RNA',
      name: '待完成的企业实名认证',
      path: '/register/identify/index',
      rows: world.realNames.where((row) => own(ctx)(row) && REALNAME_WAITS.has(row.realnameStatus)),
    }),
    toDo(ctx, {
      code: 'RNA_EXPIRING',
      name: '证件即将到期的企业实名',
      path: '/my/enterprise-info/realname',
      rows: world.realNames.where(
        (row) =>
          own(ctx)(row) &&
          row.realnameStatus === 'PASSED' &&
          row.form.certValidTo <= addDays(today, SOON_DAYS),
      ),
      deadlineOf: (row) => row.form.certValidTo,
    }),
    toDo(ctx, {
      code: 'USR_PENDING',
      name: '还没有激活的用户',
      path: listAt('/my/enterprise-info/user/list', { userStatus: 'PENDING_ACTIVE' }),
      rows: world.users.where((row) => own(ctx)(row) && row.userStatus === 'PENDING_ACTIVE'),
    }),
    ukeys(
      ctx,
      ['MAILING', '待确认收到的U盾'],
      { ukeyStatus: 'MAILING' },
      (row) => row.ukeyStatus === 'MAILING',
    ),
    ukeys(
      ctx,
      ['EXPIRING', '即将到期的证书'],
      { ukeyStatus: 'ACTIVE', certValidDateTo: addDays(today, SOON_DAYS) },
      (row) => expiresSoon(world, row) && !successorOf(world, row),
    ),
    ukeys(
      ctx,
      ['EXPIRED', '已到期待补办的证书'],
      { ukeyStatus: 'EXPIRED' },
      (row) =>
        row.ukeyStatus === 'EXPIRED' && heldProblem(world, row.bindUserId, row.ukeyMedium) === undefined,
    ),
  ]
}

/** 本人的证书等他自己办的，不论岗位。 */
const OWN_UKEYS: readonly (readonly [UkeyRow['ukeyStatus'], string])[] = [
  ['WAIT_ACTIVE', '待激活的证书'],
  ['LOCKED', '已锁定的证书'],
]

const holder = (ctx: Context): HomeTodo[] =>
  OWN_UKEYS.map(([status, name]) =>
    toDo(ctx, {
      code: `UKY_${status}`,
      name,
      path: OWN_PAGE,
      rows: ctx.world.ukeys.where((row) => row.bindUserId === ctx.user.userId && row.ukeyStatus === status),
    }),
  )

/** 本人快到期的证书；管理员的在全企业的那一项里。 */
const ownExpiring = (ctx: Context): HomeTodo =>
  toDo(ctx, {
    code: 'UKY_OWN_EXPIRING',
    name: '本人即将到期的证书',
    path: OWN_PAGE,
    rows: ctx.world.ukeys.where(
      (row) =>
        row.bindUserId === ctx.user.userId && expiresSoon(ctx.world, row) && !successorOf(ctx.world, row),
    ),
    deadlineOf: (row) => row.certValidDate,
  })

/** 账户中心等这个人以他的岗位办的；一类没有等着的也在其中，笔数为零。 */
export const accountTodos = (ctx: Context): HomeTodo[] => {
  const duties = new Set(onDuty(ctx).duties)
  const [op, dir, mgr] = [CORP_OPERATOR, CORP_DIRECTOR, CORP_MANAGER].map((duty) => duties.has(duty))
  return [
    ...holder(ctx),
    ...(op ? operator(ctx) : []),
    ...(dir ? director(ctx) : []),
    ...(op || mgr ? verifying(ctx) : []),
    ...(dir || mgr ? protocols(ctx) : []),
    ...(mgr ? manager(ctx) : [ownExpiring(ctx)]),
  ]
}
