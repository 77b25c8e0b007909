import { resolveAbsPaymentDiff } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPaymentDiffRequestLabels } from '#api/generated/corp/labels/absPaymentDiffRequest.ts'
import type { AbsDiffHandling, AbsPayment, Attachment } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { refOf } from '#domain/documentRef.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

interface ResolveValues {
  diffHandling: AbsDiffHandling
  diffReason: string
  diffProof: Attachment[]
}

const F = fieldOf<ResolveValues, typeof absPaymentDiffRequestLabels>(absPaymentDiffRequestLabels)
const is = column(absPaymentLabels)
const facts = [
  is.code('paymentNo'),
  is.money('paymentAmount'),
  is.money('receivedAmount'),
  is.money('diffAmount'),
  is.money('payableRemain', { title: '未付金额' }),
]
const HANDLINGS: readonly { value: AbsDiffHandling; label: string }[] = [
  { value: 'EXPLAIN', label: '说明差异' },
  { value: 'TOP_UP', label: '补付差额' },
]

/** 补付付的是账款的全部未付金额：已逾期的就在这笔上重新登记，否则另有一笔。 */
const howToTopUp = ({ paymentStatus, payableRemain }: AbsPayment): string =>
  paymentStatus === 'OVERDUE'
    ? `请在付款登记重新登记这笔付款，未付 ${yuan(payableRemain)}`
    : `另生成一笔付款，金额为账款未付的 ${yuan(payableRemain)}，登记并复核后付出`
const howToHandle = (payment: AbsPayment, handling: AbsDiffHandling): string =>
  handling === 'TOP_UP' ? howToTopUp(payment) : '写明原因并附银行或托管方的证明'
const doneText = ({ paymentStatus }: AbsPayment, handling: AbsDiffHandling): string => {
  if (handling === 'EXPLAIN') return '差异已处理'
  return paymentStatus === 'OVERDUE'
    ? '差异已处理，请在付款登记重新登记这笔付款'
    : '差异已处理，已另生成一笔付款，请在付款登记办理'
}

/** 处理付款与到账的差异（T-ACK-04）：说明原因并附证明，或补付差额。 */
export function ResolveDiffDrawer({ payment, onClose }: { payment: AbsPayment; onClose: () => void }) {
  const { payableRemain } = payment
  const form = useForm<ResolveValues>()
  const handling = useFormValue(form, 'diffHandling') ?? 'EXPLAIN'
  const explaining = handling === 'EXPLAIN'
  const resolve = useSubmit(
    ({ diffReason, ...answer }: ResolveValues) =>
      resolveAbsPaymentDiff({ ...refOf(payment, 'paymentNo'), ...answer, ...(diffReason && { diffReason }) }),
    { success: (done) => doneText(done, handling), onDone: onClose },
  )
  return (
    <Drawer title="处理差异" onClose={onClose}>
      <Descriptions label="差异" of={payment} items={facts} columns={1} />
      <Evidence title="付款凭证" files={[{ label: '付款凭证', file: payment.payVoucherFile }]} />
      <DrawerForm
        label="处理差异"
        form={form}
        initial={{ diffHandling: 'EXPLAIN', diffProof: [] }}
        onSubmit={resolve.run}
        submitting={resolve.running}
        error={resolve.error}
        onClose={onClose}
        labelAbove={false}
      >
        <F name="diffHandling" required hint={howToHandle(payment, handling)}>
          <Select
            options={HANDLINGS.filter(({ value }) => value === 'EXPLAIN' || isPositive(payableRemain))}
            allowClear={false}
          />
        </F>
        <F name="diffReason" required={explaining}>
          <TextArea maxLength={200} />
        </F>
        <F name="diffProof" required={explaining}>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={10} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
