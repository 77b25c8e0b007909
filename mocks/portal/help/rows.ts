import type { AttachmentRow } from '../../kernel/rows.ts'

export type HelpArticleRow = {
  helpId: string
  helpCategory: 'REGISTER' | 'CREDIT' | 'ABS' | 'RF' | 'GUARANTEE' | 'ACCOUNT' | 'FEE'
  helpTitle: string
  helpContent: string
  attachments?: AttachmentRow[]
}
