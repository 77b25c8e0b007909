import { confirmAheadCashApplications } from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { aheadCashApplicationLabels } from '#api/generated/corp/labels/aheadCashApplication.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { ApprovalPanel } from '#business/approval/Panel.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { yieldText } from '#pages/credit/core/cash/aheadYield.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(aheadCashApplicationLabels)
const facts = [
  is.code('aheadNo'),
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('aheadAmount'),
  is.rate('aheadRate', { title: '折扣率（年化）' }),
  is.money('aheadDiscount'),
  is.money('aheadPayAmount'),
  is.derived('yield', '折扣的年化成本', yieldText),
  is.date('aheadDate'),
  is.date('promisePayDate'),
  is.custom('deadline', ({ deadline }) => deadline ?? NO_VALUE, { title: '请于此日之前答复' }),
  is.masked('payeeAccountNo'),
]

interface AheadConsentDrawerProps {
  application: AheadCashApplication
  /** 签署之前再问一次：已不能照看到的样子答复的，说出为什么 */
  recheck: () => Promise<string | undefined>
  onClose: () => void
}

/** 答复开立方的提前兑付：同意（T-AHD-05）须签署，拒绝（T-AHD-06）须说明原因。 */
export function AheadConsentDrawer({ application, recheck, onClose }: AheadConsentDrawerProps) {
  return (
    <Drawer title="答复提前兑付" onClose={onClose}>
      <Descriptions label="提前兑付" of={application} items={facts} columns={2} />
      <ApprovalPanel
        documents={[refOf(application, 'aheadNo')]}
        decisions={[
          ['PASS', '同意'],
          ['REJECT', '拒绝'],
        ]}
        signing={{
          businessType: 'AHEAD_CASH_REVIEW',
          productType: 'CREDIT',
          summary: `同意提前兑付凭证 ${application.voucherNo}`,
          content: [
            ['提前兑付金额', `¥${formatMoney(application.aheadAmount)}`],
            ['折扣率（年化）', formatRate(application.aheadRate)],
            ['实付金额', `¥${formatMoney(application.aheadPayAmount)}`],
          ],
        }}
        send={confirmAheadCashApplications}
        recheck={recheck}
        guard={false}
        onDone={onClose}
      />
    </Drawer>
  )
}
