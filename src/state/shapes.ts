/** 任意值里的一个对象；数组、null 与其他一律得空对象。只读自有属性，原型上的不算。 */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => {
  const record: Record<string, unknown> = Object.create(null)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return record
  for (const name of Object.keys(value)) record[name] = (value as Record<string, unknown>)[name]
  return record
}

/** 任意值当文本：字符串原样，其余为空串；数字也是，编号过了 2 的 53 次方就已经不准。 */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** 任意值当列表：不是数组得空，过长的截断，避免一份坏应答拖住页面。 */
export const asList = (value: unknown, most = 5_000): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : []

/** 列表里的文本，空串与其他略去。 */
export const asTexts = (value: unknown): string[] =>
  asList(value).filter((item): item is string => typeof item === 'string' && item !== '')
