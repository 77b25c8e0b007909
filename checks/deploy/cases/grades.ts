import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect } from '../../../features/support/expect.ts'
import type { DeployCase } from '../DeployCase.ts'
import { shortcomings } from '../headerGrade.ts'

const findingsOf = (policy: string) => {
  const parsed = new CspParser(policy).csp
  return new CspEvaluator(parsed).evaluate()
}

/** Grades (G4): security headers one by one, policies by csp_evaluator; all in this process, offline. */
export const cases: DeployCase[] = [
  {
    id: 'G01',
    title: '安全头：评分的人看的每一样都是最好一档',
    run: async ({ stack }) => {
      expect(await shortcomings(`${stack.origin}/cv3/`)).toEqual([])
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
          // the check runs on this machine: that address is the only finding allowed
          .filter(({ description }) => !/localhost/.test(description))
          .map(({ severity, directive, value, description }) => ({
            severity,
            text: `${severity} ${directive} ${value ?? ''} ${description}`,
          }))
      // both policies are enforced: an allowed source passes the first, and the first with the scripts of the second
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
    title: '评分会变坏：没有策略的页面样样不足，松的策略有高危的发现',
    run: async ({ stack }) => {
      // the login page belongs to another system, with its own policy
      expect(await shortcomings(`${stack.origin}/login`)).toEqual(
        expect.arrayContaining(['策略从 none 写起', '不许放进别人的框']),
      )
      expect(
        findingsOf("script-src 'self' 'unsafe-inline'").some(({ severity }) => severity === Severity.HIGH),
      ).toBe(true)
    },
  },
]
