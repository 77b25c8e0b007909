import { useAbsPayableContext, useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
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
                <PayableForm
                  key={payable.payableNo}
                  context={conditions}
                  editing={payable}
                  onClose={onClose}
                />
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
