import { claimReminderLabels } from '#api/generated/corp/labels/claimReminder.ts'
import type { ClaimReminder } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { detailHref } from './detailHref.ts'

const is = column(claimReminderLabels)

/** 在途的索赔：受益人已交单，开立机构审单或将要赔付。 */
export function ClaimReminders({ claims }: { claims: readonly ClaimReminder[] }) {
  if (claims.length === 0) return <EmptyState guidance="没有在途的索赔" />
  const columns = [
    is.code('claimNo'),
    is.link('guaranteeNo', detailHref),
    is.text('beneficiaryName'),
    is.money('claimAmount'),
    is.date('claimDate'),
    is.date('claimAuditDeadline'),
    is.dict('claimStatus', 'CLAIM_STATUS'),
  ]
  return <PlainTable label="被索赔提醒" columns={columns} rows={claims} rowKey="claimNo" />
}
