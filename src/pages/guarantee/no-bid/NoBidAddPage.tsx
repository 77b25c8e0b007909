import { AddView } from '#business/guarantee/apply/AddView.tsx'
import { noBidKind } from '../kinds.ts'

/** 新增非投标保函：填写并提交复核（T-GUA-01、T-GUA-02）。 */
export default function NoBidAddPage() {
  return <AddView kind={noBidKind} />
}
