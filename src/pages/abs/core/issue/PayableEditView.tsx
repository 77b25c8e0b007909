import { useAbsPayableContext, useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { PayableFacts } from '#business/abs/payable/Facts.tsx'
import { EditGate } from '#business/approval/EditGate.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { PayableForm } from './PayableForm.tsx'

interface PayableEditViewProps {
  /** 编辑哪一笔；不给即新增 */
  payableNo?: string
  onClose: () => void
}

/** 新增应付，或编辑草稿与被驳回的应付。 */
export function PayableEditView({ payableNo, onClose }: PayableEditViewProps) {
  const context = useAbsPayableContext()
  const source = useAbsPayableDetail(payableNo ? { payableNo } : null)
  return (
    <PageCard description={payableNo ? `编辑账款 ${payableNo}` : '新增应付'}>
      <QueryState result={context}>
        {(conditions) =>
          payableNo ? (
            <QueryState result={source}>
              {(payable) => (
                <EditGate key={payable.payableNo} of={payable} facts={<PayableFacts payable={payable} />}>
                  {(editing) => <PayableForm context={conditions} editing={editing} onClose={onClose} />}
                </EditGate>
              )}
            </QueryState>
          ) : (
            <PayableForm context={conditions} onClose={onClose} />
          )
        }
      </QueryState>
    </PageCard>
  )
}
