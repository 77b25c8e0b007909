import { useGuaranteeClaimDetail } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { guaranteeClaimLabels } from '#api/generated/corp/labels/guaranteeClaim.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { ExpireNotice } from './ClaimDeadline.tsx'

const is = column(guaranteeClaimLabels)
const basics = [
  is.code('claimNo'),
  is.dict('claimStatus', 'CLAIM_STATUS'),
  is.money('claimAmount'),
  is.dict('claimReason', 'CLAIM_REASON', { tone: 'plain' }),
  is.text('claimDesc'),
  is.custom('collectAccountNo', ({ claimNo, actions, collectAccountNo }) => (
    <AccountNo
      subject="GUARANTEE_CLAIM"
      documentNo={claimNo}
      actions={actions}
      accountNo={collectAccountNo}
    />
  )),
  is.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
  }),
  is.date('claimDate'),
  is.date('claimAuditDeadline'),
  is.text('supplementDesc'),
  is.money('payoutAmount'),
  is.instant('payoutTime'),
  is.code('receiptNo', { title: '赔付回单' }),
  is.text('createUserName'),
]
const letter = [
  is.code('guaranteeNo'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.text('beneficiaryName'),
  is.text('issuerOrgName'),
  is.money('guaranteeAmount'),
  is.money('remainAmount'),
  is.date('guaranteeExpireDate'),
]
/** 机构一次列明的不符点，逐条写出。 */
const discrepanciesOf = (text: string) =>
  text
    .split(/[；;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** 索赔的全部内容；详情与复核共用。 */
export function ClaimFacts({ claim }: { claim: GuaranteeClaim }) {
  return (
    <>
      {claim.claimRefuseReason ? (
        <Alert tone="error">
          开立机构拒付，不符点如下：
          <ol>
            {discrepanciesOf(claim.claimRefuseReason).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </Alert>
      ) : (
        <StateAlert of={claim} warn={claim.claimStatus === 'REJECTED'} />
      )}
      <ExpireNotice of={claim} />
      <Facts title="基本信息" of={claim} items={basics} />
      <Facts title="保函信息" of={claim} items={letter} />
      <Evidence
        title="索赔单据"
        files={claim.claimDocs.flatMap(({ docName, attachments }) =>
          attachments.map((file) => ({ label: docName, file })),
        )}
      />
      <Trail rows={claim.auditTrail} />
    </>
  )
}

/** 一份索赔：内容与经过。 */
export const ClaimDetailView = detailView('索赔', useGuaranteeClaimDetail, (claim) => (
  <ClaimFacts claim={claim} />
))
