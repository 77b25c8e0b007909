// What the contract watch found, as a person reads it: in the panel of the page, and on the terminal. Also runs in the browser.

/** One way in which the backend departs from the contract. */
export interface Deviation {
  operation: string
  /** Method and path. */
  call: string
  /** Where in the request or the answer, as 应答 data.list[].amount; empty when it is the whole call. */
  field: string
  what: string
}

const SENTENCE = /^(?:不符合契约：)?([A-Z]+ \S+?)：(.*)$/s
/** An operation, then request, answer or a header with a place in it, then what ajv says. */
const PLACED = /^(\w+) ((?:请求|应答)(?:头 [\w-]+)?)(\/\S*)? (.+)$/s

const TYPES: Readonly<Record<string, string>> = {
  string: '文本',
  object: '结构',
  array: '列表',
  boolean: '布尔值',
  integer: '整数',
  number: '数',
  null: '空',
}

/** The same place in every row of a list is one place. */
const fieldAt = (place: string): string =>
  place
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '')

const whatOf = (message: string): string => {
  const type = /^must be ([a-z]+(?:,[a-z]+)*)$/.exec(message)?.[1]
  if (type?.split(',').every((one) => TYPES[one])) {
    const names = type.split(',').map((one) => TYPES[one])
    return `应是${names.join('或')}`
  }
  const values = /^must be equal to one of the allowed values (\[.*\])$/.exec(message)?.[1]
  if (values) return `应是其中之一：${values}`
  const pattern = /^must match (?:pattern|format) (".*")$/.exec(message)?.[1]
  if (pattern) return `格式应为 ${pattern}`
  const [, bound, count, of] =
    /^must NOT have (fewer|more) than (\d+) (characters|items)$/.exec(message) ?? []
  if (bound) return `${bound === 'fewer' ? '至少' : '至多'} ${count} ${of === 'items' ? '项' : '个字'}`
  const [, than, limit] = /^must be ([<>]=?) (\S+)$/.exec(message) ?? []
  if (than) return `应 ${than} ${limit}`
  return message === 'must NOT have additional properties' ? '契约里没有这个字段' : message
}

/** A sentence of the watch taken apart; what it does not know how to read stays as it is. */
export function deviationOf(sentence: string): Deviation {
  const [, call = '', rest = sentence] = SENTENCE.exec(sentence) ?? []
  const [, operation = '', where = '', place = '', message = ''] = PLACED.exec(rest) ?? []
  if (message === '') {
    const [, id = '', said = rest] = /^(\w+) ?(.*)$/s.exec(rest) ?? []
    return { operation: id, call, field: '', what: said }
  }
  const missing = /^must have required property '(.+)'$/.exec(message)?.[1]
  const field = fieldAt(missing === undefined ? place : `${place}/${missing}`)
  return {
    operation,
    call,
    field: `${where} ${field}`.trim(),
    what: missing === undefined ? whatOf(message) : '没有给',
  }
}

const keyOf = ({ operation, call, field, what }: Deviation): string =>
  [operation, call, field, what].join('\0')

/** Each deviation once, in the order in which they came. */
export const deviationsOf = (sentences: readonly string[]): Deviation[] => [
  ...new Map(sentences.map(deviationOf).map((one) => [keyOf(one), one])).values(),
]

/** For the terminal: the sentence in which a deviation is told, undefined when it has been told already. */
export function tellOnce(): (sentence: string) => string | undefined {
  const told = new Set<string>()
  return (sentence) => {
    const one = deviationOf(sentence)
    if (told.has(keyOf(one))) return undefined
    told.add(keyOf(one))
    return `不符合契约：${[one.operation, one.call].filter(Boolean).join(' ')} ${one.field ? `${one.field}：` : ''}${one.what}`
  }
}
