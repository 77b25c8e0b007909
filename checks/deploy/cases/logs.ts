import { expect } from '../../../features/support/expect.ts'
import { WS_TOKEN } from '../../faults/Fixture.ts'
import type { DeployCase } from '../DeployCase.ts'

/** Logs (T1, G13): last, so that they contain all the previous cases. */
export const cases: DeployCase[] = [
  {
    id: 'L01',
    title: '日志里没有查询串与令牌，一个也没有',
    run: async ({ stack, note }) => {
      const lines = stack.accessLog()
      expect(lines.length).toBeGreaterThan(200)
      expect(lines.filter(({ path }) => /[?#]/.test(String(path)))).toEqual([])
      const logs = stack.logs()
      for (const secret of ['authToken', 'wsToken', WS_TOKEN, 'core-operator', 'core-director'])
        expect(logs.includes(secret), `日志里有 ${secret}`).toBe(false)
      const fields = ['time', 'method', 'path', 'status', 'seconds', 'upstream', 'id']
      expect(fields.filter((name) => !(name in lines[0]!))).toEqual([])
      note(
        `访问日志 ${lines.length} 行，没有查询串与令牌；例：${JSON.stringify(lines.findLast(({ upstream }) => upstream))}`,
      )
    },
  },
  {
    id: 'L02',
    title: '没有 5xx，除了死掉实例的那一次',
    run: ({ stack }) => {
      // the injected 500 of the reports' case, and nothing else
      const failed = stack.accessLog().filter(({ status }) => Number(status) >= 500)
      const unexpected = failed.filter(({ upstreamStatus, path }) => {
        const isInjected = upstreamStatus === '500' && String(path).endsWith('/v1/credits/issue/page')
        return !isInjected && path !== '/healthz'
      })
      expect(unexpected).toEqual([])
      return Promise.resolve()
    },
  },
  {
    id: 'L03',
    title: '整场验收没有一个请求碰到一个地址的上限',
    run: ({ stack }) => {
      const lines = [...stack.accessLog(), ...stack.aloneLog()]
      expect(
        lines.filter(({ connections, rate }) => /REJECTED|DELAYED/.test([connections, rate].join(' '))),
      ).toEqual([])
      return Promise.resolve()
    },
  },
]
