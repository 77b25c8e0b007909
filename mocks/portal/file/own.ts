import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { FileRow } from './rows.ts'

/** 附件以后会给对方看，因此必须是本企业自己上传的。 */
export const ownFiles = (ctx: Context, files: readonly AttachmentRow[] | undefined): AttachmentRow[] =>
  (files ?? []).map((file) => {
    if (ctx.world.files.get(file.fileId)?.corpId === ctx.corp.corpId) return file
    throw new BusinessError('NOT_FOUND', '文件不存在')
  })

/** 本企业上传的文件；别家的当作不存在。 */
export const fileOf = (ctx: Context, fileId: string): FileRow => {
  const file = ctx.world.files.need(fileId)
  if (file.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '文件不存在')
  return file
}

/** 文件作为附件。 */
export const attachment = ({ fileId, fileName, fileSize, sha256, category }: FileRow): AttachmentRow => ({
  fileId,
  fileName,
  fileSize,
  sha256,
  category,
})
