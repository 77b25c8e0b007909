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

const is = column<SwitchFunderApplication>()
const basics = [
  is.code('switchNo', '更换编号'),
  is.code('financeNo', '融资编号'),
  is.dict('switchStatus', '更换状态', 'SWITCH_STATUS'),
  is.code('voucherNo', '凭证编号'),
  is.text('issuerName', '开立方'),
  is.money('financeAmount', '融资金额'),
  is.dict('switchReason', '更换原因', 'SWITCH_REASON', { tone: 'plain' }),
  is.text('remark', '备注'),
  is.code('newFinanceNo', '新融资编号'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
]
const old = [
  is.text('oldFunderName', '原资金方'),
  is.rate('oldAnnualRate', '原年利率'),
  is.money('oldNetAmount', '原预计到账金额'),
]
const fresh = [
  is.text('newFunderName', '新资金方'),
  is.rate('newAnnualRate', '新年利率'),
  is.money('netAmount', '预计到账金额'),
  is.money('netChangeAmount', '到账金额变化'),
]
const of = column<SwitchFunderApplication['quote']>()
const terms = [
  of.text('funderProductName', '融资产品'),
  of.text('lendSpeed', '放款时效'),
  of.number('financeDays', '计息天数'),
  of.money('interestAmount', '融资利息'),
  of.money('serviceFee', '平台服务费'),
  of.rate('comprehensiveRate', '综合融资成本（年化%）'),
  of.date('quoteExpireDate', '报价有效期至'),
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
