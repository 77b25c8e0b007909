import { yuan } from '#domain/money.ts'
import { teller } from '../../financing/notices.ts'
import { RF_CORE_OPERATOR, RF_CORP_DIRECTOR, RF_CORP_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { RfFinancingRow } from './rows.ts'

/** 债权人的经办与复核。 */
export const CREDITORS = [RF_CORP_OPERATOR, RF_CORP_DIRECTOR]

/** 告诉债权人：默认跳到这笔融资。 */
export const tellCreditor = teller((row: RfFinancingRow) => ({
  bizNo: row.rfFinanceNo,
  messageContent: `${row.rfFinanceNo}，债务人${row.debtorName}，资金方${row.funderName}，融资申请金额${yuan(row.rfFinanceAmount)}`,
  jumpPath: `/reverse_factoring/financing/view-apply?rfFinanceNo=${row.rfFinanceNo}`,
}))

/** 公开型保理：通知债务人债权已转让，款项付到资金方指定的账户（T-RFN-09）。 */
export const tellDebtor = (world: World, row: RfFinancingRow): void =>
  world.notify({
    corpId: row.debtorCorpId!,
    roleCodes: [RF_CORE_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '应收账款转让通知（反向保理）',
    messageContent: `${row.creditorName}将应收账款${row.arNos.join('、')}转让给${row.funderName}，到期请付至资金方指定的账户`,
    bizNo: row.rfFinanceNo,
    jumpPath: '/reverse_factoring/debtor/ar/manage',
  })
