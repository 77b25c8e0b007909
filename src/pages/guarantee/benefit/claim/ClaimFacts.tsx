import { useGuaranteeClaimDetail } from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
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

const is = column<GuaranteeClaim>()
const basics = [
  is.code('claimNo', '索赔编号'),
  is.dict('claimStatus', '索赔状态', 'CLAIM_STATUS'),
  is.money('claimAmount', '索赔金额'),
  is.dict('claimReason', '索赔事由', 'CLAIM_REASON', { tone: 'plain' }),
  is.text('claimDesc', '违约情况说明'),
  is.custom('collectAccountNo', '收款账号', ({ claimNo, actions, collectAccountNo }) => (
    <AccountNo
      subject="GUARANTEE_CLAIM"
      documentNo={claimNo}
      actions={actions}
      accountNo={collectAccountNo}
    />
  )),
  is.custom('accountSource', '账号来源', ({ accountSource }) => <AccountSourceText source={accountSource} />),
  is.date('claimDate', '交单日期'),
  is.date('claimAuditDeadline', '审单截止日'),
  is.text('supplementDesc', '补件要求'),
  is.money('payoutAmount', '赔付金额'),
  is.instant('payoutTime', '赔付时间'),
  is.code('receiptNo', '赔付回单'),
  is.text('createUserName', '经办人'),
]
const letter = [
  is.code('guaranteeNo', '保函编号'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', '保函形式', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.text('guarantorName', '申请人（被担保人）'),
  is.text('beneficiaryName', '受益人'),
  is.text('issuerOrgName', '开立机构'),
  is.money('guaranteeAmount', '保函金额'),
  is.money('remainAmount', '可索赔余额'),
  is.date('guaranteeExpireDate', '保函到期日'),
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
