import type { HttpHandler } from 'msw'
import type { Context } from './Context.ts'
import { bodyFor, type CallInfo, type Reply } from './reply.ts'

// Defines the handlers of a tag of the contract. The generated MSW handlers give method and path, the generated functions give
// the types: of the body (their parameters) and of the answer (the data that http.ts unwraps).

type Lower<Name extends string> = Uncapitalize<Name>

/** Names of the operations of a generated <tag>.msw.ts. */
type OperationOf<Msw> = {
  [Key in keyof Msw]: Key extends `get${infer Name}MockHandler` ? Lower<Name> : never
}[keyof Msw]

type WithoutLast<List extends readonly unknown[]> = List extends readonly [...infer Rest, unknown] ? Rest : []

/** The arguments of an operation: path parameters, then body or query, without the trailing request options. */
type Inputs<Call> = Call extends (...args: infer Args) => unknown ? WithoutLast<Required<Args>> : never

/** A file as an answer. */
export type FileAnswer = {
  fileName: string
  contentType: string
  bytes: Uint8Array
  /** Shown in the browser instead of saved. */
  inline?: boolean
}

type Answer<Data> = Data extends Blob ? FileAnswer : Data

type Result<Call> = Call extends (...args: never) => Promise<infer Data> ? Answer<Data> : never

/** Every operation of a tag: (ctx, …arguments) => the data of its answer. */
type Handlers<Msw, Calls> = {
  [Name in OperationOf<Msw> & keyof Calls]: (
    ctx: Context,
    ...inputs: Inputs<Calls[Name]>
  ) => Result<Calls[Name]> | Promise<Result<Calls[Name]>>
} & Record<Exclude<OperationOf<Msw>, keyof Calls>, never>

type TagOptions<Msw> = {
  /** The generated module <tag>.msw.ts. */
  msw: Msw
  /** Operation → paths of which one must be granted to the user; operations left out need only a session. */
  allow?: Partial<Record<OperationOf<Msw>, readonly string[]>>
}

export type DefinedOperation = {
  operationId: string
  handler: HttpHandler
  allow: readonly string[] | undefined
  run: (ctx: Context, ...inputs: unknown[]) => unknown
  /** No handler: an example of the contract is used instead. */
  isExample?: true
}

type MockHandler = (override: (info: CallInfo) => Promise<Reply['body']>) => HttpHandler

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1)

/**
 * Defines the handlers of every operation of a tag. A missing operation, a wrong body or wrong data does not compile.
 * A handler returns the data; the envelope { code: '0', message: '', data } is added here.
 */
export const defineTag =
  <Msw extends object, Calls extends object>(options: TagOptions<Msw>) =>
  (handlers: Handlers<Msw, Calls>): DefinedOperation[] =>
    Object.entries(handlers as Record<string, DefinedOperation['run']>).map(([operationId, run]) => {
      const make = (options.msw as Record<string, MockHandler>)[`get${pascal(operationId)}MockHandler`]
      if (!make) throw new Error(`生成的模拟代码里没有操作 ${operationId}，请运行 npm run api`)
      return {
        operationId,
        handler: make(bodyFor),
        allow: (options.allow as Record<string, readonly string[]> | undefined)?.[operationId],
        run,
      }
    })
