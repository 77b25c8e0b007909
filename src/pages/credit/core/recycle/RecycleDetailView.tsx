import { useRecycleApplicationDetail } from '#api/generated/corp/recycles/recycles.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { RecycleFacts } from './RecycleFacts.tsx'

/** 查看一份回收申请。 */
export function RecycleDetailView({ recycleNo, onClose }: { recycleNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`回收申请 ${recycleNo}`}
      result={useRecycleApplicationDetail({ recycleNo })}
      onClose={onClose}
    >
      {(application) => <RecycleFacts application={application} />}
    </DetailView>
  )
}
