import { useNavigate } from 'react-router-dom'
import { CreditorDetail } from '#business/reverseFactoring/confirmation/CreditorDetail.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'

/** 确权明细：一个债权人请求确权的全部账款，可查看单据、办理确权。 */
export default function DebtorDetailPage() {
  const navigate = useNavigate()
  return (
    <CreditorDetail
      figures="pending"
      listHref={href(reverseFactoring.debtorConfirmationRight)}
      accountHref={({ arNo, confirmNo }) =>
        href(reverseFactoring.debtorConfirmationRightAccountOperation, { type: 'view', arNo, confirmNo })
      }
      actions={{
        CONFIRM: [
          '确权',
          ({ confirmNo }) =>
            void navigate(href(reverseFactoring.debtorConfirmationRightRightConfirmation, { confirmNo })),
        ],
      }}
    />
  )
}
