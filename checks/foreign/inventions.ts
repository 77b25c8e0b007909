// Documents that do not exist in the world: the contract's examples under another number, each with its own texts and amounts.
import { join } from 'node:path'
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Example, readExamples } from '../../openapi/examples.ts'

const MARKS = ['甲', '乙', '丙'] as const
const FOLDER = join(import.meta.dirname, '../../openapi')

const examples: Record<string, Example> = Object.assign({}, ...readExamples('corp', FOLDER).values())
const operations = new Map(readContract().operations.map(({ path, operationId }) => [path, operationId]))

const isText = (value: string) => /[㐀-鿿]{4}/.test(value)
const isAmount = (value: string) => /^\d{1,9}\.\d\d$/.test(value)

/** The same with the mark of that document in every text and amount. */
const marked = (value: unknown, nth: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => marked(one, nth))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, nth)]))
  if (typeof value !== 'string') return value
  if (isAmount(value)) return `${nth + 1}${value}`
  return isText(value) ? `${value}${MARKS[nth] ?? ''}` : value
}

/** The values of a body, by name, at any depth. */
function* valuesIn(body: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (typeof body !== 'object' || body === null) yield [name, body]
  else for (const [key, one] of Object.entries(body)) yield* valuesIn(one, Array.isArray(body) ? name : key)
}

/** Answers for documents that do not exist. */
export class Inventions {
  #numbers: readonly string[] = []

  /** Three numbers; reads of them are answered from now on. */
  begin(): readonly string[] {
    this.#numbers = MARKS.map((_, nth) => `INVENTED2026112900000${nth}`)
    return this.#numbers
  }

  end(): void {
    this.#numbers = []
  }

  /** The envelope of the answer; undefined when the read is for none of them. */
  answerTo(path: string, body: string): unknown {
    const nth = this.#numbers.findIndex((no) => body.includes(no))
    const example = examples[operations.get(path) ?? '']
    if (nth < 0 || example?.response === undefined) return undefined
    const no = this.#numbers[nth]!
    const name = [...valuesIn(JSON.parse(body))].find(([, value]) => value === no)?.[0]
    const own = [...valuesIn(example.request)].find(([key]) => key === name)?.[1]
    const { data, ...envelope } = example.response as { data: unknown }
    const text = JSON.stringify({ ...envelope, data: marked(data, nth) })
    return JSON.parse(typeof own === 'string' && own !== '' ? text.replaceAll(own, no) : text)
  }
}
