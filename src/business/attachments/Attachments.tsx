import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { Section } from '#ui/display/Section.tsx'
import { AttachmentList } from './AttachmentList.tsx'

interface AttachmentsProps {
  /** 小标题，也是这份清单的名字 */
  title?: string
  attachments: readonly Attachment[] | undefined
}

/** 详情里带小标题的一份附件清单。 */
export function Attachments({ title = '附件', attachments }: AttachmentsProps) {
  return (
    <Section title={title}>
      <AttachmentList label={title} attachments={attachments} />
    </Section>
  )
}
