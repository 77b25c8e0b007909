/** 读不成的原因，文字给人看。 */
export class ReadingFailure extends Error {
  override name = 'ReadingFailure'
}

const UNKNOWN = '文件无法打开'
const KNOWN: Record<string, string> = {
  InvalidPDFException: '文件已损坏或不是 PDF',
  FormatError: '文件已损坏或不是 PDF',
  PasswordException: '文件已加密，无法打开',
  ResponseException: '文件下载失败',
}

/**
 * 失败框里的话（PDF-03、P01、P02）：pdf.js 与浏览器给的原因是英文，不给人看。
 * 下载失败只带状态码，原来的信息里有带签名的地址（I6）。
 */
export function failureText(cause: unknown): string {
  if (!(cause instanceof Error)) return UNKNOWN
  if (cause.name === 'ReadingFailure' || cause.name === 'ApiError') return cause.message
  const known = KNOWN[cause.name] ?? UNKNOWN
  const { status } = cause as { status?: number }
  return cause.name === 'ResponseException' && status ? `${known}（${status}）` : known
}
