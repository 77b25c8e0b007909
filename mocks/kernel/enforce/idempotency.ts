import { sha256Hex } from '../digest.ts'
import { BusinessError } from '../errors.ts'
import type { Envelope, Reply } from '../reply.ts'
import type { World } from '../World.ts'

/**
 * Runs a call that moves money or a document at most once per key: the same key with the same body gets the stored answer,
 * with another body an error. Only successful calls are stored: a refused call has moved nothing and may be retried.
 */
export const once = async (
  world: World,
  key: string,
  path: string,
  body: Uint8Array,
  run: () => Promise<Reply>,
): Promise<Reply> => {
  if (!/^[\w-]{16,64}$/.test(key)) throw new BusinessError('IDEMPOTENCY_REQUIRED', '缺少幂等键')
  const bodyHash = sha256Hex(body)
  const known = world.idempotency.get(key)
  if (known) {
    if (known.path !== path || known.bodyHash !== bodyHash) {
      throw new BusinessError('IDEMPOTENCY_MISMATCH', '重复的请求，但内容不一致')
    }
    return { body: JSON.parse(await known.answer) as Envelope }
  }
  const reply = run()
  // as text: the documents in it may change before the retry
  const answer = reply.then(({ body: envelope }) => JSON.stringify(envelope))
  world.idempotency.set(key, { path, bodyHash, answer })
  try {
    await answer
  } catch (error) {
    world.idempotency.delete(key)
    throw error
  }
  return reply
}
