import { expect } from '../../../features/support/expect.ts'
import { CALLS, PLACES } from '../../faults/FaultCase.ts'
import { WS_TOKEN } from '../../faults/Fixture.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'
import { openFixture } from '../openFixture.ts'

interface Received {
  readonly contentType: string
  readonly body: unknown
}
interface Batch {
  readonly build: string
  readonly contract: string
  readonly environment: string
  readonly page: string
  readonly items: readonly Record<string, unknown>[]
}

const address = ({ stack }: Deployment) => `${stack.mockOrigin}/__mock/reports`
const received = async (deployment: Deployment): Promise<Received[]> =>
  ((await (await fetch(address(deployment))).json()) as { reports: Received[] }).reports
const batches = async (deployment: Deployment): Promise<Batch[]> =>
  (await received(deployment))
    .filter(({ contentType }) => contentType.startsWith('application/json'))
    .map(({ body }) => body as Batch)
const itemsOf = async (deployment: Deployment, type: string) =>
  (await batches(deployment)).flatMap(({ items }) => items.filter((item) => item['type'] === type))

const PHONE = '13812345678'

/** Reports of the frontend (T50, G13): received, redacted, and traceable to their build. */
export const cases: DeployCase[] = [
  {
    id: 'O01',
    title: '错误、失败的调用、性能与违反策略都送到；没有令牌、手机号与查询',
    run: async (deployment) => {
      await fetch(address(deployment), { method: 'DELETE' })
      const { fixture, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      await fixture.visit(`${PLACES.issue}?receiverName=${encodeURIComponent('江苏恒拓')}`)
      // the collector is loaded a second after the page
      await expect
        .poll(() => fixture.seen.requests.some((request) => /\/collect-/.test(request.url())), {
          timeout: 10_000,
        })
        .toBe(true)
      await fixture.fault(CALLS.list, { status: 500 })
      await fixture.refresh()
      await fixture.press('确认')
      await fixture.page.evaluate((phone) => {
        // the clock of the probe would swallow an error thrown in a timer
        queueMicrotask(() => {
          throw new Error(`探测 ${phone} core-operator ?authToken=core-operator`)
        })
        document.body.setAttribute('style', 'color: red')
      }, PHONE)
      await expect.poll(() => fixture.seen.errors.filter((text) => text.includes('探测')).length).toBe(1)
      await expect
        .poll(() => fixture.seen.errors.filter((text) => text.includes('inline style')).length)
        .toBe(1)
      // a hidden page sends its reports; events arrive in separate tasks, so repeat until all are there
      const sendAll = () =>
        fixture.page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
          dispatchEvent(new Event('visibilitychange'))
        })
      await expect
        .poll(async () => {
          await sendAll()
          const counts = ['vital', 'csp', 'error', 'call'].map(
            async (type) => (await itemsOf(deployment, type)).length > 0,
          )
          return (await Promise.all(counts)).every(Boolean)
        })
        .toBe(true)
      const [errors, calls, violations] = await Promise.all(
        ['error', 'call', 'csp'].map((type) => itemsOf(deployment, type)),
      )
      expect(errors?.map(({ message }) => message)).toEqual([
        expect.stringMatching(/探测 # # \?authToken=#$/),
      ])
      expect(calls).toEqual([
        expect.objectContaining({
          path: `/api/web/corp${CALLS.list}`,
          status: 500,
          kind: 'network',
          count: 1,
        }),
      ])
      expect(violations?.map(({ directive }) => directive)).toEqual(['style-src-attr'])
      const text = JSON.stringify(await received(deployment))
      for (const secret of ['core-operator', WS_TOKEN, PHONE, '江苏恒拓', '?authToken=c'])
        expect(text).not.toContain(secret)
      const [batch] = await batches(deployment)
      expect(batch?.build).toMatch(/^\d+\.\d+\.\d+ \S+$/)
      expect(batch?.contract).toMatch(/^\d+\.\d+\.\d+/)
      expect(batch).toMatchObject({ environment: '验收', page: '/cv3/credit/core/issue/issue' })
      const vitals = (await itemsOf(deployment, 'vital')).map(
        ({ name, value }) => `${String(name)} ${String(value)}`,
      )
      deployment.note(`性能：${vitals.join('，')}`)
      await close()
    },
  },
  {
    id: 'O02',
    title: '浏览器自己报告违反策略：地址带令牌的页面不报，其余由收集端去掉查询',
    run: async (deployment) => {
      await fetch(address(deployment), { method: 'DELETE' })
      const policies = async (path: string) =>
        (await fetch(`${deployment.stack.origin}${path}`)).headers.get('content-security-policy') ?? ''
      expect(await policies('/cv3/?authToken=x&wsToken=y')).not.toContain('report-to')
      expect(await policies('/cv3/?AUTHTOKEN=x')).not.toContain('report-to')
      expect(await policies('/cv3/workbench?list=1')).toContain('report-to csp')
      // as Chromium sends it; its headless shell sends none, so the test does not depend on the installed browser
      const report = {
        type: 'csp-violation',
        age: 10,
        url: `${deployment.stack.origin}/cv3/workbench?list=secret-list`,
        body: {
          documentURL: `${deployment.stack.origin}/cv3/workbench?list=secret-list`,
          effectiveDirective: 'style-src-attr',
          blockedURL: 'inline',
        },
      }
      const sent = await fetch(`${deployment.stack.origin}/cv3/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json', cookie: 'scf-session=secret-session' },
        body: JSON.stringify([report]),
      })
      expect(sent.status).toBe(204)
      const text = JSON.stringify(await received(deployment))
      expect(text).toContain('style-src-attr')
      expect(text).toContain('/cv3/workbench"')
      expect(text).not.toMatch(/secret-list|secret-session/)
    },
  },
  {
    id: 'O03',
    title: '帮助中心看得到版本、构建、契约与环境',
    run: async (deployment) => {
      const { fixture, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      await fixture.visit('/help/index')
      const facts = fixture.page.getByRole('region', { name: '版本信息' })
      const known = (await (await fetch(`${deployment.stack.origin}/cv3/version.json`)).json()) as {
        version: string
        commit: string
      }
      for (const text of [known.version, '验收']) await expect(facts).toContainText(text)
      // which build it is shows on hover
      await expect(facts.getByTitle(known.commit)).toHaveText(/版本/)
      await close()
    },
  },
  {
    id: 'O04',
    title: '收集端收不下：限大小、限方法、不带会话；收不到也不打扰人',
    run: async ({ stack }) => {
      const post = (body: string, headers: Record<string, string> = {}) =>
        fetch(`${stack.origin}/cv3/reports`, { method: 'POST', body, headers })
      expect((await post(JSON.stringify({ items: [] }), { cookie: 'scf-session=x' })).status).toBe(204)
      expect((await post('x'.repeat(70_000))).status).toBe(413)
      expect((await fetch(`${stack.origin}/cv3/reports`)).status).toBe(403)
    },
  },
]
