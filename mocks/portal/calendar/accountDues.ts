// 账户中心到期的：账单、赔付的偿还、证书、额度、实名的证件。
import { OWN_PAGE, successorOf } from '../../account/certificate/rules.ts'
import type { Context } from '../../kernel/Context.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { listAt } from '../workbench/homeFigure.ts'
import { own } from '../workbench/homeTodo.ts'
import type { Due } from './dues.ts'

const UNPAID = ['WAIT_PAY', 'OVERDUE', 'UNANSWERED']
/** 长期有效的证件这样写。 */
const FOREVER = '9999'

const bills = (ctx: Context): Due[] =>
  ctx.world.bills
    .where((row) => own(ctx)(row) && UNPAID.includes(row.billStatus))
    .map((row) => ({
      kind: 'BILL',
      day: row.billDueDate,
      title: '缴纳平台账单',
      key: row.billNo,
      bizNo: row.billNo,
      amount: row.billAmount,
    }))

const repayments = (ctx: Context): Due[] =>
  ctx.world.funderBills
    .where((row) => own(ctx)(row) && row.repayStatus === 'WAIT_REPAY')
    .flatMap((row) =>
      row.repayDueDate === undefined
        ? []
        : {
            kind: 'PAY' as const,
            day: row.repayDueDate,
            title: '偿还保函赔付',
            key: row.funderBillNo,
            bizNo: row.funderBillNo,
            partyName: row.funderName,
            amount: row.funderBillAmount,
            path: listAt('/my/finance', { repayStatus: 'WAIT_REPAY' }),
          },
    )

/** 有效的、还没有新证书接上的；本人在个人信息里更新。 */
const certificates = (ctx: Context): Due[] =>
  ctx.world.ukeys
    .where((row) => own(ctx)(row) && row.ukeyStatus === 'ACTIVE' && !successorOf(ctx.world, row))
    .flatMap((row) =>
      row.certValidDate === undefined
        ? []
        : {
            kind: 'CERTIFICATE' as const,
            day: row.certValidDate,
            title: `${ctx.world.users.need(row.bindUserId).personName}的${dictLabel('UKEY_MEDIUM', row.ukeyMedium)}到期`,
            key: row.id,
            path: OWN_PAGE,
            userId: row.bindUserId,
          },
    )

const limits = (ctx: Context): Due[] =>
  ctx.world.limits
    .where((row) => own(ctx)(row) && row.limitStatus !== 'EXPIRED')
    .map((row) => ({
      kind: 'LIMIT',
      day: row.limitExpireDate,
      title: `${dictLabel('LIMIT_TYPE', row.limitType)}到期`,
      key: row.limitNo,
      bizNo: row.limitNo,
      partyName: row.grantorName,
      amount: row.totalLimit,
      path: listAt('/my/limit/detail', { limitNo: row.limitNo }),
    }))

const papers = (ctx: Context): Due[] =>
  ctx.world.realNames
    .where(
      (row) => own(ctx)(row) && row.realnameStatus === 'PASSED' && !row.form.certValidTo.startsWith(FOREVER),
    )
    .map((row) => ({
      kind: 'PAPER',
      day: row.form.certValidTo,
      title: `法定代表人的${dictLabel('CERT_TYPE', row.form.certType)}到期`,
      key: row.realnameNo,
      path: '/my/enterprise-info/realname',
    }))

/** 账户中心的到期事项。 */
export const accountDues = (ctx: Context): Due[] => [
  ...bills(ctx),
  ...repayments(ctx),
  ...certificates(ctx),
  ...limits(ctx),
  ...papers(ctx),
]
