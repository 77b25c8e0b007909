// 模拟的对象存储：在另一个源，不认身份，只认地址：一个地址取一份文件，过了时候就不给。
import type { Context } from '../../kernel/Context.ts'
import { sha256Hex } from '../../kernel/digest.ts'
import type { World } from '../../kernel/World.ts'
import type { ControlCall } from '../../kernel/wiring.ts'
import type { FileRow } from './rows.ts'

export const OBJECT_STORE_PATH = '/__mock/object-store'

const LIFETIME_MS = 5 * 60_000

/** 图片处理参数在地址里的名字。 */
const PROCESS = 'x-oss-process'

/** 同一个端口的另一个源：浏览器把本机的地址与名称当作两家。别的主机没有另一个名称，仍是它自己。 */
const OTHER_NAME: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }

/** 地址答应了什么：哪一份、以什么方法、图片怎样处理（原样取的是空串）、到什么时候。 */
interface Grant {
  readonly file: string
  readonly method: string
  readonly process: string
  readonly expires: string
}

// 模拟后端没有秘密：签名只使改过的地址不能用
const signatureOf = (world: World, { file, method, process, expires }: Grant): string =>
  sha256Hex(['object-store', world.id, file, method, process, expires].join(':'))

/** 预签名地址：五分钟之内，以这个方法取这一份。 */
export const presignedUrl = (
  { world, request }: Context,
  { fileId }: FileRow,
  { method, process }: Pick<Grant, 'method' | 'process'>,
): string => {
  const url = new URL(OBJECT_STORE_PATH, request.url)
  url.hostname = OTHER_NAME[url.hostname] ?? url.hostname
  const expires = String(world.clock.ms() + LIFETIME_MS)
  const signature = signatureOf(world, { file: fileId, method, process, expires })
  const search = new URLSearchParams({ world: world.id, file: fileId, expires, signature })
  if (process) search.set(PROCESS, process)
  url.search = String(search)
  return url.href
}

/**
 * 取文件；地址改过、过期、换了方法的 403，要处理而不是图片的 400，与真的对象存储一样不是信封。
 * 图片照原样给：缩小多少由真的对象存储做。
 */
export const fetchFromStore: ControlCall = ({ world, url, request: { method } }) => {
  const read = (name: string) => url.searchParams.get(name) ?? ''
  const grant = { file: read('file'), method, process: read(PROCESS), expires: read('expires') }
  const file = world.files.get(grant.file)
  const isGiven = read('signature') === signatureOf(world, grant) && world.clock.ms() <= Number(grant.expires)
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store' }
  if (!file || !isGiven) return new Response(null, { status: 403, headers })
  const { fileName, contentType, bytes } = file
  if (grant.process && !contentType.startsWith('image/')) return new Response(null, { status: 400, headers })
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
