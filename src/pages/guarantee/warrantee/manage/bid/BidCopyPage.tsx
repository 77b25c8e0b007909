import { CopyView } from '#business/guarantee/apply/CopyView.tsx'
import { bidKind } from '#pages/guarantee/kinds.ts'

/** 复制投标保函：以已有的一份为起点（T-GUA-19、T-GUA-02）。 */
export default function BidCopyPage() {
  return <CopyView kind={bidKind} />
}
