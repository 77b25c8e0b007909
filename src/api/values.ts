// 契约里的数字只有件数、天数、页码、版本、进度这些，从名字就认得出（tests/contract 核对）；其余的值一律是文字或是否。
const COUNTED =
  /^(count|version|revision|pageNo|pageSize|fileSize|rowIndex|dayBasis|useRank|maxLength|maxInvoices|minutesToOpen|(t|maxT)ransferLevel|currentMaxLevel)$|[a-z](Count|Days|Left|Years|Seconds|Percent)$/

/** 契约里叫这个名字的值是不是整数。 */
export const isCounted = (name: string): boolean => COUNTED.test(name)

/**
 * 与名字不符的值的名字：该是文字却是数字（过了 2 的 53 次方的编号、金额已经不准），该是整数却不是、或大得不准。
 * 列表里的值随列表的名字；null 是没有值，不算。
 */
export function oddNames(data: unknown, name = 'data', odd = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const item of data) oddNames(item, name, odd)
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) oddNames(value, key, odd)
  else if (data !== null && (isCounted(name) ? !Number.isSafeInteger(data) : typeof data === 'number'))
    odd.add(name)
  return odd
}

/**
 * 内容里的值是不是契约说的那一类；不是的按坏了的应答处理，绝不凑合着用。
 * 契约没有的名字页面用不到，后端多给了不妨碍；契约的名字很多，有可疑的才取来核对。
 */
export async function areAsPromised(data: unknown): Promise<boolean> {
  const odd = [...oddNames(data)]
  if (odd.length === 0) return true
  const { scalarNames } = await import('./generated/scalarNames.ts')
  return !odd.some((name) => scalarNames.has(name))
}
