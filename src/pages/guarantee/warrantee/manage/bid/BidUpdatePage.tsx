import { UpdateView } from '#business/guarantee/apply/UpdateView.tsx'
import { bidKind } from '#pages/guarantee/kinds.ts'

/** 修改投标保函：草稿、被驳回的与待补正的（T-GUA-01、02、06）。 */
export default function BidUpdatePage() {
  return <UpdateView kind={bidKind} />
}
