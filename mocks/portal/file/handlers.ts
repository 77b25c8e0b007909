import type * as calls from '#api/generated/file/files/files.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'
import * as msw from '../../generated/file/files/files.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag, type FileAnswer } from '../../kernel/define.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { contentTypeOf } from './contentTypes.ts'
import { presignedUrl } from './objectStore.ts'
import type { FileRow } from './rows.ts'
import { storeFile } from './store.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** 文件属于自己的企业与共享给的企业；对别人它不存在。 */
const readable = (ctx: Context, fileId: string): FileRow => {
  const file = ctx.world.files.need(fileId)
  const { corpId } = ctx.corp
  if (file.corpId === corpId || file.sharedWith.includes(corpId) || file.sharedWith.includes('*')) return file
  throw notFound('文件')
}

const answer = ({ fileName, contentType, bytes }: FileRow, inline: boolean): FileAnswer => ({
  fileName,
  contentType,
  bytes,
  inline,
})

/** 不用对象存储时到哪里取：缩略图是快照，公开的可预览，其余下载。 */
const pathOf = (
  { fileId, sharedWith }: FileRow,
  isAttachment: boolean,
  thumbnailType: ThumbnailType | undefined,
): string => {
  if (thumbnailType) return `/files/${fileId}/snapshot/${thumbnailType}/show`
  const isOpen = sharedWith.includes('*')
  return isOpen && !isAttachment ? `/sys/pub/files/${fileId}/preview` : `/files/download/${fileId}`
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  presignUrl: (ctx, { pkFile, thumbnailType, xOssProcess = '', isAttachment = false }) => {
    const file = readable(ctx, pkFile)
    const { settings } = ctx.world
    if (settings.objectStore) {
      // 交给阅读器按地址打开的，阅读器只会读取
      const isForReader = !isAttachment && !thumbnailType
      const method = settings.objectStorePost && !isForReader ? 'POST' : 'GET'
      return { useOss: true, url: presignedUrl(ctx, file, { method, process: xOssProcess }), method }
    }
    return {
      useOss: false,
      url: `/api/web/corp/v1${pathOf(file, isAttachment, thumbnailType)}`,
      method: 'GET',
    }
  },
  downloadFile: (ctx, id) => answer(readable(ctx, id), false),
  previewFile: (ctx, id) => {
    const file = ctx.world.files.need(id)
    if (!file.sharedWith.includes('*')) throw notFound('文件')
    return answer(file, true)
  },
  snapshotFile: (ctx, id) => answer(readable(ctx, id), true),
  uploadFile: async (ctx, { file, category }) => {
    if (!(file instanceof File) || !category) throw new BusinessError('INCOMPLETE', '传入参数不完整')
    const fileName = Array.from(file.name.replaceAll(/[\\/\p{Cc}]/gu, '_'))
      .slice(-120)
      .join('')
    if (file.size === 0) throw new BusinessError('FILE_EMPTY', '文件内容为空')
    if (file.size > MAX_BYTES) throw new BusinessError('FILE_TOO_LARGE', '单个文件不能超过20MB')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const contentType = contentTypeOf(fileName, bytes)
    const refused = contentType === 'application/zip' && category !== 'INVOICE'
    if (!contentType || refused)
      throw new BusinessError('FILE_TYPE', '文件格式不支持，请上传 pdf、jpg、png、ofd、xml 文件')
    return storeFile(ctx.world, { fileName, contentType, category, bytes, corpId: ctx.corp.corpId })
  },
})
