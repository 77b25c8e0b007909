import type { Schema } from './contract.ts'

type Contract = { components?: { schemas?: Record<string, Schema> } }
type Entries = readonly (readonly [value: string, label: string])[]

/** The dictionary of an enum of the contract: the one it names, else the one of its own name; none when it opts out. */
export const dictionaryOf = (name: string, schema: Pick<Schema, 'x-dict'>): string | undefined => {
  const named = schema['x-dict']
  if (named !== undefined) return named || undefined
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()
}

const same = (a: Entries, b: Entries): boolean => JSON.stringify(a) === JSON.stringify(b)

/** All dictionaries of the contracts: values and labels in the order of the enum. Two enums of one dictionary must agree. */
export const dictionariesOf = (contracts: readonly Contract[]): Record<string, Entries> => {
  const found: Record<string, Entries> = {}
  for (const { components } of contracts) {
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      const { enum: values, 'x-enum-descriptions': labels = [] } = schema
      const dictType = dictionaryOf(name, schema)
      if (!values || !dictType) continue
      const entries = values.map((value, at) => [String(value), labels[at] ?? ''] as const)
      const known = found[dictType]
      if (known && !same(known, entries)) throw new Error(`字典 ${dictType} 在契约里有两种说法，见 ${name}`)
      found[dictType] = entries
    }
  }
  return found
}

/** The generated module of all dictionaries. */
export const dictionariesText = (contracts: readonly Contract[]): string => {
  const dictionaries = dictionariesOf(contracts)
  const sorted = Object.fromEntries(
    Object.keys(dictionaries)
      .toSorted()
      .map((name) => [name, dictionaries[name]]),
  )
  return `// Generated from the enums of the contract by npm run api. Do not edit.

/** dictType → [dictValue, dictLabel]. */
export const dictionaries: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = ${JSON.stringify(sorted, undefined, 2)}
`
}
