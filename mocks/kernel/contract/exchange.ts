import type { Contract } from './Contract.ts'
import type { Operation } from './operations.ts'

/** A recorded request with its answer; bodies as text. */
export type Exchange = {
  method: string
  /** With or without a query. */
  path: string
  requestHeaders?: Readonly<Record<string, string>>
  requestBody?: string
  status: number
  contentType?: string
  responseBody?: string
  /** The x-scf-error-code of a file answer. */
  errorCode?: string
}

const parse = (text: string | undefined): unknown => {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const matches = ({ method, path }: Operation, exchange: Exchange, pathname: string): boolean =>
  method === exchange.method &&
  (path === pathname ||
    (path.includes('{') && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)))

/** Whether that path belongs to the contract. */
export const isContractPath = (path: string): boolean => /^\/(api\/web\/corp|uaa)\//.test(path)

/** Violations of the contract in an exchange, in Chinese; empty when there are none. */
export const exchangeProblems = (contract: Contract, exchange: Exchange): string[] => {
  const [pathname = '', query = ''] = exchange.path.split('?')
  const what = `${exchange.method} ${pathname}`
  const operation = contract.operations.find((one) => matches(one, exchange, pathname))
  if (!operation) return [`${what}：契约里没有这个接口`]
  const problems: string[] = []
  // a recording without headers has none to check
  if (exchange.requestHeaders) {
    const headers = new Headers(exchange.requestHeaders)
    problems.push(...contract.headProblems(operation, headers, new URLSearchParams(query)))
  }
  const sent = parse(exchange.requestBody)
  if (operation.body === 'json' && sent !== undefined)
    problems.push(...contract.requestProblems(operation, sent))
  if (exchange.status === 200 && !operation.binary) {
    const answer = parse(exchange.responseBody)
    if (answer === undefined) problems.push(`${operation.operationId} 应答不是 JSON`)
    else problems.push(...contract.answerProblems(operation, answer))
  }
  if (exchange.errorCode) problems.push(...contract.codeProblems(operation, exchange.errorCode))
  return problems.map((problem) => `${what}：${problem}`)
}
