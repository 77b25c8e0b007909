import { AddView } from '#business/guarantee/apply/AddView.tsx'
import { bidKind } from '#pages/guarantee/kinds.ts'

/** 新增投标保函：填写并提交复核（T-GUA-01、T-GUA-02）。 */
export default function BidAddPage() {
  return <AddView kind={bidKind} />
}
