import { useIssuedGuaranteeDetail } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import type { IssuedGuarantee } from '#api/generated/corp/model/index.ts'
import { AttachmentSection } from '#business/attachments/Section.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<IssuedGuarantee>()
const basics = [
  is.code('guaranteeNo', '保函编号'),
  is.code('antiFakeCode', '验真码'),
  is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', '保函形式', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.dict('deliveryWay', '交付方式', 'DELIVERY_WAY', { tone: 'plain' }),
  is.text('guarantorName', '申请人（被担保人）'),
  is.text('beneficiaryName', '受益人'),
  is.text('beneficiaryUscc', '受益人信用代码'),
  is.text('issuerOrgName', '开立机构'),
  is.dict('issuerOrgType', '机构类型', 'ISSUER_ORG_TYPE', { tone: 'plain' }),
]
const tender = [
  is.text('tenderNo', '招标编号'),
  is.text('tenderProjectName', '招标项目名称'),
  is.text('sectionName', '标段名称'),
  is.instant('bidOpenTime', '开标时间'),
]
const contract = [
  is.text('guaranteeContractNo', '基础合同编号'),
  is.money('guaranteeContractAmount', '基础合同金额'),
]
const money = [
  is.money('guaranteeAmount', '保函金额'),
  is.money('paidTotal', '已赔付金额'),
  is.money('guaranteeFee', '保函费'),
  is.date('guaranteeEffectiveDate', '保函生效日'),
  is.date('guaranteeExpireDate', '保函到期日'),
  is.number('guaranteeDays', '保函期限（天）'),
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
