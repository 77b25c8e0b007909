import { faker } from '@faker-js/faker/locale/zh_CN'
import { describe, expect, it } from 'vitest'
import { answerProblems } from '../../mocks/kernel/contract/validate.ts'
import { contractOperations } from '../../mocks/kernel/contract/operations.ts'
import { staleFiles } from '../../scripts/api.ts'

describe('生成的代码', () => {
  it('与契约一致：重新生成得到同样的文件', { timeout: 60_000 }, () => {
    expect(staleFiles()).toEqual([])
  })
})

type Factories = Record<string, () => { code: string }>

const modules = import.meta.glob<Factories>('../../mocks/generated/*/*/*.faker.ts', { eager: true })
const operations = contractOperations().filter(({ binary }) => !binary)

describe('faker 工厂', () => {
  it('给出的应答合乎契约', { timeout: 60_000 }, () => {
    faker.seed(1)
    const factories = new Map(
      Object.entries(modules).flatMap(([path, module]) => {
        const service = path.split('/').at(-3)!
        return Object.entries(module).map(([name, make]) => [`${service} ${name}`, make] as const)
      }),
    )
    const problems = operations.flatMap((operation) => {
      const { service, operationId } = operation
      const name = `get${operationId[0]!.toUpperCase()}${operationId.slice(1)}ResponseMock`
      const make = factories.get(`${service} ${name}`)
      if (!make) return [`没有 ${service} ${name}`]
      return [1, 2, 3].flatMap(() => answerProblems(operation, { ...make(), code: '0' }))
    })
    expect([...new Set(problems)]).toEqual([])
  })
})
