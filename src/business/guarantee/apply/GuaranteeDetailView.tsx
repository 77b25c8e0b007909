import Button from '@arco-design/web-react/es/Button'
import { useGuaranteeDetail } from '#api/generated/corp/guarantees/guarantees.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { GuaranteeFacts } from './GuaranteeFacts.tsx'
import { guaranteeStakes } from './guaranteeStakes.ts'

/** 一份保函申请：内容与经过，可打印。 */
export function GuaranteeDetailView({
  guaranteeApplyNo,
  onClose,
}: {
  guaranteeApplyNo: string
  onClose: () => void
}) {
  return (
    <DocumentView
      name="保函申请"
      renderExtra={() => <Button onClick={() => window.print()}>打印</Button>}
      useDetail={useGuaranteeDetail}
      of={{ guaranteeApplyNo }}
      onClose={onClose}
    >
      {(guarantee) => (
        <>
          <Stakes {...guaranteeStakes(guarantee)} />
          <GuaranteeFacts guarantee={guarantee} />
        </>
      )}
    </DocumentView>
  )
}
