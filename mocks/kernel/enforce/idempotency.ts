import { createHash } from 'node:crypto'
import { BusinessError } from '../errors.ts'
import type { World } from '../World.ts'

/**
 * Runs a call that moves money or a document at most once per key: the same key with the same body gets the stored answer,
 * with another body an error. Only answers with code '0' are kept: a refused call has moved nothing and may be tried again.
 */
export const once = async (
  world: World,
  key: string,
  path: string,
  body: Uint8Array,
  run: () => Promise<Response>,
): Promise<Response> => {
  if (!/^[\w-]{16,64}$/.test(key)) throw new BusinessError('IDEMPOTENCY_REQUIRED', '缺少幂等键')
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const known = world.idempotency.get(key)
  if (known) {
    if (known.path !== path || known.bodyHash !== bodyHash) {
      throw new BusinessError('IDEMPOTENCY_MISMATCH', '重复的请求，但内容不一致')
    }
    return (await known.answer).clone()
  }
  const answer = run()
  world.idempotency.set(key, { path, bodyHash, answer })
  const keep = await answer.then(
    async (response) => ((await response.clone().json()) as { code?: string }).code === '0',
    () => false,
  )
  if (!keep) world.idempotency.delete(key)
  return (await answer).clone()
}
