// 客户端送出的合乎契约：每个操作都经生成的函数与真正的 src/api 发一次，后端是假的，看它收到什么。
import type { InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it } from 'vitest'
import type { RequestConfig } from '#api/requestConfig.ts'
import { bindCorp, clearSession } from '#api/session.ts'
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Exchange, exchangeProblems } from '../../mocks/kernel/contract/exchange.ts'
import type { Operation } from '../../mocks/kernel/contract/operations.ts'
import { backend, sent, signedIn } from '../api/backend.ts'

signedIn()

type Send = (...inputs: unknown[]) => Promise<unknown>
const modules = import.meta.glob<Record<string, Send>>('../../src/api/generated/*/*/*.ts', { eager: true })
const functions: Readonly<Record<string, Send>> = Object.assign({}, ...Object.values(modules))

const contract = readContract()
const page = { pageCond: { pageNo: 1, pageSize: 10 } }
const document = { documentNo: 'KL2026052000000001', version: 1 }
const operationOf = (id: string): Operation =>
  contract.operations.find(({ operationId }) => operationId === id)!

/** 一律以业务失败作答：不重发，不看内容。 */
const refused = () => ({
  data: new Blob([]),
  headers: { 'x-scf-error-code': 'NO', 'x-scf-error-message': 'no' },
})
const options = ({ binary }: Operation): RequestConfig => ({
  quiet: true,
  adapter: backend(binary ? refused() : { data: { code: 'NO', message: '不办', data: null } }),
})

/** 经生成的函数发一次，得到送出的。 */
const sentBy = async (operation: Operation, body: unknown = {}): Promise<InternalAxiosRequestConfig> => {
  sent.length = 0
  bindCorp('C001')
  const { operationId, pathParams, body: kind } = operation
  const inputs = [...pathParams.map(() => 'x1'), ...(kind === 'none' ? [] : [body])]
  await expect(functions[operationId]?.(...inputs, options(operation))).rejects.toMatchObject({ code: 'NO' })
  expect(sent, operationId).toHaveLength(1)
  return sent[0]!
}

const exchangeOf = ({ method, url, headers, data }: InternalAxiosRequestConfig): Exchange => ({
  method: method!.toUpperCase(),
  path: url!,
  requestHeaders: Object.fromEntries(
    Object.entries(headers.toJSON()).map(([name, at]) => [name, String(at)]),
  ),
  ...(typeof data === 'string' ? { requestBody: data } : {}),
  status: 500,
})

const headProblems = (operation: Operation, headers: Readonly<Record<string, string>>) =>
  contract.headProblems(operation, new Headers(headers), new URLSearchParams())

describe('送出的请求头', () => {
  const file = { file: new Blob(['%PDF'], { type: 'application/pdf' }), category: 'CONTRACT' }

  it('每个操作都合乎契约', async () => {
    const problems: string[] = []
    for (const operation of contract.operations) {
      const { requestHeaders = {} } = exchangeOf(
        await sentBy(operation, operation.body === 'multipart' ? file : {}),
      )
      problems.push(...headProblems(operation, requestHeaders))
    }
    expect(problems).toEqual([])
  })

  it('没有登录时，登录之前的调用也合乎契约', async () => {
    const open = contract.operations.filter(({ isPublic }) => isPublic)
    expect(open.length).toBeGreaterThan(10)
    for (const operation of open) {
      clearSession()
      const { requestHeaders = {} } = exchangeOf(await sentBy(operation))
      expect(headProblems(operation, requestHeaders)).toEqual([])
    }
  })
})

describe('送出的整个请求', () => {
  it.each([
    ['查询', 'pageIssueApplications', page],
    ['办理', 'cancelIssueApplication', document],
    ['导出', 'exportIssueApplications', page],
    ['登录之前', 'verifyRegistration', { corpName: '华信', uscc: '91310000MA1K00001X' }],
    ['取文件', 'downloadFile', undefined],
  ])('%s：%s', async (_kind, id, body) => {
    expect(exchangeProblems(contract, exchangeOf(await sentBy(operationOf(id), body)))).toEqual([])
  })

  it('上传：表单的各项照契约', async () => {
    const operation = operationOf('uploadFile')
    const form = (await sentBy(operation, { file: new File(['%PDF'], 'a.pdf'), category: 'CONTRACT' }))
      .data as FormData
    expect(contract.requestProblems(operation, Object.fromEntries(form))).toEqual([])
    form.set('category', 'NONE')
    form.delete('file')
    expect(contract.requestProblems(operation, Object.fromEntries(form))).toHaveLength(2)
  })

  it('正文不对找得到', async () => {
    const sentPage = await sentBy(operationOf('pageIssueApplications'), { pageCond: { pageNo: 0 } })
    expect(exchangeProblems(contract, exchangeOf(sentPage)).join()).toMatch(
      /pageNo.*pageSize|pageSize.*pageNo/,
    )
  })
})

describe('送错了找得到', () => {
  const operation = operationOf('cancelIssueApplication')
  const right = async () => exchangeOf(await sentBy(operation, document))
  const needed = operation.headers.filter(({ required }) => required).map(({ name }) => name)

  it('办理要带的头有六个', () => {
    expect(needed).toHaveLength(6)
  })

  it.each(needed)('没有 %s，或拼错了', async (name) => {
    const exchange = await right()
    const { [name]: value = '', ...others } = exchange.requestHeaders!
    expect(value).not.toBe('')
    const without = { ...exchange, requestHeaders: others }
    expect(exchangeProblems(contract, without).join()).toContain(`没有请求头 ${name}`)
    const misspelt = { ...exchange, requestHeaders: { ...others, [`${name}s`]: value } }
    expect(exchangeProblems(contract, misspelt).join()).toContain(`没有请求头 ${name}`)
  })

  it.each(operation.headers.map(({ name }) => name).filter((name) => name !== 'x-scf-auth-token'))(
    '%s 的值不像样',
    async (name) => {
      const exchange = await right()
      const odd = { ...exchange, requestHeaders: { ...exchange.requestHeaders, [name]: '' } }
      expect(exchangeProblems(contract, odd).join()).toContain(`请求头 ${name} must`)
    },
  )

  it('可以不带的拼错了，就是契约没有的', async () => {
    const exchange = await right()
    const odd = { ...exchange, requestHeaders: { ...exchange.requestHeaders, 'X-Scf-CorpId': 'C001' } }
    expect(exchangeProblems(contract, odd).join()).toContain('契约没有 x-scf-corpid')
  })

  it('契约没有的查询参数、别的正文类型', async () => {
    const exchange = await right()
    const requestHeaders = { ...exchange.requestHeaders, 'Content-Type': 'text/plain' }
    const found = exchangeProblems(contract, { ...exchange, path: `${exchange.path}?a=1`, requestHeaders })
    expect(found.join()).toMatch(/查询参数里契约没有 a.*请求体不能是 text\/plain/)
  })
})
