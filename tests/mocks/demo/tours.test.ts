import { describe, expect, it } from 'vitest'
import { findRoute } from '#routes/allRoutes.ts'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { tours } from '../../../mocks/demo/page/tours.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import type { Vocabulary } from '../../../mocks/kernel/control/vocabulary.ts'

const backend = nodeBackend({ validate: true })
const vocabulary = (await new MockClient(backend).control('/__mock/vocabulary')).body as unknown as Vocabulary
const pageOf = (path: string) => path.split('?')[0]!

describe.each(tours)('导览：$family', ({ title, purpose, stops }) => {
  it.each(stops)('$title：页面存在，这个人打得开', ({ person, path }) => {
    const route = findRoute(pageOf(path))
    expect(route).toBeDefined()
    const people = vocabulary.people.filter(({ code }) => code === person)
    expect(people).toHaveLength(1)
    expect(people[0]?.pages).toContain(route?.path)
  })

  it('从新的示例数据起，逐站的准备都办得成，所指的单据都在', async () => {
    const client = new MockClient(backend)
    expect((await client.control('/__mock/world', { scenario: 'default' })).status).toBe(200)
    for (const { before = [], person, press = [], target } of stops) {
      for (const [name, body] of before)
        expect(await client.control(`/__mock/${name}`, body)).toMatchObject({ status: 200 })
      expect(await client.control('/__mock/enter', { persona: person })).toMatchObject({ status: 200 })
      const world = JSON.stringify((await client.control('/__mock/world')).body)
      const documents = [target, ...press].flatMap(
        (one) => one?.name.match(/[A-Z]{2}\d{16}|[\d,]+\.\d{2}/)?.[0] ?? [],
      )
      for (const text of documents) expect(world).toContain(text.replaceAll(',', ''))
    }
  })

  it('三到五站，话说完整', () => {
    expect(stops.length).toBeGreaterThanOrEqual(3)
    expect(stops.length).toBeLessThanOrEqual(5)
    for (const text of [purpose, ...stops.map((stop) => stop.text)]) expect(text).toMatch(/。$/)
    expect(title).not.toMatch(/。$/)
  })
})

it('题目与代号各不相同', () => {
  const titles = tours.flatMap(({ title, stops }) => [title, ...stops.map((stop) => stop.title)])
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length)
})
