import { useEffect } from 'react'
import { useCashBatchDetail } from '#api/generated/corp/cashes/cashes.ts'
import { paymentProgressLabels } from '#api/generated/corp/labels/paymentProgress.ts'
import type { PaymentProgress } from '#api/generated/corp/model/index.ts'
import { useReceipt } from '#business/useReceipt.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Steps } from '#ui/display/Steps.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './cash.module.css'
import { PaymentItems } from './PaymentItems.tsx'
import { PAYING_REFRESH_MS, usePaymentProgress } from './usePaymentProgress.ts'

const is = column(paymentProgressLabels)
const facts = [
  is.code('payInstructionNo'),
  is.dict('cashStatus', 'CASH_STATUS'),
  is.date('cashDueDate'),
  is.money('cashTotalAmount'),
  is.money('paidAmount'),
  is.money('unpaidAmount'),
  is.text('stateReason', { title: '状态说明' }),
  is.text('nextActor', { title: '下一步' }),
]
const STAGES = ['已审批', '指令已发送', '银行处理', '已到账']
const reached = ({ cashStatus, payInstructionNo }: PaymentProgress) => {
  if (cashStatus === 'PAID') return STAGES.length
  if (cashStatus === 'APPROVED' || !payInstructionNo) return 1
  return 2
}

/** 有没付成的，停在银行处理这一步。 */
const FAILED: readonly PaymentProgress['cashStatus'][] = ['PART_PAID', 'FAILED']

interface PaymentDrawerProps {
  cashNo?: string
  aheadNo?: string
  onClose: () => void
}

/** 一笔付款的时间线：走到哪一步、每笔明细的结果、失败的在此重新发起（T-CSH-10）。 */
export function PaymentDrawer({ cashNo, aheadNo, onClose }: PaymentDrawerProps) {
  const progress = usePaymentProgress({
    ...(aheadNo ? { aheadNo } : { cashNo }),
    pageCond: { pageNo: 1, pageSize: 10 },
  })
  return (
    <Drawer title={`付款时间线 ${aheadNo ?? cashNo}`} onClose={onClose} width={960}>
      <QueryState result={progress}>
        {({ list: [row] }) =>
          row ? <PaymentTimeline row={row} /> : <EmptyState guidance="这笔付款已不在付款进度中" />
        }
      </QueryState>
    </Drawer>
  )
}

function PaymentTimeline({ row }: { row: PaymentProgress }) {
  const { cashNo } = row
  const paying = row.cashStatus === 'PAYING'
  const batch = useCashBatchDetail(cashNo ? { cashNo } : null, {
    refreshInterval: paying ? PAYING_REFRESH_MS : 0,
  })
  const receipt = useReceipt()
  const { mutate } = batch
  const isOld = batch.data !== undefined && batch.data.version < row.version
  // 银行随时推动：缓存里的明细比进度旧就再读一次，两者不同步时不给人看旧结果
  useEffect(() => {
    if (isOld) void mutate()
  }, [isOld, mutate])
  return (
    <div className={styles.stack}>
      <Steps
        label="付款进度"
        titles={STAGES}
        current={reached(row)}
        failed={FAILED.includes(row.cashStatus)}
      />
      <Facts
        title="支付指令"
        of={row}
        items={facts}
        columns={2}
        extra={
          row.receiptNo ? (
            <button type="button" className="text-button" onClick={() => receipt(row.receiptNo)}>
              下载回单
            </button>
          ) : null
        }
      />
      {cashNo ? (
        <Section title="付款明细">
          <QueryState result={batch}>{(detail) => <PaymentItems batch={detail} />}</QueryState>
        </Section>
      ) : null}
      <Trail title="时间线" rows={row.auditTrail} />
    </div>
  )
}
