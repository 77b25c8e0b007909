/** 应答的骨架：[] 列表，[x] 元素为 x 的列表，{} 结构；名字以 ? 结尾的可以没有，只有 ? 的整个可以为 null。由契约生成。 */
export type Shape = readonly Shape[] | { readonly [name: string]: Shape }

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

/** 内容有没有骨架要的列表与结构；值本身（文字、数字）不看。缺了它们页面会坏掉，所以按读失败处理（B05）。 */
export function fits(data: unknown, shape: Shape): boolean {
  if (isList(shape)) {
    const [item] = shape
    return Array.isArray(data) && (item === undefined || data.every((one: unknown) => fits(one, item)))
  }
  const { '?': whole } = shape
  if (whole) return data === null || fits(data, whole)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  return Object.entries(shape).every(([name, inner]) => {
    const isOptional = name.endsWith('?')
    const value = (data as Readonly<Record<string, unknown>>)[isOptional ? name.slice(0, -1) : name]
    return (isOptional && (value === undefined || value === null)) || fits(value, inner)
  })
}
