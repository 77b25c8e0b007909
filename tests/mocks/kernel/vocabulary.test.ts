import { beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { registry } from '../../../mocks/backend.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import type { Backend } from '../../../mocks/kernel/Backend.ts'
import type { Vocabulary } from '../../../mocks/kernel/control/vocabulary.ts'

let backend: Backend
let vocabulary: Vocabulary
beforeAll(async () => {
  backend = nodeBackend({ validate: true })
  vocabulary = (await fresh().control('/__mock/vocabulary')).body as unknown as Vocabulary
})

const fresh = () => new MockClient(backend)

/** 中文业务词，不长，没有空格与编号。 */
const SHORT = /^(ABS|U盾)?[\u4e00-\u9fff]+(ABS|U盾)?[\u4e00-\u9fff]*$/
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe('名称', () => {
  it('外部机构的每件事都有中文名，在机构里唯一，也说明对哪张单据', () => {
    expect(twice(vocabulary.parties.map(({ name }) => name))).toEqual([])
    for (const { name, events } of vocabulary.parties) {
      expect(name).toMatch(SHORT)
      expect(twice(events.map((one) => one.name))).toEqual([])
      for (const one of events) {
        expect(one.name, one.title).toMatch(SHORT)
        expect(one.name.length, one.title).toBeLessThanOrEqual(10)
        expect(one.subject, one.title).not.toBe('')
      }
    }
  })

  it('示例数据与设置也是', () => {
    for (const list of [vocabulary.seeds, vocabulary.settings]) {
      expect(twice(list.map(({ name }) => name))).toEqual([])
      for (const { name } of list) expect(name).toMatch(SHORT)
    }
  })

  it('名称与代码找到同一件事', () => {
    for (const one of registry.events) {
      expect(registry.findEvent(registry.partyOf(one), one.label)).toBe(one)
      expect(registry.findEvent(one.actor, one.event)).toBe(one)
    }
  })
})

describe('控制台认中文名', () => {
  it('示例数据', async () => {
    for (const scenario of ['可以开立', 'issue-ready']) {
      const { status, body } = await fresh().control('/__mock/world', { scenario })
      expect([status, body.scenario]).toEqual([200, 'issue-ready'])
    }
  })

  it('设置', async () => {
    const client = fresh()
    const { body } = await client.control('/__mock/settings', { 短信签署: false, signDays: 5 })
    expect(body).toMatchObject({ signatureSwitchOpen: false, signDays: 5 })
    expect(body).not.toHaveProperty('短信签署')
  })

  it('外部机构与事件', async () => {
    const client = fresh()
    const key = 'C031/保函额度/20000000.00'
    const { status } = await client.control('/__mock/events', { actor: '资金方', event: '授予额度', key })
    expect(status).toBe(200)
  })

  const unknown: [string, object, RegExp][] = [
    [
      '/__mock/events',
      { actor: '银行', event: '兑付到帐', key: 'x' },
      /^银行不办理“兑付到帐”。最接近的在前：兑付到账、/,
    ],
    [
      '/__mock/events',
      { actor: '银航', event: '兑付到账', key: 'x' },
      /“兑付到账”由银行办理。外部机构有：银行、/,
    ],
    ['/__mock/world', { scenario: '可以开力' }, /可用的示例数据：可以开立（/],
    ['/__mock/seed', { entity: '开立申情', rows: [] }, /能写入的，最接近的在前：开立申请、/],
    [
      '/__mock/seed',
      { entity: '开立申请', rows: [{ 凭正金额: '1' }] },
      /可用的字段，最接近的在前：凭证金额、/,
    ],
    ['/__mock/settings', { 短信: true }, /不认识 短信/],
  ]
  it.each(unknown)('不认识的先说最接近的：%s %j', async (path, body, said) => {
    const answer = await fresh().control(path, body)
    expect(answer.status).toBe(400)
    expect(String(answer.body.message)).toMatch(said)
  })
})

describe('内容', () => {
  it('每份示例数据里有多少', () => {
    const counts = Object.fromEntries(vocabulary.seeds.map((one) => [one.name, one.counts]))
    expect(counts['空白']).not.toHaveProperty('开立申请')
    expect(counts['流转中']?.['凭证持有']).toBeGreaterThan(0)
  })

  it('每个人能打开的页面', () => {
    const pages = Object.fromEntries(vocabulary.people.map((one) => [one.code, one.pages]))
    expect(pages['core-operator']).toContain('/credit/core/issue/issue')
    expect(pages['core-operator']).not.toContain('/credit/core/issue/issue-review')
    expect(pages['core-director']).toContain('/credit/core/issue/issue-review')
  })

  it('能造的每一样，例表照写就能造', async () => {
    const able = vocabulary.entities.filter(({ canWrite }) => canWrite)
    expect(able.length).toBeGreaterThan(20)
    const client = fresh()
    for (const { name, example } of able) {
      const [head = [], row = []] = example
      expect(head.length, name).toBeGreaterThan(0)
      const rows = [Object.fromEntries(head.map((title, at) => [title, row[at]]))]
      const { status, body } = await client.control('/__mock/seed', { entity: name, rows })
      expect([name, status, body.message]).toEqual([name, 200, undefined])
    }
  })

  it('有取值的列写什么都列出来', () => {
    const columns = vocabulary.entities.find(({ name }) => name === '开立申请')?.columns ?? []
    const one = (wanted: string) => columns.find(({ name }) => name === wanted)
    expect(one('开立状态')?.values).toContain('待复核')
    expect(one('凭证金额')).toMatchObject({ kind: '金额', filled: '1,000,000.00' })
  })
})
