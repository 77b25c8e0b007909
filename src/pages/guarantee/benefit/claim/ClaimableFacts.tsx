import { claimableGuaranteeLabels } from '#api/generated/corp/labels/claimableGuarantee.ts'
import type { ClaimableGuarantee } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { ExpireNotice } from './ClaimDeadline.tsx'

const is = column(claimableGuaranteeLabels)
const facts = [
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.text('issuerOrgName'),
  is.money('guaranteeAmount'),
  is.money('remainAmount'),
  is.date('guaranteeExpireDate'),
]

/** 选定的保函：要素、临近到期的提醒、约定的单据。 */
export function ClaimableFacts({ guarantee }: { guarantee: ClaimableGuarantee }) {
  const documents = guarantee.requiredDocs.join('、')
  return (
    <>
      <ExpireNotice of={guarantee} />
      <Alert>
        {guarantee.guaranteeForm === 'INDEPENDENT'
          ? `独立保函见索即付：只凭单据，须提交${documents}，不另要违约证明。`
          : `连带责任保证：须提交${documents}。`}
      </Alert>
      <Descriptions label="保函信息" of={guarantee} items={facts} columns={2} />
    </>
  )
}
