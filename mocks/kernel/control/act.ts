import type { Call } from '../call.ts'
import type { ContractRules } from '../contract/Contract.ts'
import type { Endpoint } from '../endpoints.ts'
import { openSession } from '../enforce/session.ts'
import { BadControl, type Body, type Control, only, text } from './body.ts'

/** A person's action as a call over HTTP; refused when it could not be JSON. */
export const callOf = (
  contract: ContractRules,
  endpoint: Endpoint | undefined,
  operationId: string,
  body: unknown,
): Omit<Call, 'world' | 'record'> => {
  if (!endpoint?.defined) throw new BadControl(`契约里没有操作“${operationId}”`)
  const { operation, defined } = endpoint
  if (operation.method !== 'POST' || operation.pathParams.length > 0 || operation.body === 'multipart')
    throw new BadControl(`${operationId} 不能这样办：只有请求体是 JSON 的 POST 可以`)
  const problems = contract.requestProblems(operation, body)
  if (problems.length > 0) throw new BadControl(problems.join('；'))
  const url = new URL(operation.path, 'http://127.0.0.1')
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const request = new Request(url, { method: 'POST', headers, body: bytes })
  return { operation, defined, request, url, bytes, cookies: new Map() }
}

/**
 * A person does something: the handler of that operation runs as that person, with every guard. The setup of a scenario
 * is done this way. A refusal answers 400 with its sentence.
 */
export const act = async ({ world, act: perform }: Control, body: Body): Promise<object> => {
  only(body, 'persona', 'operation', 'body')
  const persona = text(body, 'persona')
  // a person who cannot sign in does not act at all: that is not the operation's answer
  openSession(world, persona)
  const response = await perform(persona, text(body, 'operation'), body.body ?? {})
  const { code, message, data } = (await response.json()) as { code: string; message: string; data?: unknown }
  if (code !== '0') throw new BadControl(message || code)
  const problem = response.headers.get('x-mock-problem')
  if (problem) throw new BadControl(decodeURIComponent(problem))
  return { data: data ?? null, now: world.now() }
}
