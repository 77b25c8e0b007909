export interface UploadRules {
  /** 允许的扩展名，不带点，如 ['pdf', 'jpg'] */
  readonly accept: readonly string[]
  /** 单个上限，MB */
  readonly maxSizeMb: number
}

export const DUPLICATE = '文件重复'

// 内容的标志；表里没有的扩展名不查，由服务端核对
const MAGIC: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  ofd: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  zip: [0x50, 0x4b, 0x03, 0x04],
}

/** 这几种的读者都容许标志之前有别的字节（BOM、空行、打印机的命令），PDF 说明白了是 1024 个之内。 */
const LEADABLE = new Set(['pdf', 'ofd', 'xlsx', 'zip'])
const LEAD = 1024

/** 标志在开头 1024 个字节里的哪里；没有得 undefined。 */
export function findSignature(content: Uint8Array, signature: readonly number[]): number | undefined {
  const most = Math.min(LEAD, content.length - signature.length)
  for (let from = 0; from <= most; from += 1)
    if (signature.every((byte, at) => content[from + at] === byte)) return from
  return undefined
}

const extensionOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** 只看名字与大小就能拒收的原因；可以收为空（G-FILE、U01）。 */
export function refusalOf(file: File, { accept, maxSizeMb }: UploadRules): string | undefined {
  const allowed = accept.map((one) => one.toLowerCase())
  if (!allowed.includes(extensionOf(file.name))) return `格式不支持，仅支持 ${allowed.join('、')}`
  if (file.size === 0) return '文件为空'
  if (file.size > maxSizeMb * 1024 * 1024) return `文件不能超过 ${maxSizeMb} MB`
  return undefined
}

/** 内容与扩展名相符（U01）。 */
export function matchesContent(name: string, content: Uint8Array): boolean {
  const extension = extensionOf(name)
  const at = findSignature(content, MAGIC[extension] ?? [])
  return at === 0 || (at !== undefined && LEADABLE.has(extension))
}

/** 内容的 sha-256，小写十六进制。 */
export async function sha256Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
