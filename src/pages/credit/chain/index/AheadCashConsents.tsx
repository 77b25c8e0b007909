import { useState } from 'react'
import {
  confirmAheadCashApplications,
  useListAheadCashConsents,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { ApprovalPanel } from '#business/approval/Panel.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column<AheadCashApplication>()
const facts = [
  is.code('aheadNo', '提前兑付编号'),
  is.code('voucherNo', '凭证编号'),
  is.text('issuerName', '开立方'),
  is.money('aheadAmount', '提前兑付金额'),
  is.rate('aheadRate', '折扣率（年化）'),
  is.money('aheadDiscount', '折扣金额'),
  is.money('aheadPayAmount', '实付金额'),
  is.date('aheadDate', '提前付款日'),
  is.date('promisePayDate', '承诺付款日'),
  is.masked('payeeAccountNo', '收款账号'),
]

/** 开立方有折扣的提前兑付，待本企业同意（T-AHD-05）或拒绝（T-AHD-06）；没有就不占地方。 */
export function AheadCashConsents() {
  const { data, error, mutate } = useListAheadCashConsents()
  const [answering, setAnswering] = useState<AheadCashApplication>()
  if (error && !data)
    return (
      <Section title="提前兑付待同意">
        <ErrorState error={error} onRetry={() => void mutate()} />
      </Section>
    )
  if (!data?.length && !answering) return null
  const columns = [
    is.code('voucherNo', '凭证编号'),
    is.text('issuerName', '开立方', { width: 200 }),
    is.money('aheadAmount', '提前兑付金额', { width: 160 }),
    is.rate('aheadRate', '折扣率'),
    is.money('aheadPayAmount', '实付金额', { width: 150 }),
    is.date('aheadDate', '提前付款日'),
    is.actions({ CONFIRM: ['答复', setAnswering] }, { width: 80 }),
  ]
  const close = () => setAnswering(undefined)
  return (
    <Section title="提前兑付待同意">
      <PlainTable label="提前兑付待同意" columns={columns} rows={data ?? []} rowKey="aheadNo" />
      {answering ? (
        <Drawer title="答复提前兑付" onClose={close}>
          <Descriptions label="提前兑付" of={answering} items={facts} columns={2} />
          <ApprovalPanel
            documents={[refOf(answering, 'aheadNo')]}
            decisions={[
              ['PASS', '同意'],
              ['REJECT', '拒绝'],
            ]}
            signing={{
              businessType: 'AHEAD_CASH_REVIEW',
              productType: 'CREDIT',
              summary: `同意提前兑付凭证 ${answering.voucherNo}`,
              content: [
                ['提前兑付金额', `¥${formatMoney(answering.aheadAmount)}`],
                ['折扣率（年化）', formatRate(answering.aheadRate)],
                ['实付金额', `¥${formatMoney(answering.aheadPayAmount)}`],
              ],
            }}
            send={confirmAheadCashApplications}
            guard={false}
            onDone={close}
          />
        </Drawer>
      ) : null}
    </Section>
  )
}
