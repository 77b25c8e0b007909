import { useIssuedGuaranteeDetail } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { issuedGuaranteeLabels } from '#api/generated/corp/labels/issuedGuarantee.ts'
import { AttachmentSection } from '#business/attachments/Section.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(issuedGuaranteeLabels)
const basics = [
  is.code('guaranteeNo'),
  is.code('antiFakeCode'),
  is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.dict('deliveryWay', 'DELIVERY_WAY', { tone: 'plain' }),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.text('beneficiaryName'),
  is.text('beneficiaryUscc'),
  is.text('issuerOrgName'),
  is.dict('issuerOrgType', 'ISSUER_ORG_TYPE', { title: '机构类型', tone: 'plain' }),
]
const tender = [
  is.text('tenderNo'),
  is.text('tenderProjectName'),
  is.text('sectionName'),
  is.instant('bidOpenTime'),
]
const contract = [is.text('guaranteeContractNo'), is.money('guaranteeContractAmount')]
const money = [
  is.money('guaranteeAmount'),
  is.money('paidTotal'),
  is.money('guaranteeFee'),
  is.date('guaranteeEffectiveDate'),
  is.date('guaranteeExpireDate'),
  is.number('guaranteeDays', { title: '保函期限（天）' }),
]

/** 查看一份已开立的保函；申请人、受益人共用，保函费只有申请人看得到。 */
export function IssuedDetailView({ guaranteeNo, onClose }: { guaranteeNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="保函"
      of={{ guaranteeNo }}
      result={useIssuedGuaranteeDetail({ guaranteeNo })}
      onClose={onClose}
    >
      {(letter) => (
        <>
          <StateAlert of={letter} />
          <Facts title="基本信息" of={letter} items={basics} />
          <Facts title="交易背景" of={letter} items={letter.guaranteeType === 'BID' ? tender : contract} />
          <Facts
            title="资金信息"
            of={letter}
            items={letter.guaranteeFee ? money : money.filter(({ key }) => key !== 'guaranteeFee')}
          />
          <AttachmentSection title="保函文件" attachments={letter.guaranteeFile && [letter.guaranteeFile]} />
          <Trail rows={letter.auditTrail} />
        </>
      )}
    </DetailView>
  )
}
