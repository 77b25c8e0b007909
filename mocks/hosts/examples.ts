import { type Operation, type Service, valueAt } from '../kernel/contract/operations.ts'
import { type Examples, exampleKey } from '../kernel/examples.ts'
import { plausible } from '../kernel/plausible.ts'
import { readContract } from './contract.ts'

type Factories = Readonly<Record<string, (() => { data?: unknown }) | undefined>>

// Half a megabyte: loaded when the first operation without a handler is called
const factories: Readonly<Record<Service, () => Promise<object>>> = {
  corp: () => import('../generated/corp/model/index.faker.ts'),
  uaa: () => import('../generated/uaa/model/index.faker.ts'),
  file: () => import('../generated/file/model/index.faker.ts'),
  signing: () => import('../generated/signing/model/index.faker.ts'),
}

/** The name of an operation's answer in a contract: ListIssuersResult. */
export const resultName = (
  { service, responseSchema = '' }: Operation,
  documents = readContract().documents,
): string => {
  const schema = valueAt(documents[service], responseSchema) as { $ref?: string } | undefined
  return String(schema?.$ref).split('/').at(-1) ?? ''
}

/** Examples from orval's factories for operations without a handler; logged once for each. */
export const generatedExamples = (documents = readContract().documents): Examples => {
  const warned = new Set<string>()
  return async (operation, world, inputs) => {
    const { operationId, service, tag } = operation
    const name = `get${resultName(operation, documents)}Mock`
    const make = ((await factories[service]()) as Factories)[name]
    if (!make) throw new Error(`没有 ${operationId} 的样例 ${name}，请运行 npm run api`)
    if (!warned.has(operationId))
      console.warn(`模拟后端：${operationId} 还没有处理器，答的是契约的样例（${service}/${tag}）`)
    warned.add(operationId)
    plausible(world, exampleKey(operation, inputs))
    return make().data
  }
}
