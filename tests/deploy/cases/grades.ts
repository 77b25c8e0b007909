import fs from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect } from '../../../features/support/expect.ts'
import type { DeployCase } from '../DeployCase.ts'
import { grade } from '../observatory.ts'

const findingsOf = (policy: string) => {
  const parsed = new CspParser(policy).csp
  return new CspEvaluator(parsed).evaluate()
}

/** 评分（G4）：MDN Observatory 与 csp_evaluator，都在本进程里算，不上网。 */
export const cases: DeployCase[] = [
  {
    id: 'G01',
    title: 'MDN Observatory：A+',
    run: async ({ stack, note }) => {
      const { redirectListen: plain = '', listen: secure } = stack.alone
      const result = await grade(
        'localhost',
        Number(plain.split(':')[1]),
        Number(secure.split(':')[1]),
        '/cv3/',
      )
      note(
        `Observatory ${result.grade} ${result.score} 分：${result.tests.map(([name, , score]) => `${name} ${score > 0 ? '+' : ''}${score}`).join('，')}`,
      )
      expect(result.tests.filter(([, passed]) => !passed).map(([name]) => name)).toEqual([])
      expect(result.grade).toBe('A+')
      expect(result.score).toBeGreaterThanOrEqual(130)
    },
  },
  {
    id: 'G02',
    title: 'csp_evaluator：按随机数的一条发现也没有；按路径的只有提醒（请确认那里没有 JSONP）',
    run: async ({ stack, note }) => {
      const response = await fetch(`${stack.origin}/cv3/`)
      const [paths = '', nonce = ''] = (response.headers.get('content-security-policy') ?? '').split(', ')
      expect(nonce).toContain('nonce-')
      const list = (policy: string) =>
        findingsOf(policy)
          // the proof runs on this machine: that address is the only thing it may remark on
          .filter(({ description }) => !/localhost/.test(description))
          .map(({ severity, directive, value, description }) => ({
            severity,
            text: `${severity} ${directive} ${value ?? ''} ${description}`,
          }))
      // both are enforced: what passes is within the first, and within the first with the scripts of the second
      const withNonce = paths.replace(/script-src [^;]*/, nonce)
      expect(withNonce).toContain("'strict-dynamic'; style-src")
      note(
        `csp_evaluator 按随机数：${list(withNonce).length} 条；按路径：${list(paths)
          .map(({ text }) => text)
          .join('；')}`,
      )
      expect(list(withNonce)).toEqual([])
      expect(list(paths).filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
    },
  },
  {
    id: 'G03',
    title: '评分会变坏：同样的算法看没有策略的页面，得不到 A+',
    run: async ({ stack }) => {
      // the login page belongs to another system and brings no policy of ours
      const { redirectListen: plain = '', listen: secure } = stack.alone
      const result = await grade(
        'localhost',
        Number(plain.split(':')[1]),
        Number(secure.split(':')[1]),
        '/login',
      )
      expect(result.grade).not.toBe('A+')
      expect(
        findingsOf("script-src 'self' 'unsafe-inline'").some(({ severity }) => severity === Severity.HIGH),
      ).toBe(true)
      expect(fs.existsSync('node_modules/@mdn/mdn-http-observatory/package.json')).toBe(true)
    },
  },
]
