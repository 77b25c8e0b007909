// 模拟的对象存储：在另一个源，不认身份，只认地址：一个地址取一份文件，过了时候就不给。
import type { Context } from '../../kernel/Context.ts'
import { sha256Hex } from '../../kernel/digest.ts'
import type { World } from '../../kernel/World.ts'
import type { ControlCall } from '../../kernel/wiring.ts'
import type { FileRow } from './rows.ts'

export const OBJECT_STORE_PATH = '/__mock/object-store'

const LIFETIME_MS = 5 * 60_000

/** 同一个端口的另一个源：浏览器把本机的地址与名称当作两家。别的主机没有另一个名称，仍是它自己。 */
const OTHER_NAME: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }

// 模拟后端没有秘密：签名只使改过的地址不能用
const signatureOf = (world: World, fileId: string, expires: string): string =>
  sha256Hex(['object-store', world.id, fileId, expires].join(':'))

/** 预签名地址：五分钟之内取这一份。 */
export const presignedUrl = ({ world, request }: Context, { fileId }: FileRow): string => {
  const url = new URL(OBJECT_STORE_PATH, request.url)
  url.hostname = OTHER_NAME[url.hostname] ?? url.hostname
  const expires = String(world.clock.ms() + LIFETIME_MS)
  const signature = signatureOf(world, fileId, expires)
  url.search = String(new URLSearchParams({ world: world.id, file: fileId, expires, signature }))
  return url.href
}

/** 取文件；地址改过、过期的 403，与真的对象存储一样不是信封。 */
export const fetchFromStore: ControlCall = ({ world, url }) => {
  const [fileId, expires, signature] = ['file', 'expires', 'signature'].map(
    (name) => url.searchParams.get(name) ?? '',
  ) as [string, string, string]
  const file = world.files.get(fileId)
  const isGiven = signature === signatureOf(world, fileId, expires) && world.clock.ms() <= Number(expires)
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store' }
  if (!file || !isGiven) return new Response(null, { status: 403, headers })
  const { fileName, contentType, bytes } = file
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
