// 单独成文件：每个请求都要问有没有敏感字段，加密的代码却很少用到

/** 规范点名、发送前必须加密的字段。 */
const always = ['mobilePhone', 'idCard', 'bankCard']

/** 普通对象：不是数组、不是文件。 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** 这个字段要加密吗。 */
export const isSensitive = (name: string, value: unknown, extra: readonly string[]): value is string =>
  typeof value === 'string' && value !== '' && (always.includes(name) || extra.includes(name))

/**
 * 正文（任意深度）里有没有敏感字段；只有有时才去取公钥与加密库。
 * @param extra 契约标了 x-sensitive 的字段名
 */
export const hasSensitive = (body: unknown, extra: readonly string[] = []): boolean => {
  if (Array.isArray(body)) return body.some((item) => hasSensitive(item, extra))
  if (!isRecord(body)) return false
  return Object.entries(body).some(
    ([name, value]) => isSensitive(name, value, extra) || hasSensitive(value, extra),
  )
}
