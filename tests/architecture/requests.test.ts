// What a page submits is built, not asserted: an assertion hides from the compiler what the contract demands.
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, written } from '../../scripts/sources.ts'
import { calls, refName } from '../contract/contract.ts'

type Syntax = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>

const requests = new Set(calls.flatMap(({ request }) => refName(request) ?? []))
const writes = new Set(calls.filter(({ isQuery }) => !isQuery).map(({ operation }) => operation.operationId))

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The syntax below, this one included. */
const below = (value: unknown): Syntax[] => {
  if (Array.isArray(value)) return value.flatMap(below)
  if (!isSyntax(value)) return []
  return [value, ...Object.values(value).flatMap(below)]
}

/** The types that a piece of syntax asserts, as they are written; not `as const`. */
const asserted = (syntax: Syntax, text: string): string[] =>
  below(syntax)
    .filter(({ type }) => type === 'TSAsExpression')
    .flatMap(({ typeAnnotation }) => (isSyntax(typeAnnotation) ? typeAnnotation : []))
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => name !== 'const')

const sources = written('src')
  .filter(({ text }) => text.includes(' as '))
  .map((source) => {
    const own = importsOf(source).flatMap(({ names }) => names)
    return {
      ...source,
      nameOf: new Map(own.map(({ name, as }) => [as, name])),
      program: parseSync(source.path, source.text).program,
    }
  })

describe('提交的请求', () => {
  it('不用 as 说成契约的请求：写一个函数，返回那个类型（src/domain/filled.ts 的 complete）', () => {
    const found = sources.flatMap(({ path, text, nameOf, program }) =>
      isSyntax(program)
        ? asserted(program, text)
            .filter((type) => (type.match(/\w+/g) ?? []).some((word) => requests.has(nameOf.get(word) ?? '')))
            .map((type) => `${path}：as ${type}`)
        : [],
    )
    expect(found).toEqual([])
  })

  it('发请求的那一句里没有 as never、as any 之类', () => {
    const found = sources.flatMap(({ path, text, nameOf, program }) =>
      below(program)
        .filter(
          ({ type, callee }) =>
            type === 'CallExpression' &&
            isSyntax(callee) &&
            writes.has(nameOf.get(text.slice(callee.start, callee.end)) ?? ''),
        )
        .flatMap((call) => asserted(call, text).map((type) => `${path}：as ${type}`)),
    )
    expect(found).toEqual([])
  })
})
