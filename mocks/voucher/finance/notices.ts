import type { FinanceApplicationRow } from './rows.ts'
import type { MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { CORE_OPERATOR } from '../../kernel/roles.ts'

const describe = (row: FinanceApplicationRow): string =>
  `${row.financeNo}，凭证${row.voucherNo}，资金方${row.funderName}，融资金额${row.financeAmount}元`

/** 告诉申请方（§9）：默认跳到融资详情。 */
export const tellApplicant = (
  world: World,
  row: FinanceApplicationRow,
  messageType: MessageRow['messageType'],
  messageTitle: string,
  to: { roleCodes: string[]; jumpPath?: string; detail?: string },
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: to.roleCodes,
    messageType,
    messageTitle,
    messageContent: `${describe(row)}${to.detail ? `，${to.detail}` : ''}`,
    bizNo: row.financeNo,
    jumpPath: to.jumpPath ?? `/credit/chain/finance/detail?financeNo=${row.financeNo}`,
  })

/** 通知开立方：债权已转让给资金方（T-FIN-09）。 */
export const tellIssuer = (world: World, row: FinanceApplicationRow): void =>
  world.notify({
    corpId: row.issuerCorpId!,
    roleCodes: [CORE_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '债权转让通知（融资）',
    messageContent: `${row.voucherNo}，${row.applicantName}将${row.financeAmount}元债权转让给${row.funderName}`,
    bizNo: row.financeNo,
    jumpPath: `/credit/core/supplier/finance-detail?financeNo=${row.financeNo}`,
  })
