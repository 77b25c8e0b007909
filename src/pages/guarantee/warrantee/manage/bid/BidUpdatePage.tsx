import { bidKind } from '#pages/guarantee/apply/kinds.ts'
import { UpdateView } from '#pages/guarantee/apply/UpdateView.tsx'

/** 修改投标保函：草稿、被驳回的与待补正的（T-GUA-01、02、06）。 */
export default function BidUpdatePage() {
  return <UpdateView kind={bidKind} />
}
