import { useGuaranteeRevokeDetail } from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import type { GuaranteeRevoke } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<GuaranteeRevoke>()
const basics = [
  is.code('revokeNo', '撤销编号'),
  is.dict('revokeStatus', '撤销状态', 'REVOKE_STATUS'),
  is.bool('consentRequired', '须受益人确认'),
  is.dict('revokeReason', '撤销原因', 'REVOKE_REASON', { tone: 'plain' }),
  is.text('revokeDesc', '撤销说明'),
  is.money('refundFee', '应退保函费'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
]
const letter = [
  is.code('guaranteeNo', '保函编号'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('issuerOrgName', '开立机构'),
  is.text('guarantorName', '申请人（被担保人）'),
  is.text('beneficiaryName', '受益人'),
  is.money('guaranteeAmount', '保函金额'),
  is.date('guaranteeExpireDate', '保函到期日'),
  is.instant('bidOpenTime', '开标时间'),
  is.money('guaranteeFee', '保函费'),
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
