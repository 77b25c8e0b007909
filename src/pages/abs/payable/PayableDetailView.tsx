import type { ReactNode } from 'react'
import { useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { PayableFacts } from './PayableFacts.tsx'
import { PayConfirmButton } from './PayConfirmButton.tsx'

interface PayableDetailViewProps {
  payableNo: string
  /** 返回列表之前的其他按钮 */
  extra?: ReactNode
  onClose: () => void
}

/** 查看一笔账款；债务人与债权人共用。 */
export function PayableDetailView({ payableNo, extra, onClose }: PayableDetailViewProps) {
  return (
    <DetailView
      name="账款"
      of={{ payableNo }}
      extra={
        <>
          {extra}
          <PayConfirmButton payableNo={payableNo} />
        </>
      }
      result={useAbsPayableDetail({ payableNo })}
      onClose={onClose}
    >
      {(payable) => <PayableFacts payable={payable} />}
    </DetailView>
  )
}
