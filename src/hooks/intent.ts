/** 128 位随机数；内网 http 下没有 crypto.randomUUID。 */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const identity = (values: unknown) => JSON.stringify(values) ?? ''

/** 写操作附带的请求头：同一意图的重试用同一个幂等键。 */
export interface WriteOptions {
  headers: { 'Idempotency-Key': string }
}

/**
 * 幂等键的保管：同样的内容在结果不明（超时、断网）后重试沿用原键；
 * 有了确定的结果（成功或业务拒绝）换新键；内容改变即是新的意图（T19、T21）。
 */
export function createIntents() {
  const keys = new Map<string, string>()
  return {
    options(values: unknown): WriteOptions {
      const id = identity(values)
      const key = keys.get(id) ?? randomKey()
      keys.set(id, key)
      return { headers: { 'Idempotency-Key': key } }
    },
    settle(values: unknown) {
      keys.delete(identity(values))
    },
  }
}
