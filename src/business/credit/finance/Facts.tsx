import type { FinanceApplication, FinanceHolding } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { AttachmentList } from '#business/attachments/List.tsx'
import { FinanceDocuments } from '#business/credit/finance/Documents.tsx'
import { PriceFacts } from '#business/credit/finance/PriceFacts.tsx'
import { priceOf } from '#business/credit/finance/values.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column<FinanceApplication>()
const basics = [
  is.code('financeNo', '融资编号'),
  is.dict('financeMode', '融资模式', 'FINANCE_MODE', { tone: 'plain' }),
  is.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
  is.text('applicantName', '融资申请方'),
  is.text('issuerName', '开立方'),
  is.text('funderName', '资金方'),
  is.text('funderProductName', '融资产品'),
  is.text('lendSpeed', '放款时效'),
  is.dict('recourseType', '追索类型', 'RECOURSE_TYPE', { tone: 'plain' }),
  is.custom('collectAccountNo', '收款账号', ({ financeNo, actions, collectAccountNo }) => (
    <AccountNo subject="FINANCE" documentNo={financeNo} actions={actions} accountNo={collectAccountNo} />
  )),
  is.text('packageName', '资料包'),
  is.code('packageNo', '资料包编号'),
  is.date('quoteExpireDate', '报价有效期至'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
]
const of = column<FinanceHolding>()
const holdings = [
  of.code('voucherNo', '凭证编号'),
  of.code('holdingNo', '持有编号'),
  of.money('financeAmount', '融资金额'),
  of.money('availableAmount', '可用金额'),
  of.code('childHoldingNo', '资金方持有编号'),
]
const lending = [
  is.dict('registerStatus', '中登登记状态', 'REGISTER_STATUS'),
  is.code('registerNo', '登记证明编号'),
  is.money('lendAmount', '实际放款金额'),
  is.instant('lendTime', '放款时间'),
  is.code('receiptNo', '放款回单编号'),
  is.instant('settleTime', '结清时间'),
  is.text('failReason', '失败原因'),
  is.code('oldFinanceNo', '更换自'),
  is.code('newFinanceNo', '更换为'),
]
const FAILED: readonly FinanceApplication['financeStatus'][] = [
  'REVIEW_REJECTED',
  'SUPPLEMENT',
  'FUNDER_REJECTED',
  'LEND_FAILED',
  'UNANSWERED',
  'OVERDUE',
]

interface FinanceFactsProps {
  application: FinanceApplication
  /** 资料包的详情在哪里 */
  packageHref: (packageNo: string) => string
}

/** 一笔融资的全部内容：金额与公式、所用凭证、登记与放款、文件、补件、轨迹；详情与复核共用。 */
export function FinanceFacts({ application, packageHref }: FinanceFactsProps) {
  const { financeNo, financeAmount = '0.00', financeStatus, supplementItems } = application
  const price = priceOf(application)
  return (
    <>
      <StateAlert of={application} warn={FAILED.includes(financeStatus)} />
      <Evidence of={application} packageHref={packageHref} />
      <Facts title="基本信息" of={application} items={basics} />
      {price ? (
        <Section title="资金信息">
          <PriceFacts
            price={price}
            financeAmount={financeAmount}
            isLent={application.lendTime !== undefined}
          />
        </Section>
      ) : null}
      <Section title="使用的凭证">
        <PlainTable label="使用的凭证" columns={holdings} rows={application.holdings} rowKey="holdingNo" />
      </Section>
      <Facts title="登记与放款" of={application} items={lending} />
      <Section title="协议文件">
        <FinanceDocuments financeNo={financeNo} documents={application.documents} />
      </Section>
      {supplementItems.length > 0 ? (
        <Section title="补充资料">
          {supplementItems.map(({ itemName, attachments }) => (
            <AttachmentList key={itemName} label={itemName} attachments={attachments} />
          ))}
        </Section>
      ) : null}
      <Trail rows={application.auditTrail} />
    </>
  )
}
