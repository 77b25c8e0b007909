import type { Attachment } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type FileRow = Stored<
  Attachment,
  never,
  Required<Pick<Attachment, 'sha256'>> & {
    corpId?: string
    /** 除所有者外谁可以读：所附单据上的对方企业。 */
    sharedWith: string[]
    contentType: string
    createTime: string
    bytes: Uint8Array
  }
>
