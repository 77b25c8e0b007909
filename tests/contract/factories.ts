// 契约里每个操作的应答都是一个具名的结构；生成的样例工厂按结构给（mocks/generated/<service>/model）。
import { resultName } from '../../mocks/hosts/examples.ts'
import type { Operation } from '../../mocks/kernel/contract/operations.ts'

type Factory = () => { code?: string; data?: unknown }
type Factories = Readonly<Record<string, Factory | undefined>>

const modules = import.meta.glob<Factories>('../../mocks/generated/*/model/index.faker.ts', { eager: true })

/** 造一个操作的应答的工厂；没有时说明要重新生成。 */
export function factoryOf(operation: Operation): Factory {
  const name = `get${resultName(operation)}Mock`
  const make = modules[`../../mocks/generated/${operation.service}/model/index.faker.ts`]?.[name]
  if (!make) throw new Error(`没有 ${operation.operationId} 的样例 ${name}，请运行 npm run api`)
  return make
}
