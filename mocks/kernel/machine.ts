import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError, conflict, illegalState } from './errors.ts'
import type { DocumentRow, TrailRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'

/** Who acts: a user in a role of an enterprise, or nobody (the platform itself). */
export type Actor = { user: UserRow; corpName: string; role: string }

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

const nodeOf = (role: string): TrailRow['node'] => {
  if (role.endsWith('_OPERATOR') || role.endsWith('_MANAGER')) return 'OPERATOR'
  if (role.endsWith('_DIRECTOR')) return 'DIRECTOR'
  if (role.endsWith('_FINAL')) return 'FINAL'
  return 'SYSTEM'
}

/** MC-1: one person with two accounts is one person. */
export const samePerson = (world: World, userId: string | undefined, user: UserRow): boolean =>
  userId !== undefined && (userId === user.userId || world.users.get(userId)?.idCard === user.idCard)

/** INV-01: whoever made the document, or reviewed it before, does not decide on it. */
export const notOwnDocument = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  notOwnMaking(world, row, user) ??
  (samePerson(world, row.reviewUserId, user) ? '不可终审本人复核业务' : undefined)

/** INV-01 for the first reviewer, who may have reviewed the document before: only its maker is barred. */
export const notOwnMaking = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  samePerson(world, row.createUserId, user) ? '不可复核本人经办业务' : undefined

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

/** A document goes round again: who decided the last time no longer counts (INV-01); the trail keeps it. */
export const forgetReview = (row: DocumentRow): void => {
  for (const field of [
    'reviewUserId',
    'reviewUserName',
    'reviewTime',
    'finalUserId',
    'finalUserName',
    'finalTime',
    'auditResult',
    'reviewOpinion',
  ] as const) {
    delete row[field]
  }
}

/** The version that the user saw must be the one that stands. */
export const checkVersion = (row: { version: number }, version: number | undefined): void => {
  if (version !== undefined && version !== row.version) throw conflict()
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

/** Why this person may not take the application back: only its maker may. */
export const notOwnApplication = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  samePerson(world, row.createUserId, user) ? undefined : '只能撤销本人经办的申请'

/** The application is taken back by its maker. */
export const needOwnApplication = (world: World, row: DocumentRow, actor: Actor): void => {
  const problem = notOwnApplication(world, row, actor.user)
  if (problem) throw new BusinessError('OWN', problem)
}

/** MC-4: whoever rejects or returns says why. */
export const needOpinion = (opinion: string | undefined): string => {
  const text = opinion?.trim()
  if (!text) throw new BusinessError('OPINION_REQUIRED', '请填写审核意见')
  if (text.length > 200) throw new BusinessError('OPINION_TOO_LONG', '审核意见不超过200个字')
  return text
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

/** Somebody looked at a number that is kept masked: one row of the trail; nothing of the document changes. */
export const noteReveal = (world: World, row: DocumentRow, actor: Actor, what: string): void => {
  row.auditTrail.push({
    node: nodeOf(actor.role),
    operatorName: actor.user.personName,
    corpName: actor.corpName,
    time: world.now(),
    event: '查看完整账号',
    opinion: what,
  })
}

/** The fields that every new document starts with. */
export const newDocument = (world: World, id: string, actor: Actor, event: string): DocumentRow => {
  const time = world.now()
  return {
    id,
    corpId: actor.user.corpId,
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    createTime: time,
    updateTime: time,
    version: 0,
    auditTrail: [
      {
        node: nodeOf(actor.role),
        operatorName: actor.user.personName,
        corpName: actor.corpName,
        time,
        event,
      },
    ],
  }
}
