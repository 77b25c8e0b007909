// ZIP archives, as little of them as the mock needs: written stored, read stored or deflated, without encryption.
import { crc32, inflateRawSync } from 'node:zlib'
import { BusinessError } from './errors.ts'

export type ZipEntry = { name: string; bytes: Uint8Array }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const UTF8 = 0x0800
/** 解开后的上限，防压缩炸弹。 */
const MAX_UNZIPPED = 100 * 1024 * 1024
const MAX_ENTRIES = 200

const record = (length: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(length)
  write(new DataView(bytes.buffer))
  return bytes
}

/** 打包：文件名按 UTF-8，内容不压缩。 */
export const zip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = new TextEncoder().encode(name)
    const sum = crc32(bytes)
    const shared = (view: DataView, at: number) => {
      view.setUint16(at, 20, true)
      view.setUint16(at + 2, UTF8, true)
      view.setUint16(at + 8, 0x21, true)
      view.setUint16(at + 6, 0, true)
      view.setUint32(at + 10, sum, true)
      view.setUint32(at + 14, bytes.length, true)
      view.setUint32(at + 18, bytes.length, true)
      view.setUint16(at + 22, path.length, true)
    }
    const local = record(30, (view) => {
      view.setUint32(0, LOCAL, true)
      shared(view, 4)
    })
    const central = record(46, (view) => {
      view.setUint32(0, CENTRAL, true)
      view.setUint16(4, 20, true)
      shared(view, 6)
      view.setUint32(42, offset, true)
    })
    parts.push(local, path, bytes)
    directory.push(central, path)
    offset += local.length + path.length + bytes.length
  }
  const size = directory.reduce((total, part) => total + part.length, 0)
  const end = record(22, (view) => {
    view.setUint32(0, END, true)
    view.setUint16(8, entries.length, true)
    view.setUint16(10, entries.length, true)
    view.setUint32(12, size, true)
    view.setUint32(16, offset, true)
  })
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

const broken = () => new BusinessError('G-FILE', '压缩包已损坏或不受支持')

/** 解包：跳过文件夹；名字里的路径只留最后一段，免得写到别处。 */
export const unzip = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    let end = bytes.length - 22
    while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
    if (end < 0) throw broken()
    const count = view.getUint16(end + 10, true)
    if (count > MAX_ENTRIES) throw new BusinessError('G-FILE', `压缩包内至多${MAX_ENTRIES}个文件`)
    const entries: ZipEntry[] = []
    let at = view.getUint32(end + 16, true)
    let total = 0
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== CENTRAL || view.getUint16(at + 8, true) & 1) throw broken()
      const nameLength = view.getUint16(at + 28, true)
      const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packed = bytes.subarray(from, from + view.getUint32(at + 20, true))
      total += view.getUint32(at + 24, true)
      if (total > MAX_UNZIPPED) throw new BusinessError('G-FILE', '压缩包解开后过大')
      if (!path.endsWith('/')) {
        const method = view.getUint16(at + 10, true)
        if (method !== 0 && method !== 8) throw broken()
        const content =
          method === 0
            ? packed.slice()
            : new Uint8Array(inflateRawSync(packed, { maxOutputLength: MAX_UNZIPPED }))
        entries.push({ name: path.split(/[\\/]/).at(-1)!, bytes: content })
      }
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch (error) {
    throw error instanceof BusinessError ? error : broken()
  }
}
