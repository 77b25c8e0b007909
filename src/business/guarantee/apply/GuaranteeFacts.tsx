import type { Guarantee } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { GuaranteeDocuments } from './GuaranteeDocuments.tsx'

const is = column<Guarantee>()
const basics = [
  is.code('guaranteeApplyNo', '保函申请编号'),
  is.code('guaranteeNo', '保函编号'),
  is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', '保函形式', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.dict('deliveryWay', '交付方式', 'DELIVERY_WAY', { tone: 'plain' }),
  is.text('guarantorName', '申请人（被担保人）'),
  is.text('beneficiaryName', '受益人'),
  is.code('beneficiaryUscc', '受益人信用代码'),
  is.text('issuerOrgName', '开立机构'),
  is.dict('issuerOrgType', '机构类型', 'ISSUER_ORG_TYPE', { tone: 'plain' }),
  is.code('antiFakeCode', '验真码'),
  is.code('copyFromNo', '复制来源编号'),
  is.text('remark', '备注'),
]
const tender = [
  is.code('tenderNo', '招标编号'),
  is.text('tenderProjectName', '招标项目名称'),
  is.text('sectionName', '标段名称'),
  is.money('estimatePrice', '招标估算价'),
  is.instant('bidOpenTime', '开标时间'),
  is.number('bidValidDays', '投标有效期（天）'),
]
const contract = [
  is.code('guaranteeContractNo', '基础合同编号'),
  is.money('guaranteeContractAmount', '基础合同金额'),
]
const funds = [
  is.money('guaranteeAmount', '保函金额'),
  is.rate('guaranteeRatio', '担保比例'),
  is.number('guaranteeDays', '保函期限（天）'),
  is.date('guaranteeEffectiveDate', '保函生效日'),
  is.date('guaranteeExpireDate', '保函到期日'),
  is.money('paidAmount', '已赔付金额'),
  is.rate('guaranteeFeeRate', '保函费率（年化%）'),
  is.money('guaranteeFee', '保函费'),
  is.instant('payTime', '缴费时间'),
  is.code('receiptNo', '缴费回单'),
]

/** 一份保函的全部内容：基本信息、交易背景、资金信息、协议文件、附件、审批轨迹；详情与复核共用。 */
export function GuaranteeFacts({ guarantee }: { guarantee: Guarantee }) {
  const bid = guarantee.guaranteeType === 'BID'
  const { guaranteeStatus: status, tenderFile, attachments, guaranteeFile } = guarantee
  const files = [
    { label: '招标文件', file: tenderFile },
    { label: '保函', file: guaranteeFile },
  ]
  return (
    <>
      <StateAlert
        of={guarantee}
        warn={['REVIEW_REJECTED', 'SUPPLEMENT', 'ISSUER_REJECTED', 'CLAIMING'].includes(status)}
      />
      <Evidence of={{ attachments }} files={files} />
      <Facts title="基本信息" of={guarantee} items={basics} />
      <Facts title="交易背景" of={guarantee} items={bid ? tender : contract} />
      <Facts title="资金信息" of={guarantee} items={funds} />
      <Section title="协议文件">
        <GuaranteeDocuments guarantee={guarantee} />
      </Section>
      <Trail rows={guarantee.auditTrail} />
    </>
  )
}
