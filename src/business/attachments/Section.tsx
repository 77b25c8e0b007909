import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { Section } from '#ui/display/Section.tsx'
import { AttachmentList } from './List.tsx'

interface AttachmentSectionProps {
  /** 小标题，也是这份清单的名字 */
  title?: string
  attachments: readonly Attachment[] | undefined
}

/** 详情里带小标题的一份附件清单。 */
export function AttachmentSection({ title = '附件', attachments }: AttachmentSectionProps) {
  return (
    <Section title={title}>
      <AttachmentList label={title} attachments={attachments} />
    </Section>
  )
}
