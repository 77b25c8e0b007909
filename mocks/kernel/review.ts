import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import type { Command } from './command.ts'
import { type Actor, needOpinion } from './document.ts'
import { BusinessError } from './errors.ts'
import type { Flow, StepDetails } from './flow.ts'
import { barredBy } from './policy.ts'
import type { DocumentRow } from './rows.ts'
import type { World } from './World.ts'

/** A reviewer's decision on one document. */
export type Verdict = { version: number; decision: ReviewDecision; opinion: string | undefined }

type Decided<Id> = { actor: Actor; opinion: string | undefined; id: Id }

type Steps<Row, Id> = {
  /** The row of the table for a PASS. */
  pass: Id | ((row: Row) => Id)
  /** The row of the table for any other decision; it needs an opinion (MC-4). */
  reject: Id | ((row: Row) => Id)
  /** The new state, when that row of the table has several. */
  to?: (row: Row, id: Id) => string | undefined
  /** The event in the trail, when that row of the table has several. */
  event?: (row: Row, id: Id) => string | undefined
  /** Conditions for a PASS other than the guards of the table. */
  needPass?: (world: World, row: Row, actor: Actor) => void
  passed?: (world: World, row: Row, decided: Decided<Id>) => void
  rejected?: (world: World, row: Row, decided: Decided<Id>) => void
}

/** The review step of a flow: checks version and guards, passes or rejects the document, then runs the effects. */
export const reviewOf =
  <Row extends DocumentRow, Id extends string>(
    flow: Flow<Row, Id>,
    { pass, reject, to, event, needPass, passed, rejected }: Steps<Row, NoInfer<Id>>,
  ) =>
  (world: World, row: Row, actor: Actor, { version, decision, opinion }: Verdict): void => {
    const way = decision === 'PASS' ? pass : reject
    const id = typeof way === 'function' ? way(row) : way
    const details = (said: string | undefined): StepDetails => ({
      opinion: said,
      to: to?.(row, id),
      event: event?.(row, id),
    })
    flow.check({ world, row, actor, version }, id)
    if (decision !== 'PASS') {
      const reason = needOpinion(opinion)
      flow.step(world, row, id, actor, details(reason))
      return rejected?.(world, row, { actor, opinion: reason, id })
    }
    needPass?.(world, row, actor)
    const passing = { world, entity: flow.head.entity, row, actor }
    const wrong = barredBy(passing)
    if (wrong) throw new BusinessError(...wrong)
    const settled = world.registry
      .contributed('reviewPolicies')
      .map((policy) => policy.settle(passing, opinion))
    if (settled.some(({ isHeld }) => isHeld)) return undefined
    const place = settled.map(({ inPlaceOf }) => inPlaceOf).find(Boolean)
    const step = details(opinion)
    flow.step(world, row, id, actor, {
      ...step,
      ...(place && { event: `${step.event ?? flow.eventOf(id)}：代${place}` }),
    })
    return passed?.(world, row, { actor, opinion, id })
  }

/** A simple action of a flow: checks version and guards, moves the document on, then runs the effect. */
export const actOf =
  <Row extends DocumentRow, Id extends string>(
    flow: Flow<Row, Id>,
    id: NoInfer<Id>,
    then?: (world: World, row: Row) => void,
  ) =>
  (command: Command<Row>): void => {
    const { world, row, actor } = command
    flow.check(command, id)
    flow.step(world, row, id, actor)
    then?.(world, row)
  }
