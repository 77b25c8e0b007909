import { useRecycleApplicationDetail } from '#api/generated/corp/recycles/recycles.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { RecycleFacts } from './RecycleFacts.tsx'

/** 一份回收申请：内容与经过。 */
export function RecycleDetailView({ recycleNo, onClose }: { recycleNo: string; onClose: () => void }) {
  return (
    <DocumentView
      name="回收申请"
      useDetail={useRecycleApplicationDetail}
      of={{ recycleNo }}
      onClose={onClose}
    >
      {(application) => <RecycleFacts application={application} />}
    </DocumentView>
  )
}
