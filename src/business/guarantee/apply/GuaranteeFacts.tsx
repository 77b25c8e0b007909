import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import type { Guarantee } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { GuaranteeDocuments } from './GuaranteeDocuments.tsx'

const is = column(guaranteeLabels)
const basics = [
  is.code('guaranteeApplyNo'),
  is.code('guaranteeNo'),
  is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.dict('guaranteeForm', 'GUARANTEE_FORM', { tone: 'plain' }),
  is.dict('deliveryWay', 'DELIVERY_WAY', { tone: 'plain' }),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.text('beneficiaryName'),
  is.code('beneficiaryUscc'),
  is.text('issuerOrgName'),
  is.dict('issuerOrgType', 'ISSUER_ORG_TYPE', { tone: 'plain' }),
  is.code('antiFakeCode'),
  is.code('copyFromNo'),
  is.text('remark'),
]
const tender = [
  is.code('tenderNo'),
  is.text('tenderProjectName'),
  is.text('sectionName'),
  is.money('estimatePrice'),
  is.instant('bidOpenTime'),
  is.number('bidValidDays', { title: '投标有效期（天）' }),
]
const contract = [is.code('guaranteeContractNo'), is.money('guaranteeContractAmount')]
const funds = [
  is.money('guaranteeAmount'),
  is.rate('guaranteeRatio'),
  is.number('guaranteeDays', { title: '保函期限（天）' }),
  is.date('guaranteeEffectiveDate'),
  is.date('guaranteeExpireDate'),
  is.money('paidAmount'),
  is.rate('guaranteeFeeRate', { title: '保函费率（年化%）' }),
  is.money('guaranteeFee'),
  is.instant('payTime'),
  is.code('receiptNo', { title: '缴费回单' }),
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
