import { yuan } from '#domain/money.ts'
import { teller } from '../../financing/notices.ts'
import { CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { FinanceApplicationRow } from './rows.ts'

/** 告诉申请方：默认跳到融资详情。 */
export const tellApplicant = teller((row: FinanceApplicationRow) => ({
  bizNo: row.financeNo,
  messageContent: `${row.financeNo}，凭证${row.voucherNo}，资金方${row.funderName}，融资金额${yuan(row.financeAmount)}`,
  jumpPath: `/credit/chain/finance/detail?financeNo=${row.financeNo}`,
}))

/** 通知开立方：债权已转让给资金方（T-FIN-09）。 */
export const tellIssuer = (world: World, row: FinanceApplicationRow): void =>
  world.notify({
    corpId: row.issuerCorpId!,
    roleCodes: [CORE_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '债权转让通知（融资）',
    messageContent: `${row.voucherNo}，${row.applicantName}将${yuan(row.financeAmount)}债权转让给${row.funderName}`,
    bizNo: row.financeNo,
    jumpPath: `/credit/core/supplier/finance-detail?financeNo=${row.financeNo}`,
  })
