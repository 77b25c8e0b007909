import { useNavigate } from 'react-router-dom'
import { rfConfirmationLabels } from '#api/generated/corp/labels/rfConfirmation.ts'
import { CreditorDetail } from '#business/reverseFactoring/confirmation/CreditorDetail.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(rfConfirmationLabels)
const extra = [is.dict('confirmOpinion', 'CONFIRM_OPINION', { tone: 'plain' }), is.date('confirmPayDate')]

/** 确权审核明细：一个债权人请求确权的全部账款与经办意见，可查看单据、审核。 */
export default function AuditDetailPage() {
  const navigate = useNavigate()
  return (
    <CreditorDetail
      figures="audit"
      listHref={href(reverseFactoring.authorityAudit)}
      accountHref={({ arNo, confirmNo }) =>
        href(reverseFactoring.authorityAuditAccountOperation, { type: 'view', arNo, confirmNo })
      }
      extra={extra}
      actions={{
        REVIEW: [
          '复核',
          ({ confirmNo }) =>
            void navigate(href(reverseFactoring.authorityAuditRightConfirmation, { confirmNo })),
        ],
      }}
    />
  )
}
