import { switchFunderApplicationLabels } from '#api/generated/corp/labels/switchFunderApplication.ts'
import type { SwitchFunderApplication } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(switchFunderApplicationLabels)
const basics = [
  is.code('switchNo'),
  is.code('financeNo'),
  is.dict('switchStatus', 'SWITCH_STATUS'),
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('financeAmount'),
  is.dict('switchReason', 'SWITCH_REASON', { tone: 'plain' }),
  is.text('remark'),
  is.code('newFinanceNo'),
  is.text('createUserName'),
  is.instant('submitTime'),
]
const old = [is.text('oldFunderName'), is.rate('oldAnnualRate'), is.money('oldNetAmount')]
const fresh = [
  is.text('newFunderName'),
  is.rate('newAnnualRate'),
  is.money('netAmount'),
  is.money('netChangeAmount', { title: '到账金额变化' }),
]
const of = column<SwitchFunderApplication['quote']>({
  ...switchFunderApplicationLabels,
  funderProductName: '融资产品',
  lendSpeed: '放款时效',
  financeDays: '计息天数',
  interestAmount: '融资利息',
  serviceFee: '平台服务费',
  comprehensiveRate: '综合融资成本（年化%）',
  quoteExpireDate: '报价有效期至',
})
const terms = [
  of.text('funderProductName'),
  of.text('lendSpeed'),
  of.number('financeDays'),
  of.money('interestAmount'),
  of.money('serviceFee'),
  of.rate('comprehensiveRate'),
  of.date('quoteExpireDate'),
]

/** 更换资金方的全部内容：换自谁、换成谁、到账金额差多少；查看与复核共用。 */
export function SwitchFacts({ application }: { application: SwitchFunderApplication }) {
  return (
    <>
      <StateAlert of={application} warn={application.switchStatus === 'REJECTED'} />
      <Evidence of={application} packageHref={(packageNo) => href(credit.financeDataDetail, { packageNo })} />
      <Facts title="基本信息" of={application} items={basics} />
      <Facts title="原资金方" of={application} items={old} />
      <Section title="新资金方">
        <Descriptions label="新资金方" of={application} items={fresh} />
        <Descriptions label="新资金方报价" of={application.quote} items={terms} />
      </Section>
      <Trail rows={application.auditTrail} />
    </>
  )
}
