import { ApiError } from './ApiError.ts'
import { type Answer, asEnvelope, channelTexts, readJson, statusError } from './outcome.ts'

/** 头里的中文：百分号编码、被当成 Latin-1 的 UTF-8 字节、或原文（T40）。解不开就原样。 */
export const decodeHeader = (value: string): string => {
  try {
    if (/%[0-9a-f]{2}/i.test(value)) return decodeURIComponent(value)
    if (/[\u0080-\u00ff]/.test(value))
      return new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(value, (char) => char.charCodeAt(0)),
      )
  } catch {
    // 不是那种编码
  }
  return value
}

const fileNameOf = (disposition: string): string => {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]
  return decodeHeader((extended ?? plain ?? '').trim())
}

const exportFailed = (status: number) =>
  new ApiError('network', 'EXPORT_FAILED', channelTexts.exportFailed, status)

/** 说明失败的 JSON 不会更长；更大的才是文件。 */
const LONGEST_TELLING = 64 * 1024
const PAGE = /^(<\?xml[^>]*>)?\s*(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i

const envelopeIn = async (content: Blob): Promise<unknown> => {
  if (content.size > LONGEST_TELLING) return undefined
  try {
    return JSON.parse(await content.text())
  } catch {
    return undefined
  }
}

/**
 * 该是文件的内容却是一段 JSON 或一个网页（网关、登录页），不管自称什么类型：当失败抛出，不存成文件。
 * 契约里没有一个下载是 JSON 或网页。信封里有话的给服务端的话，其余是 文件导出失败。
 * @param type 应答的 content-type；没有为空串
 */
export const refuseNotFile = async (content: Blob, type: string, status: number): Promise<void> => {
  const start = (await content.slice(0, 1024).text()).trimStart()
  const isJson = /\bjson\b/i.test(type)
  if (isJson || start.startsWith('{')) {
    const received = await envelopeIn(content)
    const envelope = asEnvelope(received)
    if (envelope?.message && envelope.code !== '0')
      throw new ApiError('business', envelope.code, envelope.message, status)
    if (isJson || received !== undefined) throw exportFailed(status)
  }
  if (content.size === 0 || /\bhtml\b/i.test(type) || PAGE.test(start)) throw exportFailed(status)
}

/**
 * 从文件应答取出内容（HTTP-10）：失败在头 x-scf-error-code 与 x-scf-error-message 里，或是一个 JSON 信封；
 * 空文件、网页与其他状态是 文件导出失败，504 是超时文案。
 * 得到 File，名字取自 content-disposition（可能为空串）。
 */
export const readBlob = async (answer: Answer): Promise<File> => {
  const code = answer.header('x-scf-error-code')
  if (code && code !== '0') {
    const message = decodeHeader(answer.header('x-scf-error-message')).trim()
    throw new ApiError('business', code, message || channelTexts.exportFailed, answer.status)
  }
  // 请求本身被拒，还是登录失效、没有权限，由正文里的信封说（T21）
  if ((answer.status === 401 || answer.status === 403) && answer.data instanceof Blob)
    return readJson({ ...answer, data: await envelopeIn(answer.data) }) as never
  const failed = statusError(answer.status)
  if (failed) throw failed.kind === 'network' ? exportFailed(answer.status) : failed
  if (!(answer.data instanceof Blob)) throw exportFailed(answer.status)
  const type = answer.header('content-type')
  await refuseNotFile(answer.data, type, answer.status)
  return new File([answer.data], fileNameOf(answer.header('content-disposition')), { type })
}
