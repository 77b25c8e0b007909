import { CopyView } from '#business/guarantee/apply/CopyView.tsx'
import { noBidKind } from '../kinds.ts'

/** 复制非投标保函：以已有的一份为起点（T-GUA-19、T-GUA-02）。 */
export default function NoBidCopyPage() {
  return <CopyView kind={noBidKind} />
}
