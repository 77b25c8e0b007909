import { useNavigate } from 'react-router-dom'
import {
  exportAbsPayments,
  recallAbsPayment,
  reviewAbsPayments,
  useAbsPaymentDetail,
} from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useOffered } from '#business/approval/useOffered.ts'
import { useRecall } from '#business/approval/useRecall.ts'
import { DueDate } from '#business/DueDate.tsx'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { PoolAccount } from './PoolAccount.tsx'
import { usePaymentList } from './usePayments.ts'

const is = column(absPaymentLabels)
const listed = [
  is.code('paymentNo'),
  is.text('creditorName'),
  is.money('paymentAmount'),
  is.date('payableDueDate'),
]
const useProof = (paymentNo: string) => useAbsPaymentDetail({ paymentNo })

interface PaymentListProps {
  onOpen: (view: 'detail' | 'review', paymentNo: string) => void
  onOpenChange: (view: 'check' | 'confirm', changeNo: string | undefined) => void
}

/** 到期付款计划（T-APM-01）：经办去登记，复核通过或驳回（T-APM-03、04）；归集账户变更过的先核对、复核。 */
export function PaymentList({ onOpen, onOpenChange }: PaymentListProps) {
  const page = usePaymentList()
  const reviewing = useOffered(page.list.data?.list, 'REVIEW')
  const navigate = useNavigate()
  const { query } = page
  const batch = useBatchReview(page, {
    rowKey: 'paymentNo',
    action: 'REVIEW',
    amountOf: (row) => row.paymentAmount,
    listed,
    party: ['债权人', (row) => row.creditorName],
    useProof,
    signing: { businessType: 'ABS_PAYMENT', productType: 'ABS', summary: '支付 ABS 账款' },
    send: reviewAbsPayments,
  })
  const recall = useRecall('paymentNo', recallAbsPayment, '可重新登记，合并登记的一起撤回')
  // 合并登记的是一件事：一并打开，签一次
  const review = (row: AbsPayment) => {
    const together = (page.list.data?.list ?? []).filter(
      (one) =>
        one.registerNo !== undefined &&
        one.registerNo === row.registerNo &&
        one.actions.some(({ code, enabled }) => code === 'REVIEW' && enabled),
    )
    if (together.length > 1) batch.start(together)
    else onOpen('review', row.paymentNo)
  }
  const columns = [
    is.open('paymentNo', (row) => onOpen('detail', row.paymentNo)),
    is.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
    is.custom('payableDueDate', (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />, {
      width: 180,
      sort: true,
    }),
    is.text('creditorName'),
    is.money('paymentAmount', { sort: true, total: true }),
    ...(reviewing ? [is.deadline('deadline')] : []),
    is.money('payableRemain', { title: '未付金额' }),
    // 复核的人多一列期限，专项计划在复核页里：再多一列就要横着滚动
    ...(reviewing ? [] : [is.text('planName')]),
    is.custom('poolAccountNo', (row) => <PoolAccount payment={row} />, { width: 130 }),
    is.code('payableNo'),
    is.actions(
      {
        CHECK: ['核对账户', (row) => onOpenChange('check', row.accountChangeNo)],
        CONFIRM: ['复核账户', (row) => onOpenChange('confirm', row.accountChangeNo)],
        REGISTER: [
          '付款登记',
          (row) =>
            void navigate(
              href(abs.corePaymentManagePaymentRegister, { view: 'form', paymentNos: row.paymentNo }),
            ),
        ],
        REVIEW: ['复核', review],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
      },
      { width: 160 },
    ),
  ]
  return (
    <>
      <ListBlock
        label="付款"
        {...page}
        columns={columns}
        rowKey="paymentNo"
        guidance="没有到期付款，应付日期前 10 个工作日由系统生成"
        selection={reviewing ? batch.selection : undefined}
        toolbar={
          <>
            <ExportButton fileName="ABS付款.xlsx" load={(transfer) => exportAbsPayments(query, transfer)} />
            <MyDecisions of="AbsPayment" />
          </>
        }
      />
      {batch.element}
    </>
  )
}
