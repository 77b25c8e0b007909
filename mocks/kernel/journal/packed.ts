// A world inside a link: its journal as text, deflated, in signs that an address takes as they are.
import { toBase64 } from '../base64.ts'
import { verbatim } from '../html.ts'
import { LARGEST_IN_LINK, tooLarge } from './step.ts'

/** What a link holds of a journal; refused where nothing can deflate. */
export const pack = async (journal: string): Promise<string> => {
  if (!('CompressionStream' in globalThis))
    throw new Error('这个浏览器做不了分享链接：它不会压缩。请导出成文件')
  const deflated = new Blob([journal]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The way back to the journal: it runs in a page that has no modules. It stops inflating where a world is too large. */
export const UNPACK = verbatim(`async (packed) => {
  if (!self.DecompressionStream) throw new Error('这个浏览器打不开分享链接：它不会解压。请换一个新一些的浏览器')
  const chunks = []
  let size = 0
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let read = await reader.read(); !read.done && size <= ${LARGEST_IN_LINK}; read = await reader.read()) {
      chunks.push(read.value)
      size += read.value.length
    }
    if (size <= ${LARGEST_IN_LINK}) return JSON.parse(await new Blob(chunks).text())
    await reader.cancel()
  } catch { throw new Error('链接不完整：请把它从头到尾再复制一次') }
  throw new Error('${tooLarge(LARGEST_IN_LINK)}')
}`)
