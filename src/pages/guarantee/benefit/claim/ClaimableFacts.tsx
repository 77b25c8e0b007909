import type { ClaimableGuarantee } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { ExpireNotice } from './ClaimDeadline.tsx'

const is = column<ClaimableGuarantee>()
const facts = [
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', '保函形式', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.text('guarantorName', '申请人（被担保人）'),
  is.text('issuerOrgName', '开立机构'),
  is.money('guaranteeAmount', '保函金额'),
  is.money('remainAmount', '可索赔余额'),
  is.date('guaranteeExpireDate', '保函到期日'),
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
