import Button from '@arco-design/web-react/es/Button'
import { useAheadCashApplicationDetail } from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { useReceipt } from '#business/useReceipt.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { AheadCashFacts } from './AheadCashFacts.tsx'
import { aheadCashStakes } from './aheadCashStakes.ts'

/** 查看一份提前兑付；到账的可下载回单。 */
export function AheadCashDetailView({ aheadNo, onClose }: { aheadNo: string; onClose: () => void }) {
  const receipt = useReceipt()
  return (
    <DetailView
      name="提前兑付"
      of={{ aheadNo }}
      result={useAheadCashApplicationDetail({ aheadNo })}
      renderExtra={({ receiptNo }) =>
        receiptNo ? <Button onClick={() => receipt(receiptNo)}>下载回单</Button> : null
      }
      onClose={onClose}
    >
      {(application) => (
        <>
          <Stakes {...aheadCashStakes(application)} />
          <AheadCashFacts application={application} />
        </>
      )}
    </DetailView>
  )
}
