import { ApiError } from '#api/ApiError.ts'
import { serverNow } from '#api/clock.ts'
import { reportFailure } from '#api/failures.ts'
import { downloadFile, presignUrl } from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { FetchMethod } from '#api/generated/file/model/fetchMethod.ts'
import type { PresignUrlRequest } from '#api/generated/file/model/presignUrlRequest.ts'
import { request } from '#api/http.ts'
import { channelTexts } from '#api/outcome.ts'
import { safeFileUrl } from '#domain/path.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import type { Transfer } from '#hooks/useDownload.ts'

/** 怎样取，与失败由谁说。 */
interface Reading extends Transfer {
  /** 失败由调用处就地说明 */
  quiet?: true
}

async function decode(base64: string): Promise<Blob> {
  const content = new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))])
  const { refuseNotFile } = await import('#api/files.ts')
  await refuseNotFile(content, '', 200).catch((cause: unknown) => {
    // 不是请求的失败，没有人统一提示
    throw cause instanceof ApiError && cause.kind === 'business'
      ? cause
      : new Error(channelTexts.exportFailed)
  })
  return content
}

/** 从对象存储取，它的 401、403 说的不是门户的会话与权限；失败（含跨源被拒）一律 文件导出失败，超时仍按超时（N22、H15）。 */
async function fetchFromStore(address: string, method: FetchMethod, transfer: Reading) {
  const url = safeFileUrl(address, location.origin)
  if (!url) throw new Error(channelTexts.exportFailed)
  try {
    return await request<Blob>({ url, method, responseType: 'blob' }, { ...transfer, quiet: 'wholly' })
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'cancelled') throw cause
    const timedOut = cause instanceof ApiError && cause.kind === 'timeout'
    if (!timedOut) throw new Error(channelTexts.exportFailed, { cause })
    if (!transfer.quiet) reportFailure(cause)
    throw cause
  }
}

/**
 * 取文件的内容：先换地址，用对象存储就从那里取；随应答给了 base64 就用它；否则走 otherwise（规范第 7 节 Files）。
 * 地址有时效，每次重新换取。
 * @throws ApiError，或对象存储取不到时的 Error
 */
export async function readFile(
  asked: Omit<PresignUrlRequest, '_t'>,
  otherwise: () => Promise<Blob>,
  transfer: Reading = {},
): Promise<Blob> {
  const { quiet } = transfer
  const { useOss, url, method, data } = await presignUrl({ ...asked, _t: Math.round(serverNow()) }, { quiet })
  if (useOss) return fetchFromStore(url, method, transfer)
  if (data) return decode(data)
  return otherwise()
}

/**
 * 取附件的内容，不用对象存储时走下载接口。作为 useDownload 的 load。
 * @throws 同 readFile
 */
export function downloadAttachment(
  { fileId, fileName }: Pick<Attachment, 'fileId' | 'fileName'>,
  transfer: Transfer = {},
): Promise<Blob> {
  return readFile(
    { pkFile: fileId, isAttachment: true, localFileName: safeFileName(fileName) },
    () => downloadFile(encodeURIComponent(fileId), transfer),
    transfer,
  )
}
