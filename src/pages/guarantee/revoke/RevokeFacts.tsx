import { useGuaranteeRevokeDetail } from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { guaranteeRevokeLabels } from '#api/generated/corp/labels/guaranteeRevoke.ts'
import type { GuaranteeRevoke } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(guaranteeRevokeLabels)
const basics = [
  is.code('revokeNo'),
  is.dict('revokeStatus', 'REVOKE_STATUS'),
  is.bool('consentRequired', { title: '须受益人确认' }),
  is.dict('revokeReason', 'REVOKE_REASON', { tone: 'plain' }),
  is.text('revokeDesc'),
  is.money('refundFee'),
  is.text('createUserName'),
  is.instant('submitTime'),
]
const letter = [
  is.code('guaranteeNo'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('issuerOrgName'),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount'),
  is.date('guaranteeExpireDate'),
  is.instant('bidOpenTime'),
  is.money('guaranteeFee'),
]

/** 保函撤销申请的全部内容；详情、复核与受益人确认共用。 */
export function RevokeFacts({ application }: { application: GuaranteeRevoke }) {
  return (
    <>
      <StateAlert of={application} />
      <Evidence files={[{ label: '受益人同意/退函证明', file: application.returnProofFile }]} />
      <Facts title="基本信息" of={application} items={basics} />
      <Facts title="保函信息" of={application} items={letter} />
      <Trail rows={application.auditTrail} />
    </>
  )
}

/** 一份保函撤销申请：内容与经过。 */
export const RevokeDetailView = detailView('撤销申请', useGuaranteeRevokeDetail, (application) => (
  <RevokeFacts application={application} />
))
