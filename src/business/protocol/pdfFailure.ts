/** 读不成的原因，文字给人看。 */
export class ReadingFailure extends Error {
  override name = 'ReadingFailure'
}

const KNOWN: Record<string, string> = {
  InvalidPDFException: '文件已损坏或不是 PDF',
  FormatError: '文件已损坏或不是 PDF',
  PasswordException: '文件已加密，无法打开',
  ResponseException: '文件下载失败',
}

/** 失败框里的话：先说人话，括号里是原来的信息（PDF-03、P01、P02）。 */
export function failureText(cause: unknown): string {
  if (!(cause instanceof Error)) return '文件无法打开'
  if (cause.name === 'ReadingFailure' || cause.name === 'ApiError') return cause.message
  const known = KNOWN[cause.name] ?? '文件无法打开'
  // 原来的信息里有带签名的地址，不能显示（I6）
  if (cause.name === 'ResponseException') return `${known}（${(cause as { status?: number }).status ?? ''}）`
  return cause.message ? `${known}（${cause.message}）` : known
}
