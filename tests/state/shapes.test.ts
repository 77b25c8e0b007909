import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { landingPath } from '#domain/landing.ts'
import { productName, readPlatform, readProducts, readView } from '#state/configuration.ts'
import { readCorps } from '#state/corps.ts'
import { readCurrentUser } from '#state/currentUser.ts'
import { readDictGroups } from '#state/dictionaries.ts'
import { grantsFrom } from '#state/menus.ts'
import { growth, LINEAR } from '../fixtures/growth.ts'

const user = {
  userId: 'U1',
  corpId: 'C1',
  memberId: 'M1',
  personName: '张三',
  mobilePhone: '138****0001',
  corpName: '宏远集团',
  isCorpAuthenticated: true,
  productOpenStatus: { CREDIT: true },
  postCodes: ['POST_OPERATOR'],
  isMultipleCorps: true,
  roles: [{ code: 'R1', name: '经办' }],
  currentRoleCode: 'R1',
}
const known = ['/workbench', '/credit/core/issue/issue', '/my/bill']

// 坏应答：任意 JSON，或在好应答的某一处换成任意值；键里混进原型上的名字
const poison = fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'path')
const anything = fc.anything({
  key: fc.oneof(poison, fc.string()),
  maxDepth: 4,
  withNullPrototype: true,
  withBigInt: true,
})
const parsed = fc.json({ maxDepth: 6 }).map((text): unknown => JSON.parse(text))
const polluting = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"polluted":true},"corpId":"C1","userId":"U1"}'),
  JSON.parse(
    '[{"__proto__":{"polluted":true},"dictType":"__proto__","entries":[{"dictValue":"constructor"}]}]',
  ),
  JSON.parse(
    '[{"corpId":"__proto__","memberId":"M","prdCode":"constructor","extAttrMap":{"__proto__":{"polluted":true}}}]',
  ),
)
const mutated = fc
  .tuple(fc.constantFrom(...Object.keys(user)), fc.oneof(anything, parsed))
  .map(([name, value]): unknown => ({ ...user, [name]: value }))
const bad = fc.oneof(anything, parsed, polluting, mutated)
const runs = { numRuns: 2_000 }

afterEach(() => expect(Reflect.get({}, 'polluted')).toBeUndefined())

describe('共用应答怎样坏都不抛错、不污染、有疑问按没有（S01 至 S23）', () => {
  test('用户信息', () => {
    fc.assert(
      fc.property(bad, (data) => {
        const read = readCurrentUser(data)
        if (!read) return
        expect(read.corpId && read.userId).not.toBe('')
        expect(typeof read.isMultipleCorps).toBe('boolean')
        for (const code of read.postCodes) expect(typeof code).toBe('string')
        for (const open of Object.values(read.productOpenStatus)) expect(typeof open).toBe('boolean')
        expect(landingPath(read, undefined, new Set())).toMatch(/^\//)
      }),
      runs,
    )
  })

  test('菜单：只给路由表里有的', () => {
    fc.assert(
      fc.property(bad, bad, (tree, products) => {
        const { permitted } = grantsFrom(tree, products, known)
        for (const path of permitted) expect(known).toContain(path)
      }),
      runs,
    )
  })

  test('字典、配置、企业列表', () => {
    fc.assert(
      fc.property(bad, (data) => {
        for (const [type, entries] of readDictGroups(data)) {
          expect(type).not.toBe('')
          for (const { dictValue, dictLabel } of entries) expect(dictValue && dictLabel).not.toBe('')
        }
        for (const value of Object.values(readView(data))) expect(typeof value).toBe('string')
        expect(typeof productName(readProducts(data), 'CREDIT')).toBe('string')
        expect(readPlatform(data).businessDate ?? '2026-05-20').toMatch(/^\d{4}-\d{2}-\d{2}$/)
        const corps = readCorps(data, 'C1')
        expect(new Set(corps.map(({ corpId }) => corpId)).size).toBe(corps.length)
        expect(corps.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1)
      }),
      runs,
    )
  })
})

describe('具体的坏法', () => {
  test('没有企业或用户编号：当作没取到', () => {
    for (const data of [null, 'x', [], {}, { ...user, corpId: null }, { ...user, userId: '' }])
      expect(readCurrentUser(data)).toBeUndefined()
  })

  test('编号是数字：已经不准，当作没有', () => {
    expect(readCurrentUser({ ...user, corpId: 2 ** 60 })).toBeUndefined()
    expect(readDictGroups([{ dictType: 'T', entries: [{ dictValue: 1, dictLabel: '是' }] }])).toEqual([
      ['T', []],
    ])
  })

  test('岗位为空、文字、一万项：不会误判为查询岗，也不拖住（S05）', () => {
    const closed = { ...user, productOpenStatus: {} }
    const land = (postCodes: unknown) =>
      landingPath(readCurrentUser({ ...closed, postCodes }), undefined, new Set())
    expect(land(null)).toBe('/workbench')
    expect(land('POST_QUERY')).toBe('/workbench')
    expect(land(Array.from({ length: 10_000 }, () => ({ code: 'QUERY' })))).toBe('/workbench')
    expect(land(['POST_QUERY'])).toBe('/error-page/403')
  })

  test('产品只认恰为 true 的；认证只认 true 与 Y', () => {
    const read = readCurrentUser({
      ...user,
      productOpenStatus: { CREDIT: 'true', ABS: 1, GUARANTEE: true },
      isCorpAuthenticated: 'true',
    })
    expect({ ...read?.productOpenStatus }).toEqual({ CREDIT: false, ABS: false, GUARANTEE: true })
    expect(read?.isCorpAuthenticated).toBe(false)
  })

  test('企业列表：两个 isCurrent 以登录企业为准；冻结与注销不可选；重复与没有编号的略去（S23、CORP-02）', () => {
    const entry = { memberId: 'M', corpName: '甲', corpState: 'NORMAL', isCurrent: true }
    const corps = readCorps(
      [
        { ...entry, corpId: 'C1' },
        { ...entry, corpId: 'C2', corpState: 'FROZEN', stateReason: 7 },
        { ...entry, corpId: 'C2' },
        { ...entry, corpId: 'C3', corpState: 'CANCELLED', corpName: null },
        { ...entry, corpId: '' },
        { ...entry, corpId: 'C4', memberId: 7 },
        { ...entry, corpId: 'C5', memberId: 'M7' },
      ],
      'C1',
    )
    expect(
      corps.map(({ corpId, corpName, isCurrent, isBlocked }) => [corpId, corpName, isCurrent, isBlocked]),
    ).toEqual([
      ['C1', '甲', true, false],
      ['C2', '甲', false, true],
      ['C3', 'C3', false, true],
      ['C5', '甲', false, false],
    ])
    expect(readCorps(undefined, 'C1')).toEqual([])
  })

  test('字典：没有文字的显示取值，同值只留第一个（S15）', () => {
    expect(
      readDictGroups([
        {
          dictType: 'T',
          entries: [{ dictValue: 'A' }, { dictValue: 'A', dictLabel: '甲' }, { dictLabel: '无值' }],
        },
        { dictType: '', entries: [] },
        { dictType: 'U' },
      ]),
    ).toEqual([
      ['T', [{ dictValue: 'A', dictLabel: 'A' }]],
      ['U', []],
    ])
  })

  test('一万个节点的菜单、十万层的菜单也很快：用时不比节点数多长一个量级（S12）', () => {
    const wide = (nodes: number) =>
      Array.from({ length: nodes }, (_, index) => ({ path: `/x/${index}`, children: [] }))
    const deep = (levels: number) => {
      let tree: unknown = []
      for (let level = 0; level < levels; level += 1) tree = [{ path: '/workbench', children: tree }]
      return tree
    }
    const read = (tree: unknown) => grantsFrom(tree, {}, known)
    expect(growth(wide, 10_000, read)).toBeLessThan(LINEAR)
    expect(growth(deep, 100_000, read)).toBeLessThan(LINEAR)
  })
})
