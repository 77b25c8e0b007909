import { isUnchanged, unchangedText } from '#domain/unchanged.ts'
import type { Context } from './Context.ts'
import { BusinessError, conflict, otherDocument } from './errors.ts'
import type { DocumentRow, TrailRow, UserRow } from './rows.ts'
import { isOfAnother } from './version.ts'
import type { World } from './World.ts'

// What every document has: maker, reviewers, version and trail.

/** The acting user in a role of an enterprise, with the duties they have in any role. */
export type Actor = { user: UserRow; corpName: string; role: string; duties?: readonly string[] }

/** The caller of a call as an actor. */
export const actorOf = (ctx: Context): Actor => ({
  user: ctx.user,
  corpName: ctx.corp.corpName,
  role: ctx.role,
})

/** The node of the trail for a role. */
export const nodeOf = (role: string): TrailRow['node'] => {
  if (role.endsWith('_OPERATOR') || role.endsWith('_MANAGER')) return 'OPERATOR'
  if (role.endsWith('_DIRECTOR')) return 'DIRECTOR'
  if (role.endsWith('_FINAL')) return 'FINAL'
  return 'SYSTEM'
}

/** MC-1: one person with two accounts counts as one person. */
export const samePerson = (world: World, userId: string | undefined, user: UserRow): boolean =>
  userId !== undefined &&
  (userId === user.userId || (user.idCard !== '' && world.users.get(userId)?.idCard === user.idCard))

/** INV-01: a user who made the document, or reviewed it before, does not decide on it. */
export const notOwnDocument = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  notOwnMaking(world, row, user) ??
  (samePerson(world, row.reviewUserId, user) ? '不可终审本人复核业务' : undefined)

/** INV-01 for the first reviewer, who may have reviewed the document before: only its maker is barred. */
export const notOwnMaking = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  samePerson(world, row.createUserId, user) ? '不可复核本人经办业务' : undefined

/** A document is submitted again: earlier reviewers no longer count (INV-01); the trail keeps them. */
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

/** A director takes a document back: its earlier reviewer stays its reviewer; without one there is none. */
export const keepingReviewer = (row: DocumentRow, takeBack: () => void): void => {
  const { reviewUserId, reviewUserName, reviewTime } = row
  takeBack()
  if (reviewUserId) Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  else forgetReview(row)
}

/** The version that the user saw must be the current one, and of this document. */
export const checkVersion = (row: { version?: number }, version: number | undefined): void => {
  if (version === undefined || version === (row.version ?? 0)) return
  throw isOfAnother(row, version) ? otherDocument() : conflict()
}

/** Why this person may not recall the application: only its maker may. */
export const notOwnApplication = (world: World, row: DocumentRow, user: UserRow): string | undefined =>
  samePerson(world, row.createUserId, user) ? undefined : '只能撤销本人经办的申请'

/** MC-4: a rejection or return needs a reason. */
export const needOpinion = (opinion: string | undefined): string => {
  const text = opinion?.trim()
  if (!text) throw new BusinessError('OPINION_REQUIRED', '请填写审核意见')
  if (text.length > 200) throw new BusinessError('OPINION_TOO_LONG', '审核意见不超过200个字')
  return text
}

/** Adds a row to the trail without changing the document. */
export const noteOnTrail = (
  world: World,
  row: DocumentRow,
  actor: Actor,
  { event, opinion }: { event: string; opinion?: string },
): void => {
  row.auditTrail.push({
    node: nodeOf(actor.role),
    operatorName: actor.user.personName,
    corpName: actor.corpName,
    time: world.now(),
    event,
    ...(opinion && { opinion }),
  })
}

/** A user looked at a masked number. */
export const noteReveal = (world: World, row: DocumentRow, actor: Actor, what: string): void =>
  noteOnTrail(world, row, actor, { event: '查看完整账号', opinion: what })

/** What an answer leaves out of a document: its people by id, which only the guards need; their names stay. */
export const NO_USER_IDS = { createUserId: undefined, reviewUserId: undefined, finalUserId: undefined }

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

/** The same for a document without a maker in the enterprise: the system or an outside party creates it. */
export const unmadeDocument = (
  world: World,
  id: string,
  corpId: string,
  details: { event: string; node?: TrailRow['node'] | undefined; party?: string | undefined },
): DocumentRow => {
  const time = world.now()
  const { event, node = 'SYSTEM', party } = details
  return {
    id,
    corpId,
    createUserId: '',
    createUserName: '',
    createTime: time,
    version: 0,
    auditTrail: [{ node, operatorName: party ?? '系统', corpName: party ?? '平台', time, event }],
  }
}

/**
 * At least one of the requested parts differs from the earlier submission.
 * @param parts each requested part: its name, the earlier value, the new value
 */
export const needChanged = (
  asked: string | undefined,
  parts: readonly (readonly [name: string, before: unknown, after: unknown])[],
): void => {
  if (parts.some(([, before, after]) => !isUnchanged(before, after))) return
  const names = parts.map(([name]) => name)
  throw new BusinessError('UNCHANGED', unchangedText(asked ?? ''), names.slice(0, 1))
}
