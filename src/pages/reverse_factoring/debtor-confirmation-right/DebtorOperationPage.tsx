import { AccountView } from '#business/reverseFactoring/confirmation/AccountView.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'

/** 查看应收账款(确权)：确权时看一笔账款与它的单据。 */
export default function DebtorOperationPage() {
  return (
    <AccountView
      listHref={href(reverseFactoring.debtorConfirmationRight)}
      detailHref={(confirmNo) => href(reverseFactoring.debtorConfirmationRightDebtorDetail, { confirmNo })}
    />
  )
}
