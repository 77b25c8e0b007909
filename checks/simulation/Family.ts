// What a family of business is to the simulation: who acts, where their work is, what they begin, what happens to them.
import type { Form, Persona } from '../shared/TestClient.ts'
import type { Covered } from './coverage.ts'
import type { Call, Row, Simulation } from './Simulation.ts'

/** The call behind an action of a row; undefined when the person does not feel like it. */
export type Making = (
  row: Row,
  simulation: Simulation,
  persona: Persona,
) => Call | undefined | Promise<Call | undefined>

/** A list, whose it is, and the calls behind the actions that its rows may offer. */
export type Board = {
  path: string
  people: readonly Persona[]
  query?: Form
  /** What a row offers where it does not say so itself in actions or allowed. */
  offers?: (row: Form) => readonly string[]
  /** Where the rows are in an answer that is not a list: the document of one enterprise. */
  rows?: (data: unknown) => readonly (Row | undefined)[]
  actions: Readonly<Record<string, Making>>
}

/** Something that a person may start without a row to act on. */
export type Beginning = {
  people: readonly Persona[]
  begin: (simulation: Simulation, persona: Persona) => Call | undefined | Promise<Call | undefined>
}

/** An outside party looks for a document that waits for it: what it does, or undefined when there is none. */
export type Outside = (
  simulation: Simulation,
) => readonly [actor: string, event: string, key: string] | undefined

/** Boards and beginnings are drawn evenly: list an entry several times to make it more frequent. */
export type Family = {
  name: string
  title: string
  /** Where its worlds begin. */
  scenarios: readonly string[]
  /** People who may try an action that is another role's work. */
  people: readonly Persona[]
  /** What a world needs so that 400 steps do not run dry; by control calls only, so that the journal knows. */
  prepare?: (simulation: Simulation) => Promise<void>
  boards: readonly Board[]
  beginnings: readonly Beginning[]
  outside: readonly Outside[]
  covered: readonly Covered[]
  /** How some of its simulations end besides the clock: everything falls due and people pay. */
  ending?: (simulation: Simulation) => Promise<void>
}
