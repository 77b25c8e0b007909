import { existsSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'orval'
import { swrWithPostQueries } from './scripts/orval-client.ts'
import { fakerFriendlyPatterns } from './scripts/orval-patterns.ts'

// Functions of override.mock are copied as text into the generated files, where faker is in scope: never import it here.
declare const faker: import('@faker-js/faker').Faker

const bases = { corp: '/api/web/corp', uaa: '/uaa', file: '/api/web/corp', signing: '/api/web/corp' }
type Service = keyof typeof bases
const services = Object.keys(bases) as Service[]

const bundle = (service: Service) => `./.contract/${service}.json`

const paths = new Map(
  services
    .filter((service) => existsSync(bundle(service)))
    .flatMap((service) => {
      const contract = JSON.parse(readFileSync(bundle(service), 'utf8')) as {
        paths: Record<string, Record<string, { operationId?: string }>>
      }
      return Object.entries(contract.paths).flatMap(([path, item]) =>
        Object.values(item).map((operation) => [operation.operationId ?? '', bases[service] + path] as const),
      )
    }),
)

const options = (service: Service): Options => ({
  input: { target: bundle(service), override: { transformer: fakerFriendlyPatterns } },
  output: {
    mode: 'tags-split',
    target: `./src/api/generated/${service}/index.ts`,
    schemas: `./src/api/generated/${service}/model`,
    client: swrWithPostQueries(paths),
    httpClient: 'axios',
    baseUrl: bases[service],
    indexFiles: true,
    clean: true,
    tsconfig: './tsconfig.json',
    urlEncodeParameters: true,
    mock: {
      indexMockFiles: false,
      generators: [
        { type: 'msw', delay: false, baseUrl: `*${bases[service]}` },
        { type: 'faker', schemas: true, locale: 'zh_CN' },
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
