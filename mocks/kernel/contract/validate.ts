import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Operation, readContract, type Service } from './operations.ts'

// Formats are annotations in our contract (patterns do the work), so ajv need not know them.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
const loaded = new Set<Service>()
const compiled = new Map<string, ValidateFunction>()

const validator = (service: Service, pointer: string): ValidateFunction => {
  const key = service + pointer
  const known = compiled.get(key)
  if (known) return known
  if (!loaded.has(service)) {
    ajv.addSchema({ $id: `http://contract/${service}`, ...readContract(service) })
    loaded.add(service)
  }
  const made = ajv.compile({ $ref: `http://contract/${service}${pointer}` })
  compiled.set(key, made)
  return made
}

const wrong = (operation: Operation, what: string, schema: string | undefined, value: unknown): string[] => {
  if (!schema) return []
  const check = validator(operation.service, schema)
  if (check(value)) return []
  return (check.errors ?? [])
    .slice(0, 5)
    .map(
      (error) =>
        `${operation.operationId} ${what}${error.instancePath} ${error.message ?? ''}${
          error.params && 'allowedValues' in error.params
            ? ` ${JSON.stringify(error.params.allowedValues)}`
            : ''
        }`,
    )
}

/** What is wrong with a request body against the contract. */
export const requestProblems = (operation: Operation, body: unknown): string[] =>
  wrong(operation, '请求', operation.requestSchema, body)

/** What is wrong with an answer against the contract. A business failure carries no data and is checked as an envelope. */
export const answerProblems = (operation: Operation, answer: unknown): string[] => {
  const envelope = answer as { code?: unknown; message?: unknown }
  if (envelope?.code !== '0') {
    return typeof envelope?.code === 'string' &&
      typeof envelope.message === 'string' &&
      envelope.message !== ''
      ? []
      : [`${operation.operationId} 应答不是信封 { code, message, data }`]
  }
  return wrong(operation, '应答', operation.responseSchema, answer)
}
