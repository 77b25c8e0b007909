import type { ContractRules } from './Contract.ts'
import type { Operation } from './operations.ts'

/** The part of an operation that a demo needs: everything but the schemas, since nothing is validated there. */
export type PackedOperation = Omit<
  Operation,
  'headers' | 'query' | 'sensitive' | 'codes' | 'requestSchema' | 'responseSchema'
> & { sensitive: readonly string[]; hasQuery: boolean }

/** A serialisable operation: unchecked() restores it. */
export const pack = ({ sensitive, query, ...operation }: Operation): PackedOperation => {
  const { headers: _headers, codes: _codes, requestSchema: _in, responseSchema: _out, ...own } = operation
  return { ...own, sensitive: [...sensitive], hasQuery: query.length > 0 }
}

const NONE = (): string[] => []

/** A contract with operations and without validation: a tenth of the size, for a host that validates nothing. */
export const unchecked = (packed: readonly PackedOperation[]): ContractRules => ({
  operations: packed.map(({ sensitive, hasQuery, ...operation }) => ({
    ...operation,
    headers: [],
    query: hasQuery ? [{ name: '', required: false, schema: '' }] : [],
    sensitive: new Set(sensitive),
    codes: new Set<string>(),
  })),
  requestProblems: NONE,
  headProblems: NONE,
  answerProblems: NONE,
  codeProblems: NONE,
})
