import type { AttachmentRow } from '../../kernel/rows.ts'

export type AnnouncementRow = {
  announceId: string
  announceTitle: string
  announceType: 'SYSTEM' | 'BUSINESS' | 'POLICY' | 'MAINTAIN'
  announceContent: string
  publishTime: string
  isTop: boolean
  attachments?: AttachmentRow[]
  /** Taken down by the platform: no longer listed, and its address says so. */
  withdrawn?: boolean
}
