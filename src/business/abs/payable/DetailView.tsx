import { useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { PayableFacts } from './Facts.tsx'
import { PayConfirmButton } from './PayConfirmButton.tsx'
import { payableStakes } from './stakes.ts'

/** 查看一笔账款；债务人与债权人共用。 */
export function PayableDetailView({ payableNo, onClose }: { payableNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="账款"
      of={{ payableNo }}
      renderExtra={(payable) => <PayConfirmButton payableNo={payable.payableNo} />}
      result={useAbsPayableDetail({ payableNo })}
      onClose={onClose}
    >
      {(payable) => (
        <>
          <Stakes {...payableStakes(payable)} />
          <PayableFacts payable={payable} />
        </>
      )}
    </DetailView>
  )
}
