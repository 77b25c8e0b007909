import { existsSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'orval'
import { bases, type Service } from './scripts/orval/bases.ts'
import { swrWithPostQueries } from './scripts/orval/client.ts'
import { withoutCompletion } from './scripts/orval/lean.ts'
import { fakerFriendlyPatterns } from './scripts/orval/patterns.ts'
import { answerShape, echoOf, shapeText } from './scripts/orval/shapes.ts'

// Functions of override.mock are copied as text into the generated files, where faker is in scope: never import it here.
declare const faker: import('@faker-js/faker').Faker

const services = Object.keys(bases) as Service[]

const bundle = (service: Service) => `./.contract/${service}.json`
// the mock's code lies with the mock, so that src holds nothing of it; its types are those of the clients
const mocks = (service: Service) => `./mocks/generated/${service}`

type Json = { readonly [key: string]: unknown }
type Operation = { operationId?: string; requestBody?: Json }
type Contract = { paths: Record<string, Record<string, Operation>> } & Json

const contracts = services
  .filter((service) => existsSync(bundle(service)))
  .map((service) => [service, JSON.parse(readFileSync(bundle(service), 'utf8')) as Contract] as const)

const paths = new Map(
  contracts.flatMap(([service, contract]) =>
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => [operation.operationId ?? '', bases[service] + path] as const),
    ),
  ),
)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const target = (contract: Contract, ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), contract)

/** Names of the fields marked x-sensitive anywhere below, following references once each. */
const sensitiveNames = (contract: Contract, node: unknown, seen = new Set<string>()): string[] => {
  if (!isObject(node)) return []
  if (typeof node.$ref === 'string') {
    if (seen.has(node.$ref)) return []
    seen.add(node.$ref)
    return sensitiveNames(contract, target(contract, node.$ref), seen)
  }
  return Object.entries(node).flatMap(([name, child]) => [
    ...(isObject(child) && child['x-sensitive'] === true ? [name] : []),
    ...sensitiveNames(contract, child, seen),
  ])
}

const sensitive = new Map(
  contracts.flatMap(([, contract]) =>
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).map(
        (operation) =>
          [
            operation.operationId ?? '',
            [...new Set(sensitiveNames(contract, operation.requestBody))].toSorted(),
          ] as const,
      ),
    ),
  ),
)

const shapes = new Map(
  contracts.flatMap(([, contract]) =>
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => {
        const shape = answerShape(contract, operation)
        return shape ? [[operation.operationId ?? '', shapeText(shape)] as const] : []
      }),
    ),
  ),
)

const echoes = new Map(
  contracts.flatMap(([, contract]) =>
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).map(
        (operation) => [operation.operationId ?? '', echoOf(contract, operation)] as const,
      ),
    ),
  ),
)

const transformer = <T>(spec: T): T => fakerFriendlyPatterns(withoutCompletion(spec))

const options = (service: Service): Options => ({
  input: { target: bundle(service), override: { transformer } },
  output: {
    mode: 'tags-split',
    target: `./src/api/generated/${service}/index.ts`,
    schemas: `./src/api/generated/${service}/model`,
    client: swrWithPostQueries(paths, sensitive, shapes, echoes),
    httpClient: 'axios',
    baseUrl: bases[service],
    indexFiles: true,
    clean: true,
    tsconfig: './tsconfig.json',
    urlEncodeParameters: true,
    mock: {
      indexMockFiles: false,
      path: mocks(service),
      generators: [
        // no answers of their own: the backend gives every handler its answer, so faker need not be loaded with them
        { type: 'msw', delay: false, operationResponses: false, baseUrl: `*${bases[service]}` },
        // a factory per schema; an operation's answer is one of them
        {
          type: 'faker',
          operationResponses: false,
          schemas: true,
          schemasPath: `${mocks(service)}/model`,
          locale: 'zh_CN',
        },
      ],
    },
    override: {
      mutator: { path: './src/api/http.ts', name: 'request' },
      enumGenerationType: 'const',
      mock: {
        required: true,
        arrayMin: 1,
        arrayMax: 5,
        properties: { '/(?<!Real)Name$/': () => faker.company.name() },
      },
    },
  },
})

export default defineConfig(Object.fromEntries(services.map((service) => [service, options(service)])))
