import { faker } from '@faker-js/faker/locale/zh_CN'
import { describe, expect, it } from 'vitest'
import { readContract } from '../../mocks/hosts/contract.ts'
import { staleFiles } from '../../scripts/api.ts'
import { factoryOf } from './factories.ts'

describe('生成的代码', () => {
  it('与契约一致：重新生成得到同样的文件', { timeout: 60_000 }, () => {
    expect(staleFiles()).toEqual([])
  })
})

const contract = readContract()
const operations = contract.operations.filter(({ binary }) => !binary)

describe('faker 工厂', () => {
  it('给出的应答合乎契约', { timeout: 60_000 }, () => {
    faker.seed(1)
    const problems = operations.flatMap((operation) => {
      const make = factoryOf(operation)
      return [1, 2, 3].flatMap(() => contract.answerProblems(operation, { ...make(), code: '0' }))
    })
    expect([...new Set(problems)]).toEqual([])
  })
})
