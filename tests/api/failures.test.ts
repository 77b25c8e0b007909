import type { InternalAxiosRequestConfig } from 'axios'
import { AxiosError } from 'axios'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { renewEpoch } from '#api/epoch.ts'
import { announced, onChannelFailure } from '#api/failures.ts'
import { request } from '#api/http.ts'
import { channelTexts } from '#api/outcome.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { axiosFailure, type backend, failure, post, sent, signedIn } from './backend.ts'

signedIn()

describe('失败（规范第 8 节，逐行）', () => {
  const rows: [string, Parameters<typeof backend>[0], Partial<ApiError>][] = [
    [
      '业务码原样给信息（HTTP-04）',
      { data: { code: 'ISS-1', message: '额度不足' } },
      { kind: 'business', code: 'ISS-1', message: '额度不足' },
    ],
    [
      '信息为空（HTTP-07）',
      { data: { code: '1', message: '  ' } },
      { kind: 'network', code: '1', message: channelTexts.network },
    ],
    [
      '信息为 null',
      { data: { code: '1', message: null } },
      { kind: 'network', message: channelTexts.network },
    ],
    ['401（HTTP-05）', { status: 401 }, { kind: 'unauthorized', status: 401 }],
    ['403（HTTP-06）', { status: 403 }, { kind: 'forbidden', message: '您暂无权限操作此页面！' }],
    ['504（HTTP-08）', { status: 504 }, { kind: 'timeout', message: '抱歉，网络超时，错误代码504' }],
    [
      '超时（HTTP-08）',
      axiosFailure('ECONNABORTED'),
      { kind: 'timeout', message: '抱歉，网络超时，错误代码504' },
    ],
    ['断网', axiosFailure('ERR_NETWORK'), { kind: 'network', status: 0 }],
    ...[201, 204, 302, 404, 405, 409, 410, 415, 422, 429, 500, 502, 503].map(
      (status): (typeof rows)[number] => [
        `其他状态 ${status}`,
        { status, data: { code: '0', message: '', data: 1 } },
        { kind: 'network', status },
      ],
    ),
    [
      '500 带 JSON 信息（H11）',
      { status: 500, data: { code: '1', message: '数据库忙' } },
      { kind: 'network', status: 500 },
    ],
    ['HTML（N12）', { data: '<html></html>' }, { kind: 'network' }],
    ['空正文（N13）', { data: '' }, { kind: 'network' }],
    ['被截断的 JSON（N11）', { data: '{"code":"0","data":{"list":[' }, { kind: 'network' }],
    ['没有 code', { data: { message: 'x' } }, { kind: 'network' }],
    ['数组', { data: [] }, { kind: 'network' }],
  ]
  test.each(rows)('%s', async (_, reply, expected) => {
    const error = await failure(post({}, reply))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(expected)
    if (expected.kind === 'network')
      expect(error.message).toBe(
        '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
      )
  })

  test('主动取消：当前请求已被取消，不作统一提示（HTTP-09）', async () => {
    const controller = new AbortController()
    const hang = (config: InternalAxiosRequestConfig) =>
      new Promise<never>((_, reject) => {
        const signal = config.signal as AbortSignal
        signal.addEventListener('abort', () => reject(new AxiosError('canceled', 'ERR_CANCELED')))
      })
    const seen = vi.fn<(error: ApiError) => void>()
    const stop = onChannelFailure(seen)
    const work = failure(post({ signal: controller.signal }, hang))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    controller.abort()
    expect(await work).toMatchObject({ kind: 'cancelled', message: '当前请求已被取消' })
    expect(seen).not.toHaveBeenCalled()
    stop()
  })

  test('换了世代，旧的应答不再交出（T25）', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const adapter: RequestConfig['adapter'] = async (config) => {
      sent.push(config)
      await gate
      return {
        status: 200,
        statusText: '',
        data: { code: '0', message: '', data: '旧企业' },
        headers: {},
        config,
      }
    }
    const work = failure(request({ url: '/api/web/corp/v1/a', method: 'POST' }, { adapter }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    renewEpoch()
    release()
    expect(await work).toMatchObject({ kind: 'cancelled' })
  })

  test('通道失败统一报告一次；业务失败不报告，quiet 的只报告 401 与 403（HTTP-05、HTTP-06）', async () => {
    const seen = vi.fn<(error: ApiError) => void>()
    const stop = onChannelFailure(seen)
    const error = await failure(post({}, { status: 403 }))
    await failure(post({}, { data: { code: '1', message: '不行' } }))
    for (const status of [500, 504, 403, 401]) await failure(post({ quiet: true }, { status }))
    for (const status of [500, 403, 401]) await failure(post({ quiet: 'wholly' }, { status }))
    stop()
    expect(seen.mock.calls.map(([{ kind }]) => kind)).toEqual(['forbidden', 'forbidden', 'unauthorized'])
    expect(announced(error)).toBe(true)
  })

  test('什么也不自动重试，哪怕说了多久之后再来（H10）', async () => {
    await failure(post({ query: true }, { status: 503 }))
    await failure(post({ query: true }, axiosFailure('ERR_NETWORK')))
    await failure(post({ query: true }, { status: 429, headers: { 'Retry-After': '0' } }))
    expect(sent).toHaveLength(3)
  })
})
