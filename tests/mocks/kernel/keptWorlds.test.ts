import { expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { KeptWorlds } from '../../../mocks/hosts/KeptWorlds.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')

it('后端换了新的：世界与它的时钟都还在', async () => {
  const store = new KeptWorlds()
  const before = new MockClient(nodeBackend({ validate: true, store }))
  await before.signIn('core-operator')
  await before.control('/__mock/seed', { entity: '公告', rows: [{ 公告标题: '换之前造的' }] })
  const world = before.cookie('scf-world')!
  store.keepAhead(world, NOON - Date.now())
  const after = nodeBackend({ validate: true, store })
  const headers = { cookie: `scf-world=${world}` }
  const asked = await after.handle(new Request('http://127.0.0.1/__mock/world', { headers }))
  const { entities, now } = (await asked.json()) as { entities: Record<string, object[]>; now: string }
  expect(JSON.stringify(entities['Announcement'])).toContain('换之前造的')
  expect(Math.abs(Date.parse(now) - NOON)).toBeLessThan(60_000)
  expect(store.find('没有的')).toBeUndefined()
})
