import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'

/** 附件以后会给对方看，因此必须是本企业自己上传的。 */
export const ownFiles = (ctx: Context, files: readonly AttachmentRow[] | undefined): AttachmentRow[] =>
  (files ?? []).map((file) => {
    if (ctx.world.files.get(file.fileId)?.corpId === ctx.corp.corpId) return file
    throw new BusinessError('NOT_FOUND', '文件不存在')
  })
