// 测试的应答里没写、而 http.ts 会缺的：契约要求的列表与结构。
import { readContract } from '../../mocks/hosts/contract.ts'
import { services } from '../../mocks/kernel/contract/operations.ts'
import { answerShape } from '../../scripts/orval/shapes.ts'

type Shape = NonNullable<ReturnType<typeof answerShape>>
type Json = { readonly [key: string]: unknown }

const shapes = new Map<string, Shape>()
for (const [service, base] of Object.entries(services)) {
  const contract = readContract().documents[service as keyof typeof services]
  for (const [path, item] of Object.entries(contract['paths'] as Record<string, Record<string, Json>>))
    for (const operation of Object.values(item)) {
      const shape = operation['x-query'] === true ? answerShape(contract, operation) : undefined
      if (shape) shapes.set(base + path, shape)
    }
}

function filled(data: unknown, shape: Shape): unknown {
  if (Array.isArray(shape)) {
    const [item] = shape as readonly Shape[]
    if (data === undefined) return []
    return Array.isArray(data) && item ? data.map((one: unknown) => filled(one, item)) : data
  }
  const { '?': whole, ...members } = shape as { readonly [name: string]: Shape }
  if (whole) return data === null || data === undefined ? data : filled(data, whole)
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data))) return data
  const own = { ...(data as Json | undefined) } as Record<string, unknown>
  for (const [name, inner] of Object.entries(members)) {
    const key = name.replace(/\?$/, '')
    if (own[key] !== undefined || key === name) own[key] = filled(own[key], inner)
  }
  return own
}

/** 用例只写它关心的内容；必有的列表与结构由契约补上（空的）。path 带基址。 */
export const complete = (path: string, data: unknown): unknown => {
  const shape = shapes.get(path)
  return shape && data !== undefined && data !== null ? filled(data, shape) : data
}
