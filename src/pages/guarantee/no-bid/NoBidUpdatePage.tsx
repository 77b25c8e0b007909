import { UpdateView } from '#business/guarantee/apply/UpdateView.tsx'
import { noBidKind } from '../kinds.ts'

/** 修改非投标保函：草稿、被驳回的与待补正的（T-GUA-01、02、06）。 */
export default function NoBidUpdatePage() {
  return <UpdateView kind={noBidKind} />
}
