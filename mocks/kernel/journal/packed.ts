// A world inside a link: its journal as text, deflated, in signs that an address takes as they are.
import { toBase64 } from '../base64.ts'

/** What a link holds of a journal; refused where nothing can deflate. */
export const pack = async (journal: string): Promise<string> => {
  if (!('CompressionStream' in globalThis))
    throw new Error('这个浏览器做不了分享链接：它不会压缩。请导出成文件')
  const deflated = new Blob([journal]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The way back to the journal, as text: it runs in a page that has no modules. */
export const UNPACK = `async (packed) => {
  if (!self.DecompressionStream) throw new Error('这个浏览器打不开分享链接：它不会解压。请换一个新一些的浏览器')
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await new Response(inflated).json()
  } catch { throw new Error('链接不完整：请把它从头到尾再复制一次') }
}`
