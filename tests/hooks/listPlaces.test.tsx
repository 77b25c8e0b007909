import { beforeEach, expect, test, vi } from 'vitest'
import { renewEpoch } from '#api/epoch.ts'
import {
  keepListScroll,
  keepListSearch,
  listAddress,
  listScroll,
  recentLists,
  saveListPlaces,
} from '#hooks/listPlaces.ts'
import { beginExchange, enterSession } from '#state/session.ts'

const PATH = '/credit/core/issue/issue'
beforeEach(() => void renewEpoch())

test('回到来过的列表：条件与滚到哪里照旧', () => {
  keepListSearch(PATH, 'receiverName=甲&pageNo=2')
  keepListScroll(PATH, 420)
  expect(listAddress(PATH)).toBe(`${PATH}?receiverName=甲&pageNo=2`)
  expect(listScroll(PATH, 'receiverName=甲&pageNo=2')).toBe(420)
})

test('条件变了从头看起；没有来过的就是它的路径', () => {
  keepListSearch(PATH, 'receiverName=甲')
  keepListScroll(PATH, 420)
  expect(listScroll(PATH, '')).toBe(0)
  expect(listAddress('/abs/core/index/payable-query')).toBe('/abs/core/index/payable-query')
})

test('换人或换企业之后不带过去', () => {
  keepListSearch(PATH, 'receiverName=甲')
  renewEpoch()
  expect(listAddress(PATH)).toBe(PATH)
})

const enter = (userId: string, corpId = 'C001', currentRoleCode = 'core.op') => {
  // 刷新：又从换取会话开始，内存里的都没有了
  beginExchange()
  enterSession({ userId, corpId, currentRoleCode } as Parameters<typeof enterSession>[0])
}

test('刷新之后照旧，只还给同一个人在同一企业、同一角色下', () => {
  enter('U1')
  keepListSearch(PATH, 'receiverName=甲')
  keepListScroll(PATH, 420)
  saveListPlaces()
  enter('U1')
  expect(listAddress(PATH)).toBe(`${PATH}?receiverName=甲`)
  expect(listScroll(PATH, 'receiverName=甲')).toBe(420)
  for (const other of [['U2'], ['U1', 'C002'], ['U1', 'C001', 'core.dir']] as [string][]) {
    enter(...other)
    expect(listAddress(PATH)).toBe(PATH)
  }
})

test('只记最近的四十个；长得离谱的条件不记', () => {
  enter('U1')
  for (let index = 0; index < 45; index++) keepListSearch(`/list/${index}`, `pageNo=${index}`)
  keepListSearch('/list/long', 'x'.repeat(1_001))
  enter('U1')
  expect(recentLists()).toHaveLength(40)
  expect(recentLists()[0]).toBe('/list/44')
})

test('存储写坏、读不到时从头看起，不影响使用', () => {
  sessionStorage.setItem('scf-places', '{"owner":"U1 C001 core.op","lists":[["/a",1],3]}')
  enter('U1')
  expect(recentLists()).toEqual([])
  sessionStorage.setItem('scf-places', '{')
  enter('U1')
  expect(recentLists()).toEqual([])
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepListSearch(PATH, 'receiverName=甲')
  expect(listAddress(PATH)).toBe(`${PATH}?receiverName=甲`)
  denied.mockRestore()
})
