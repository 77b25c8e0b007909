import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { type Actor, checkVersion, nodeOf, notOwnApplication, notOwnMaking } from './document.ts'
import { BusinessError, illegalState } from './errors.ts'
import type { DocumentRow } from './rows.ts'
import type { World } from './World.ts'

export * from './document.ts'

/** One row of domain/transitions.tsv: from which states, by which role, to which state. */
export type Transition<State extends string> = {
  from: readonly State[]
  event: string
  to: State
  /** Role code that may cause it; 'SYSTEM' for what happens by itself. */
  actor: string
  result?: ReviewDecision
}

/** A state machine as data: transition id → transition; the ids and the states are checked, nothing else is decided. */
export const machine =
  <State extends string>() =>
  <Id extends string>(transitions: Readonly<Record<Id, Transition<State>>>) =>
    transitions

/** The first reviewer is not the maker (INV-01). */
export const needReviewer = (world: World, row: DocumentRow, actor: Actor): void => {
  const own = notOwnMaking(world, row, actor.user)
  if (own) throw new BusinessError('INV-01', own)
}

/** Whether the transition starts where the document is; asked before the guards, so that they speak of a state that holds. */
export const checkState = <State extends string, Field extends string>(
  row: Record<Field, State>,
  field: Field,
  ...transitions: readonly Transition<State>[]
): void => {
  if (!transitions.some(({ from }) => from.includes(row[field]))) throw illegalState()
}

/** A review begins: the version seen stands, the document waits for the review, and the reviewer is not the maker. */
export const checkReview = <
  State extends string,
  Field extends string,
  Row extends DocumentRow & Record<Field, State>,
>(
  world: World,
  row: Row,
  actor: Actor,
  version: number,
  field: Field,
  ...transitions: readonly Transition<State>[]
): void => {
  checkVersion(row, version)
  checkState(row, field, ...transitions)
  needReviewer(world, row, actor)
}

/** The application is taken back by its maker. */
export const needOwnApplication = (world: World, row: DocumentRow, actor: Actor): void => {
  const problem = notOwnApplication(world, row, actor.user)
  if (problem) throw new BusinessError('OWN', problem)
}

/**
 * Makes one transition of one document: checks state and role, sets the state, stamps who and when, and appends exactly
 * one row to the trail (INV-02). Guards come before the call, effects after it.
 */
export const step = <
  State extends string,
  Field extends string,
  Row extends DocumentRow & Record<Field, State>,
>(
  world: World,
  row: Row,
  field: Field,
  transition: Transition<State>,
  actor: Actor | undefined,
  opinion?: string,
): void => {
  checkState(row, field, transition)
  if (actor && actor.role !== transition.actor) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  const time = world.now()
  const node = actor ? nodeOf(actor.role) : 'SYSTEM'
  Object.assign(row, { [field]: transition.to, updateTime: time, version: row.version + 1 })
  if (actor && node === 'DIRECTOR') {
    Object.assign(row, {
      reviewUserId: actor.user.userId,
      reviewUserName: actor.user.personName,
      reviewTime: time,
    })
  }
  if (actor && node === 'FINAL') {
    Object.assign(row, {
      finalUserId: actor.user.userId,
      finalUserName: actor.user.personName,
      finalTime: time,
    })
  }
  if (transition.result) Object.assign(row, { auditResult: transition.result, reviewOpinion: opinion })
  row.auditTrail.push({
    node,
    operatorName: actor?.user.personName ?? '系统',
    corpName: actor?.corpName ?? '平台',
    time,
    event: transition.event,
    ...(transition.result && { result: transition.result }),
    ...(opinion && { opinion }),
  })
}
