// 调用的名称：契约（openapi）里操作的中文摘要，末尾括号里的流转编号不算在内。
import { readFileSync } from 'node:fs'
import { bundleContract, bundlePath, services } from '../../openapi/bundle.ts'
import { likeness } from '../plugin/closest.ts'

/** 门户发出的一种调用。 */
export interface Operation {
  readonly name: string
  readonly method: string
  /** 地址；随单据而变的一段写作 * */
  readonly path: string
  /** 答复是文件，业务错误写在响应头里 */
  readonly isFile: boolean
}

interface Bundle {
  servers: { url: string }[]
  paths: Record<
    string,
    Record<string, { summary?: string; responses?: Record<string, { content?: Record<string, unknown> }> }>
  >
}

/** 不是契约里的操作，场景却要说到的。 */
const OTHERS: readonly Operation[] = [
  { name: '取在线客服的脚本', method: 'GET', path: '/__mock/customer-service/*', isFile: true },
]

const nameOf = (summary: string): string => summary.replace(/（[^（）]*T-[^（）]*）$/, '')

function operationsIn(service: string): Operation[] {
  const { servers, paths } = JSON.parse(readFileSync(bundlePath(service), 'utf8')) as Bundle
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary, responses }]): Operation[] => {
      if (summary === undefined) return []
      const types = Object.keys(responses?.['200']?.content ?? {})
      return [
        {
          name: nameOf(summary),
          method: method.toUpperCase(),
          path: `${servers[0]?.url ?? ''}${path}`.replaceAll(/\{\w+\}/g, '*'),
          isFile: !types.includes('application/json'),
        },
      ]
    }),
  )
}

let known: ReadonlyMap<string, readonly Operation[]> | undefined

/** 全部调用，名称 → 叫这个名称的；一个名称只该有一个。 */
export function operationsByName(): ReadonlyMap<string, readonly Operation[]> {
  if (known === undefined) {
    bundleContract()
    known = Map.groupBy([...services.flatMap(operationsIn), ...OTHERS], ({ name }) => name)
  }
  return known
}

/** 叫这个名称的调用；没有的指出最接近的。 */
export function operationNamed(name: string): Operation {
  const found = operationsByName().get(name)
  if (found?.length === 1 && found[0]) return found[0]
  if (found) throw new Error(`叫“${name}”的调用不止一个：${found.map(({ path }) => path).join('、')}`)
  const near = [...operationsByName().keys()].toSorted((a, b) => likeness(name, b) - likeness(name, a))
  throw new Error(`没有叫“${name}”的调用；最接近的：${near.slice(0, 5).join('、')}`)
}

/** 这个地址是不是这个调用的。 */
export const isCallOf = ({ path }: Operation, pathname: string): boolean => {
  const parts = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^/]*')}$`).test(pathname)
}

/** 地址里不随单据而变的开头。 */
export const fixedPart = ({ path }: Operation): string => path.split('*')[0] ?? path
