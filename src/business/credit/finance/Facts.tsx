import { financeApplicationLabels } from '#api/generated/corp/labels/financeApplication.ts'
import { financeHoldingLabels } from '#api/generated/corp/labels/financeHolding.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
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

const is = column(financeApplicationLabels)
const basics = [
  is.code('financeNo'),
  is.dict('financeMode', 'FINANCE_MODE', { tone: 'plain' }),
  is.dict('financeStatus', 'FINANCE_STATUS'),
  is.text('applicantName'),
  is.text('issuerName'),
  is.text('funderName'),
  is.text('funderProductName'),
  is.text('lendSpeed'),
  is.dict('recourseType', 'RECOURSE_TYPE', { tone: 'plain' }),
  is.custom('collectAccountNo', ({ financeNo, actions, collectAccountNo }) => (
    <AccountNo subject="FINANCE" documentNo={financeNo} actions={actions} accountNo={collectAccountNo} />
  )),
  is.text('packageName', { title: '资料包' }),
  is.code('packageNo'),
  is.date('quoteExpireDate'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]
const of = column(financeHoldingLabels)
const holdings = [
  of.code('voucherNo'),
  of.code('holdingNo'),
  of.money('financeAmount', { title: '融资金额' }),
  of.money('availableAmount'),
  of.code('childHoldingNo', { title: '资金方持有编号' }),
]
const lending = [
  is.dict('registerStatus', 'REGISTER_STATUS'),
  is.code('registerNo'),
  is.money('lendAmount'),
  is.instant('lendTime'),
  is.code('receiptNo'),
  is.instant('settleTime'),
  is.text('failReason'),
  is.code('oldFinanceNo', { title: '更换自' }),
  is.code('newFinanceNo', { title: '更换为' }),
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
