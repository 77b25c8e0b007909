import type { ContractRules } from './Contract.ts'
import type { Operation } from './operations.ts'

/** What a demo knows of an operation: all but the schemas, which nothing there is checked against. */
export type PackedOperation = Omit<
  Operation,
  'headers' | 'query' | 'sensitive' | 'codes' | 'requestSchema' | 'responseSchema'
> & { sensitive: readonly string[]; hasQuery: boolean }

/** An operation as text can hold it: unchecked() opens it again. */
export const pack = ({ sensitive, query, ...operation }: Operation): PackedOperation => {
  const { headers: _headers, codes: _codes, requestSchema: _in, responseSchema: _out, ...own } = operation
  return { ...own, sensitive: [...sensitive], hasQuery: query.length > 0 }
}

const NONE = (): string[] => []

/** A contract that knows its operations and finds nothing wrong: a tenth of the size, for a host that checks nothing. */
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
