import type { Answer } from './Client.ts'
import type { Fixture } from './Fixture.ts'

/** One obligation of a backend, and how it is checked. */
export interface Rule {
  /** Cited by docs/backend.md. */
  readonly id: string
  readonly title: string
  /** How it is checked. */
  readonly does: string
  /** Leaves documents behind. */
  readonly writes?: true
  readonly check: (fixture: Fixture) => Promise<void>
}

/** The backend does not meet the obligation. */
export class Broken extends Error {
  readonly expected: string
  readonly seen: string

  constructor(expected: string, seen: string) {
    super(`应为${expected}，实际是${seen}`)
    this.expected = expected
    this.seen = seen
  }
}

/** It cannot be checked here: neither passed nor failed. */
export class NotChecked extends Error {}

/** Fails the check unless the expectation holds. */
export function expect(holds: boolean, expected: string, seen: string): asserts holds {
  if (!holds) throw new Broken(expected, seen)
}

/** A value that a check needs; without it the check is skipped, since nothing can be said. */
export const need = <Value>(value: Value | undefined, what = '没有可用的单据，没有检查'): Value => {
  if (value === undefined) throw new NotChecked(what)
  return value
}

/** A short summary of an answer. */
export const summaryOf = ({ status, code, message }: Answer): string =>
  `HTTP ${status}，${code ? `code ${code}${message ? `「${message}」` : ''}` : '没有信封'}`

/** Fails the check unless the call succeeded. */
export const expectDone = (answer: Answer, what: string): void =>
  expect(answer.succeeded, `${what}成功`, summaryOf(answer))

/** Fails the check unless the call was refused with that HTTP status. */
export const expectStatus = (answer: Answer, status: number, when: string): void =>
  expect(answer.status === status, `${when}回答 HTTP ${status}`, summaryOf(answer))

/** Fails the check unless the call was refused in any way. */
export const expectRefused = (answer: Answer, what: string): void =>
  expect(!answer.succeeded, `${what}被拒绝`, summaryOf(answer))
