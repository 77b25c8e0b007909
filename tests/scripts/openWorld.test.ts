import { beforeAll, describe, expect, it } from 'vitest'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { Backend } from '../../mocks/kernel/Backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = nodeBackend({ validate: false })
})
const call = (method: 'GET' | 'POST', path: string, body?: unknown, world = 'world-of-mine') =>
  backend.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: { cookie: `scf-world=${world}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )

describe('打开场景的世界', () => {
  it('进入还在的世界，换上它的 cookie；不在的说明', async () => {
    await call('POST', '/__mock/world', { scenario: 'issue-ready' }, 'world-of-scenario')
    const joined = await call('POST', '/__mock/open', { world: 'world-of-scenario' })
    expect(joined.headers.get('set-cookie')).toContain('scf-world=world-of-scenario')
    const gone = await call('POST', '/__mock/open', { world: 'no-such-world' })
    expect(gone.status).toBe(400)
    expect(await gone.text()).toContain('这个世界已经不在了')
  })

  it('记下造这个世界的调用，新世界从头记', async () => {
    await call('POST', '/__mock/clock', { advance: 'P1D' })
    await call('POST', '/__mock/clock', { advance: 'nonsense' })
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    await call('POST', '/__mock/settings', { signatureSwitchOpen: false })
    expect(await (await call('GET', '/__mock/controls')).json()).toEqual({
      controls: [
        { name: 'world', body: { scenario: 'issue-ready' } },
        { name: 'settings', body: { signatureSwitchOpen: false } },
      ],
    })
  })

  it('打开页、记录页与它的模块', async () => {
    expect(await (await call('GET', '/__mock/open')).text()).toContain('打开场景的世界')
    expect(await (await call('GET', '/__mock/record')).text()).toContain('记录场景')
    const code = await call('GET', '/__mock/recording/draft.ts')
    expect(code.headers.get('content-type')).toContain('javascript')
    expect(await code.text()).not.toContain('export type')
    expect((await call('GET', '/__mock/recording/other.ts')).status).toBe(400)
  })
})
