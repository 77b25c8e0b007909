import type { ClaimReminder } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { detailHref } from './detailHref.ts'

const is = column<ClaimReminder>()

/** 在途的索赔：受益人已交单，开立机构审单或将要赔付。 */
export function ClaimReminders({ claims }: { claims: readonly ClaimReminder[] }) {
  if (claims.length === 0) return <EmptyState guidance="没有在途的索赔" />
  const columns = [
    is.code('claimNo', '索赔编号'),
    is.link('guaranteeNo', '保函编号', detailHref),
    is.text('beneficiaryName', '受益人'),
    is.money('claimAmount', '索赔金额'),
    is.date('claimDate', '交单日期'),
    is.date('claimAuditDeadline', '审单截止日'),
    is.dict('claimStatus', '索赔状态', 'CLAIM_STATUS'),
  ]
  return <PlainTable label="被索赔提醒" columns={columns} rows={claims} rowKey="claimNo" />
}
