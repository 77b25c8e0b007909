// Which fields of a row make its list: the key, and the columns in the families' order.
import { merged, nameOf, type Operation, type Schema } from '../contract/contract.ts'
import { dictOf, titleIn } from './names.ts'

/** All that a page needs comes from the contract. */
export interface Plan {
  path: string
  title: string
  component: string
  operation: Operation
  /** Whether the name has a dictionary. */
  hasDict: (name: string) => boolean
}

export const MONEY =
  /(Amount|Available|Assets|Balance|Capital|Discount|Fee|Interest|Limit|Price|Quota|Remain|Revenue|Scale|Tax|Total|Used)$|^(amount|balance)$/
export const DAY = /(Date|Deadline|ValidTo|ValidFrom|TermEnd)$/
export const INSTANT = /(Time|Deadline)$|^time$/
export const RATE = /(Rate|Ratio)$/
const typeOf = (schema: Schema): string => [schema.type ?? ''].flat()[0] ?? ''

/** A field of a row or of a query. */
export interface Field {
  name: string
  title: string
  type: string
  dict: string
  isRequired: boolean
  /** Whether it belongs to every document alike (DocumentBase): who wrote it when, its version, its trail. */
  isCommon: boolean
}

/** The fields of a structure, in the order of the contract. */
export function fieldsOf({ operation, hasDict }: Plan, schema: Schema): Field[] {
  const own = merged(operation.document, schema)
  const common = operation.document.components.schemas['DocumentBase']?.properties ?? {}
  return Object.entries(own.properties ?? {}).map(([name, property]) => {
    const inner = merged(operation.document, property)
    const dict = dictOf(nameOf(property) || nameOf(property.allOf?.[0]))
    return {
      name,
      title: titleIn(inner.description ?? '', name),
      type: typeOf(inner),
      dict: inner.enum && hasDict(dict) ? dict : '',
      isRequired: own.required?.includes(name) ?? false,
      isCommon: name in common,
    }
  })
}

/** The fields that only the list's own machinery reads, wherever they stand. */
const NOT_SHOWN = new Set([
  'id',
  'actions',
  'version',
  'nextActor',
  'deadline',
  'stateReason',
  'auditTrail',
  'attachments',
])

/**
 * What tells one row from another: the document's own number (the first of its own that is always there; an account's
 * number is no document's), else its id, never whose it is.
 */
export const keyOf = (fields: readonly Field[]): Field | undefined => {
  const sure = fields.filter(({ type, isRequired }) => type === 'string' && isRequired)
  return (
    sure.find(({ name, isCommon }) => !isCommon && name.endsWith('No') && !/accountNo$/i.test(name)) ??
    sure.find(({ name }) => name === 'id') ??
    sure.find(({ name, isCommon }) => !isCommon && name.endsWith('Id')) ??
    sure.find(({ isCommon }) => !isCommon)
  )
}

/** What a list is about: its own fields and when it was made, not how it is kept. */
export const businessOf = (fields: readonly Field[]): Field[] =>
  fields.filter(
    ({ name, isCommon }) =>
      !NOT_SHOWN.has(name) && !/(Id|File|Hash)$/.test(name) && (!isCommon || name === 'createTime'),
  )

/** Kinds of fields in the order in which the lists of all families have them, and how many of a kind make a list. */
const KINDS: readonly (readonly [most: number, is: (field: Field) => boolean])[] = [
  [1, ({ name, dict }) => dict !== '' && /(Status|State)$/.test(name)],
  [1, ({ name, dict }) => dict !== '' && /(Type|Kind)$/.test(name)],
  [2, ({ name, type }) => type === 'string' && name.endsWith('Name')],
  [2, ({ name, type, dict }) => type === 'string' && dict === '' && MONEY.test(name)],
  [2, ({ name, type }) => type === 'string' && DAY.test(name)],
]

/** The key, then of each kind the first ones, those that are always there before the others; other fields fill up. */
export const chosen = (key: Field | undefined, business: readonly Field[], most = 8): Field[] => {
  const rest = business.filter(
    ({ name, type }) => name !== key?.name && type !== 'array' && type !== 'object',
  )
  const sorted = [...rest.filter(({ isRequired }) => isRequired), ...rest.filter((one) => !one.isRequired)]
  const ranked = KINDS.flatMap(([count, is]) => sorted.filter(is).slice(0, count))
  const others = sorted.filter((field) => !ranked.includes(field))
  const filled = [...ranked, ...others].slice(0, most - 1)
  const isShown = key && business.includes(key)
  return [...(isShown ? [key] : []), ...filled]
}
