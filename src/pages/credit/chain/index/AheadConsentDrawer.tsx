import { confirmAheadCashApplications } from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { ApprovalPanel } from '#business/approval/Panel.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { yieldText } from '#pages/credit/core/cash/aheadYield.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<AheadCashApplication>()
const facts = [
  is.code('aheadNo', '提前兑付编号'),
  is.code('voucherNo', '凭证编号'),
  is.text('issuerName', '开立方'),
  is.money('aheadAmount', '提前兑付金额'),
  is.rate('aheadRate', '折扣率（年化）'),
  is.money('aheadDiscount', '折扣金额'),
  is.money('aheadPayAmount', '实付金额'),
  is.custom('yield', '折扣的年化成本', yieldText),
  is.date('aheadDate', '提前付款日'),
  is.date('promisePayDate', '承诺付款日'),
  is.custom('deadline', '请于此日之前答复', ({ deadline }) => deadline ?? NO_VALUE),
  is.masked('payeeAccountNo', '收款账号'),
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
