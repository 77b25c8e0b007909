import { AttachmentInput } from '#business/attachments/Input.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import type { DocValues } from './claimValues.ts'

const F = fieldOf<DocValues>()

/** 保函约定的单据，一项一个上传；交单前须齐全。 */
export function ClaimDocFields({ docNames }: { docNames: readonly string[] }) {
  return docNames.map((docName, index) => (
    <F key={docName} name={`doc${index}`} label={docName} required wide>
      <AttachmentInput category="CLAIM" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={10} />
    </F>
  ))
}
