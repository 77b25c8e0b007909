import { strToU8, unzipSync, Zip, ZipPassThrough } from 'fflate'
import { BusinessError } from '../errors.ts'

type ZipEntry = { name: string; bytes: Uint8Array }

/** A larger unpacked size is treated as a bomb. */
const MAX_UNZIPPED = 100 * 1024 * 1024
const MAX_ENTRIES = 200
/** The earliest date of an archive: the same documents make the same archive on any day. */
const MTIME = '1980-01-01T00:00:00'

/** Packs files without compression; names may occur twice. */
export const zip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = MTIME
    archive.add(file)
    // the archive takes ownership of the buffers
    file.push(bytes.slice(), true)
  }
  archive.end()
  const packed = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const chunk of chunks) {
    packed.set(chunk, at)
    at += chunk.length
  }
  return packed
}

const broken = () => new BusinessError('G-FILE', '压缩包已损坏或不受支持')

/** A name is UTF-8 even in archives without the flag: those of macOS. */
const nameOf = (path: string): string => {
  const name = path.split(/[\\/]/).at(-1)!
  try {
    return /[\u0100-\uffff]/.test(name)
      ? name
      : new TextDecoder('utf-8', { fatal: true }).decode(strToU8(name, true))
  } catch {
    return name
  }
}

/** Unpacks an archive without its folders; only the last part of a path is kept, so that nothing is written elsewhere. */
export const unzip = (bytes: Uint8Array): ZipEntry[] => {
  // the flag of an encrypted file
  if ((bytes[6] ?? 0) & 1) throw broken()
  let count = 0
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1
        total += originalSize
        if (count > MAX_ENTRIES) throw new BusinessError('G-FILE', `压缩包内至多${MAX_ENTRIES}个文件`)
        if (total > MAX_UNZIPPED) throw new BusinessError('G-FILE', '压缩包解开后过大')
        return !name.endsWith('/')
      },
    })
    return Object.entries(files).map(([path, content]) => ({ name: nameOf(path), bytes: content }))
  } catch (error) {
    throw error instanceof BusinessError ? error : broken()
  }
}
