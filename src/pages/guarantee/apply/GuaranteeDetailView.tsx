import Button from '@arco-design/web-react/es/Button'
import { useGuaranteeDetail } from '#api/generated/corp/guarantees/guarantees.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { GuaranteeFacts } from './GuaranteeFacts.tsx'

interface GuaranteeDetailViewProps {
  guaranteeApplyNo: string
  onClose: () => void
}

/** 查看一份保函，可打印。 */
export function GuaranteeDetailView({ guaranteeApplyNo, onClose }: GuaranteeDetailViewProps) {
  return (
    <DetailView
      description={`保函申请 ${guaranteeApplyNo}`}
      extra={<Button onClick={() => window.print()}>打印</Button>}
      result={useGuaranteeDetail({ guaranteeApplyNo })}
      onClose={onClose}
    >
      {(guarantee) => <GuaranteeFacts guarantee={guarantee} />}
    </DetailView>
  )
}
