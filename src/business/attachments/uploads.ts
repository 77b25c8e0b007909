import { asApiError } from '#api/attempt.ts'
import { uploadFile } from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { FileCategory } from '#api/generated/file/model/fileCategory.ts'
import { channelTexts } from '#api/outcome.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { createUploadQueue, type UploadFailure, type UploadTask } from './uploadQueue.ts'
import { DUPLICATE, matchesContent, refusalOf, sha256Of, type UploadRules } from './uploadRules.ts'

export interface UploadSettings extends UploadRules {
  readonly value: readonly Attachment[]
  readonly onChange: (value: Attachment[]) => void
  readonly category: FileCategory
  readonly maxCount: number
  /** 同一份资料里别处的附件，也算重复 */
  readonly others: readonly Attachment[]
}

const refuse = (problem: string): UploadFailure => ({ problem, retryable: false })

/**
 * 附件的上传：检查、排队、去重（G-FILE）；传好的加入 value，其余在 tasks 里报告。
 * 两个文件同时传好时都接着最新的 value 加，不等重画；settings 变了用 update 告知。
 */
export function createAttachmentUploads(
  initial: UploadSettings,
  onTasks: (tasks: readonly UploadTask[]) => void,
) {
  let settings = initial
  /** 正在传的：内容的 sha-256 与名称 */
  const sending = new Map<number, { sha256: string; fileName: string }>()

  const put = (value: Attachment[]) => {
    settings = { ...settings, value }
    settings.onChange(value)
  }
  const sameAs = (hash: string) =>
    [...settings.value, ...settings.others, ...sending.values()].find((file) => file.sha256 === hash)

  const send = async ({ id, file }: UploadTask, signal: AbortSignal, onProgress: (part: number) => void) => {
    const content = new Uint8Array(await file.arrayBuffer())
    if (!matchesContent(file.name, content)) return refuse('文件内容与格式不符')
    const sha256 = await sha256Of(content)
    const same = sameAs(sha256)
    if (same) return refuse(`${DUPLICATE}：与 ${safeFileName(same.fileName)} 内容相同`)
    sending.set(id, { sha256, fileName: file.name })
    const attachment = await uploadFile(
      {
        file: new File([content], safeFileName(file.name), { type: file.type }),
        category: settings.category,
      },
      {
        signal,
        quiet: true,
        onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0),
      },
    )
    // 已取消或已离开：这份不算
    if (signal.aborted) return { problem: channelTexts.cancelled, retryable: true }
    put([...settings.value, { ...attachment, sha256: attachment.sha256 ?? sha256 }])
    return undefined
  }
  const work: typeof send = async (task, signal, onProgress) => {
    try {
      return await send(task, signal, onProgress)
    } catch (cause) {
      // 读不了本机文件（被删、被改）也落到这里，同样可以重试
      const error = asApiError(cause)
      const problem = error.kind === 'cancelled' ? error.message : `上传失败：${error.message}`
      return { problem, retryable: true }
    } finally {
      sending.delete(task.id)
    }
  }
  const queue = createUploadQueue({ work, onChange: onTasks })
  return {
    update: (next: UploadSettings) => {
      settings = next
    },
    add: (files: readonly File[]) => {
      for (const file of files) {
        const taken = settings.value.length + queue.tasks().filter((task) => task.retryable).length
        const full = taken >= settings.maxCount ? `最多上传 ${settings.maxCount} 个文件` : undefined
        queue.add(file, refusalOf(file, settings) ?? full)
      }
    },
    /** 从 value 里去掉一个传好的 */
    discard: (fileId: string) => put(settings.value.filter((file) => file.fileId !== fileId)),
    retry: queue.retry,
    cancel: queue.cancel,
    remove: queue.remove,
    stop: queue.stop,
  }
}
