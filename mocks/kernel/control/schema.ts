import { Ajv, type ValidateFunction } from 'ajv'

/** A JSON schema. A part may give under refusals the message for a keyword that fails. */
export type Schema = { readonly [keyword: string]: unknown }

type Refusals = Readonly<Record<string, string>>

const ajv = new Ajv({ strict: false, verbose: true, validateFormats: false })

/**
 * Validates values from outside.
 * @param otherwise the message, followed by the place, where the schema has no sentence of its own
 * @returns the sentence to refuse a value with; undefined when it is valid
 */
export const checkerOf = (schema: Schema, otherwise: string): ((value: unknown) => string | undefined) => {
  // compiled on first use: most backends never need it
  let check: ValidateFunction | undefined
  return (value) => {
    check ??= ajv.compile(schema)
    if (check(value)) return undefined
    const [error] = check.errors ?? []
    const { refusals } = (error?.parentSchema ?? {}) as { refusals?: Refusals }
    const own = error && refusals?.[error.keyword]
    if (own) return own
    // an unknown key is not repeated: it may be megabytes long
    const place = error?.instancePath.slice(1)
    return place ? `${otherwise}（${place}）` : otherwise
  }
}

/** An object with these properties and no others. */
export const record = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
  refusals?: Refusals,
): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...(refusals && { refusals }),
})

/** A string with a maximum length. */
export const textUpTo = (maxLength: number): Schema => ({ type: 'string', maxLength })
