import { AccountView } from '#business/reverseFactoring/confirmation/AccountView.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'

/** 查看应收账款(审核)：审核时看一笔账款与它的单据。 */
export default function AuditOperationPage() {
  return (
    <AccountView
      listHref={href(reverseFactoring.authorityAudit)}
      detailHref={(confirmNo) => href(reverseFactoring.authorityAuditDebtorDetail, { confirmNo })}
    />
  )
}
