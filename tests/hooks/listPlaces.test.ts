import { beforeEach, expect, test } from 'vitest'
import { renewEpoch } from '#api/epoch.ts'
import { keepListScroll, keepListSearch, listAddress, listScroll } from '#hooks/listPlaces.ts'

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
