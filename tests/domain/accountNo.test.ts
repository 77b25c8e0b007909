import { expect, it } from 'vitest'
import { groupAccountNo } from '#domain/accountNo.ts'

it.each([
  ['6222000123456789012', '6222 0001 2345 6789 012'],
  ['62220001', '6222 0001'],
  ['622', '622'],
  ['', ''],
  ['6222****9012', '6222****9012'],
])('%s 分组为 %s', (accountNo, grouped) => expect(groupAccountNo(accountNo)).toBe(grouped))
