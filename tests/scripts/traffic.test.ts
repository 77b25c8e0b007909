import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Exchange, exchangeProblems } from '../../mocks/kernel/contract/exchange.ts'
import { watchContract } from '../../scripts/contract/watch.ts'

const SWITCH = '/api/web/corp/v1/authentication/signature/switch/find'
const ok = { method: 'POST', path: SWITCH, status: 200 }
const problemsOf = (exchange: Exchange) => exchangeProblems(readContract(), exchange)
const envelope = (data: unknown) => JSON.stringify({ code: '0', message: '', data })

describe('通信对照契约', () => {
  test('合格的应答、业务失败与查询串都不算问题', () => {
    expect(problemsOf({ ...ok, responseBody: envelope({ open: true }) })).toEqual([])
    const refused = (code: string) => JSON.stringify({ code, message: '办不成', data: null })
    const problems = (code: string) =>
      problemsOf({ ...ok, path: `${SWITCH}?_t=1`, responseBody: refused(code) })
    expect(problems('CORP_SWITCHED')).toEqual([])
    expect(problems('SMS_WRONG')[0]).toContain('SMS_WRONG 不在契约的 x-codes 里')
    const file = { method: 'GET', path: '/api/web/corp/v1/files/download/F1', status: 200 }
    expect(problemsOf({ ...file, errorCode: 'NOT_FOUND' })).toEqual([])
    expect(problemsOf({ ...file, errorCode: 'SMS_WRONG' })[0]).toContain(
      'downloadFile 应答的业务码 SMS_WRONG',
    )
  })

  test('没有的接口、不是 JSON、缺字段、类型不对，各说各的', () => {
    expect(problemsOf({ ...ok, path: '/api/web/corp/v1/nothing' })[0]).toContain('契约里没有这个接口')
    expect(problemsOf({ ...ok, responseBody: '<html>' })[0]).toContain('应答不是 JSON')
    expect(problemsOf({ ...ok, responseBody: envelope({}) })[0]).toContain('open')
    expect(problemsOf({ ...ok, responseBody: envelope({ open: 'yes' }) })[0]).toContain('boolean')
    expect(problemsOf({ ...ok, responseBody: '{"code":0}' })[0]).toContain('应答不是信封')
  })

  test('导出的 HAR：请求头也核对，HTTP/2 的方法与路径不算', () => {
    const folder = mkdtempSync(join(tmpdir(), 'scf-har-'))
    try {
      const headers = [
        { name: ':path', value: SWITCH },
        { name: 'X-Scf-Nonse', value: '0123456789abcdef' },
      ]
      const request = { method: 'POST', url: `http://portal.test${SWITCH}?a=1`, headers }
      const response = { status: 401, content: { text: '{}' } }
      writeFileSync(join(folder, 'a.har'), JSON.stringify({ log: { entries: [{ request, response }] } }))
      const { status, stdout } = spawnSync(
        process.execPath,
        ['scripts/checkTraffic.ts', join(folder, 'a.har')],
        { encoding: 'utf8' },
      )
      expect([status, stdout.match(/没有请求头/g)?.length]).toEqual([1, 5])
      expect(stdout).toContain('契约没有 x-scf-nonse')
      expect(stdout).toContain('查询参数里契约没有 a')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('转发时每种问题只说一次', async () => {
    const say = vi.fn()
    const proxy = new EventEmitter()
    watchContract(say)?.(proxy as never, {})
    const exchange = async (body: string) => {
      const incoming = Object.assign(new PassThrough(), { method: 'POST', url: SWITCH })
      const answer = Object.assign(new PassThrough(), { statusCode: 200 })
      const setHeader = vi.fn()
      proxy.emit('proxyReq', { setHeader }, incoming)
      proxy.emit('proxyRes', answer, incoming)
      incoming.end(JSON.stringify({ businessType: 'ISSUE_REVIEW', productType: 'CREDIT' }))
      answer.end(body)
      expect(setHeader).toHaveBeenCalledWith('accept-encoding', 'identity')
      await new Promise((resolve) => setImmediate(resolve))
    }
    await exchange(envelope({ open: true }))
    await exchange(envelope({ open: 1 }))
    await exchange(envelope({ open: 1 }))
    await vi.waitFor(() => expect(say).toHaveBeenCalledOnce())
    expect(say.mock.calls[0]?.[0]).toContain('不符合契约')
  })
})
