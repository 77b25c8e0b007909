// How a request is checked: signature, nonce, time, system type, CSRF token.
import { newNonce } from '../../../src/api/signature.ts'
import type { Unlike } from '../Client.ts'
import type { Fixture } from '../Fixture.ts'
import { expect, expectDone, expectStatus, type Rule, summaryOf } from '../rule.ts'

const MINUTE = 60_000

/** A read that every user may make, sent differently from the portal. */
const ask = async (fixture: Fixture, unlike: Unlike) =>
  (await fixture.maker).call('listCorps', undefined, unlike)

/** A call that is refused with 401 in the wrong form and succeeds in the right one. */
const refused = async (fixture: Fixture, unlike: Unlike, when: string) => {
  expectDone(await ask(fixture, {}), '照常发的请求')
  expectStatus(await ask(fixture, unlike), 401, when)
}

export const requestRules: readonly Rule[] = [
  {
    id: 'signature-wrong',
    title: '签名不符的请求被拒',
    does: '发一个查询，签名换成另一个像样的散列；再以别的正文的签名发一次',
    check: async (fixture) => {
      await refused(fixture, { headers: { 'x-scf-signature': 'ab'.repeat(32) } }, '签名不符时')
      const maker = await fixture.maker
      const page = { pageCond: { pageNo: 1, pageSize: 3 } }
      const headers = await maker.signedHeaders('pageIssueApplications', { ...page, issueNo: 'X' })
      expectStatus(await maker.call('pageIssueApplications', page, { headers }), 401, '签的不是这份正文时')
    },
  },
  {
    id: 'nonce-replayed',
    title: '用过的随机串被拒',
    does: '同一随机串发两次，每次都签名正确',
    check: async (fixture) => {
      const nonce = newNonce()
      expectDone(await ask(fixture, { nonce }), '第一次')
      expectStatus(await ask(fixture, { nonce }), 401, '随机串用过时')
    },
  },
  {
    id: 'nonce-missing',
    title: '没有随机串的请求被拒',
    does: '随机串为空，签名按空串算',
    check: (fixture) => refused(fixture, { nonce: '' }, '没有随机串时'),
  },
  {
    id: 'timestamp-old',
    title: '时间差了五分钟以上的请求被拒',
    does: '时间早六分钟、晚六分钟各发一次，签名正确；早四分钟的应当收下',
    check: async (fixture) => {
      const now = (await fixture.maker).now()
      const at = (minutes: number) => ({ timestamp: String(Math.round(now + minutes * MINUTE)) })
      expectDone(await ask(fixture, at(-4)), '早四分钟的请求')
      expectStatus(await ask(fixture, at(-6)), 401, '早六分钟时')
      expectStatus(await ask(fixture, at(6)), 401, '晚六分钟时')
    },
  },
  {
    id: 'system-type-wrong',
    title: '系统类型不对的请求被拒',
    does: 'x-scf-system-type 换成别的',
    check: (fixture) => refused(fixture, { headers: { 'x-scf-system-type': 'OTHER' } }, '系统类型不对时'),
  },
  {
    id: 'refused-request-code',
    title: '请求被拒与会话失效分得开',
    does: '随机串太短的请求：401 而 code 是 BAD_SIGNATURE，门户据此换随机串再发，而不退出登录',
    check: async (fixture) => {
      const answer = await ask(fixture, { nonce: 'short' })
      expect(answer.code === 'BAD_SIGNATURE', 'code BAD_SIGNATURE', summaryOf(answer))
    },
  },
  {
    id: 'csrf-missing',
    title: '没有 CSRF 令牌、令牌不对的请求被拒',
    does: '去掉、换掉令牌头，各发一次',
    check: async (fixture) => {
      const { csrfHeader } = await fixture.maker
      expect(
        /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(csrfHeader),
        '像样的令牌头名（headerName）',
        csrfHeader || '没有',
      )
      expectStatus(await ask(fixture, { headers: { [csrfHeader]: undefined } }), 403, '没有 CSRF 令牌时')
      expectStatus(await ask(fixture, { headers: { [csrfHeader]: 'x'.repeat(32) } }), 403, 'CSRF 令牌不对时')
    },
  },
  {
    id: 'csrf-of-another',
    title: 'CSRF 令牌只属于一个会话',
    does: '经办的请求带上复核的会话的令牌：HTTP 403，code 是 CSRF，门户据此再取一次令牌',
    check: async (fixture) => {
      const [maker, checker] = [await fixture.maker, await fixture.person('checker')]
      const answer = await ask(fixture, { headers: { [maker.csrfHeader]: checker.csrfToken } })
      expectStatus(answer, 403, '令牌是别的会话的时')
      expect(answer.code === 'CSRF', 'code CSRF', summaryOf(answer))
    },
  },
]
