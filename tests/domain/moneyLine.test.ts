import { expect, it } from 'vitest'
import { moneyLine } from '#domain/moneyLine.ts'

it('说出办什么、给谁、多少、何时；没有填到的不说', () => {
  const act = { what: '开立凭证', to: '甲公司', amount: '1000000.00', when: '2027-03-18 付款' }
  expect(moneyLine(act)?.text).toBe('开立凭证：甲公司，1,000,000.00元，2027-03-18 付款')
  expect(moneyLine({ ...act, when: undefined })?.text).toBe('开立凭证：甲公司，1,000,000.00元')
  expect(moneyLine({ ...act, to: '' })).toBeUndefined()
  expect(moneyLine({ ...act, amount: '-1' })).toBeUndefined()
})
