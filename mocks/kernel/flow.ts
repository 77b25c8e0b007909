import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import type { BusinessCode } from '../generated/codes.ts'
import type { Context } from './Context.ts'
import type { Command } from './command.ts'
import {
  type Actor,
  actorOf,
  checkVersion,
  newDocument,
  nodeOf,
  samePerson,
  unmadeDocument,
} from './document.ts'
import { BusinessError, illegalState } from './errors.ts'
import type { Waits } from './list.ts'
import { barredBy } from './policy.ts'
import { doneBy, type Refusal, waitingFor } from './refusal.ts'
import { ANYBODY, isDirector, mayServe, SYSTEM } from './roles.ts'
import type { DocumentRow, TrailRow, UserRow } from './rows.ts'
import type { World } from './World.ts'

// A flow as one table: who may do what to a document, from which state, where it leads. The check of a call, the offered
// buttons with their reasons, the trail, the tags of the features, the simulation and docs/flows all read it.

/** Why this person may not do it to this document; undefined when they may. The code is the one of the failing call. */
type Guard<Row> = {
  code: BusinessCode
  problem: (world: World, row: Row, actor: Actor) => string | undefined
}

export const guard = <Row>(code: BusinessCode, problem: Guard<Row>['problem']): Guard<Row> => ({
  code,
  problem,
})

/** Of a document that does not exist yet. */
export const NEW = '-'

/** One row of the table. */
export type Transition<Row> = {
  /** The states from which it may be made. */
  from: readonly string[]
  /** The event in the trail; several where the cause decides which. */
  event: string | readonly string[]
  /** Several where the flow decides which; absent when the state stays. */
  to?: string | readonly string[]
  /** Roles or duties that may cause it, or ANYBODY; SYSTEM for the system and outside parties. */
  who: string | readonly string[]
  /** Code of the button. Rows without a new state are buttons of their own: their key is the code. */
  by?: string
  /** Conditions other than state and role: checked for the button and for the call, in this order. */
  guards?: readonly Guard<Row>[]
  /** The button exists only under this condition. */
  when?: (world: World, row: Row, actor: Actor) => boolean
  result?: ReviewDecision
  /** Only the state changes, neither version nor trail: another transition of the same document records it. */
  quiet?: true
  /** The actor in the trail, where it is not the role: the other party, the funder. */
  node?: TrailRow['node']
}

type Head<Row> = {
  /** The three letters of its transition ids: T-ISS-01 is a row of ISS. */
  code: string
  title: string
  /** Names of the domain model. */
  entity: string
  field: keyof Row & string
  dict: string
  /** A second state, next to the document's own: none of its transitions changes version or trail. */
  quiet?: true
}

/** Options of a single step. */
export type StepDetails = {
  opinion?: string | undefined
  /** Which of the row's events, when it has several, and after a colon what it was about; the first is the usual one. */
  event?: string | undefined
  /** Which of the row's states, when it has several. */
  to?: string | undefined
  result?: ReviewDecision
  /** The outside party that did it, instead of 系统 of 平台; its name alone is that of its enterprise too. */
  party?: string | Pick<TrailRow, 'operatorName' | 'corpName'>
  /** Under which node, where the platform, people or an outside party may do the same. */
  node?: TrailRow['node'] | undefined
}

const listOf = <Item>(value: Item | readonly Item[]): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Item[]) : [value as Item]

/** Without NEW: the states of documents that exist. */
const existing = (from: readonly string[]): string[] => from.filter((state) => state !== NEW)

/** The role or duty of this person that the row names. */
const roleIn = ({ who }: { who: string | readonly string[] }, { role, duties }: Actor): string | undefined =>
  listOf(who).find((one) => one === role || duties?.includes(one)) ??
  (listOf(who).includes(ANYBODY) ? role : undefined)

const doerOf = (
  actor: Actor | undefined,
  party: StepDetails['party'],
): Pick<TrailRow, 'operatorName' | 'corpName'> => {
  if (party !== undefined) return typeof party === 'string' ? { operatorName: party, corpName: party } : party
  return { operatorName: actor?.user.personName ?? '系统', corpName: actor?.corpName ?? '平台' }
}

const frozenReason = ({ corp }: Context): string | undefined =>
  corp.corpState === 'FROZEN' ? '该企业/产品已暂停，仅支持查询' : undefined

/** @param note why it may be opened and rejected, but not passed */
const action = (code: string, reason: string | undefined, note?: string): Action => ({
  code,
  enabled: reason === undefined,
  ...((reason ?? note) !== undefined && { reason: reason ?? note }),
})

const isDocument = (row: object): row is DocumentRow => 'auditTrail' in row

/** Transitions that a document never waits for: optional ones, and taking the document back. */
const AT_WILL: ReadonlySet<string> = new Set([
  'CANCEL',
  'CHANGE_PIN',
  'COPY',
  'DEFAULT',
  'DELETE',
  'DISABLE',
  'DOWNLOAD',
  'ENABLE',
  'INVOICE',
  'LEVEL',
  'LINK',
  'LOST',
  'MODIFY',
  'RECALL',
  'RED_FLUSH',
  'REMOVE',
  'RENEW',
  'REOFFER',
  'RESET',
  'RETURN',
  'REVOKE',
  'SAVE',
  'STANDARD',
  'SWITCH',
  'TERMINATE',
  'TRANSFER',
  'URGE',
  'VOID',
  'WITHDRAW',
])

/** The button of a row of the table; none for rows caused by another call. */
const codeOf = (id: string, { by, to }: { by?: string; to?: unknown }): string | undefined =>
  by ?? (to === undefined ? id : undefined)

/** The id in docs/transitions.tsv: 'T-GRV-05 机构' is a part of T-GRV-05, with the states of one of its causes. */
export const specIdOf = (id: string): string => id.split(' ')[0]!

const STAMPS: Partial<Record<TrailRow['node'], string>> = { DIRECTOR: 'review', FINAL: 'final' }

/** All values of a contract's enum but these. */
export const except = <State extends string>(
  states: Readonly<Record<string, State>>,
  ...left: readonly State[]
): State[] => Object.values(states).filter((state) => !left.includes(state))

/**
 * A flow: its rows by their ids. The states, events and actors of each row are compared with docs/transitions.tsv
 * (transitionSpecs.test.ts), not by the compiler; a step to a state or by an event that its row does not have fails.
 */
export class Flow<Row extends object, Id extends string = string> {
  readonly head: Head<Row>
  readonly table: Readonly<Record<Id, Transition<Row>>>

  constructor(head: Head<Row>, table: Readonly<Record<Id, Transition<Row>>>) {
    this.head = head
    this.table = table
  }

  /** Every row with its id; where several causes start from different states, each part is a row (specIdOf). */
  get rows(): readonly (readonly [id: string, row: Transition<Row>])[] {
    return Object.entries(this.table)
  }

  /** The states from which it may be done. */
  from(id: Id): readonly string[] {
    return existing(this.table[id].from)
  }

  /** The states from which this button may be pressed. */
  fromOf(by: string): readonly string[] {
    return this.rows.flatMap(([id, { by: code = id, from }]) => (code === by ? existing(from) : []))
  }

  /** The event in the trail. */
  eventOf(id: Id): string {
    return listOf(this.table[id].event)[0]!
  }

  /** Whether one of these begins in the document's state; without a state yet it is NEW. */
  isReadyFor(row: Row, ...ids: readonly Id[]): boolean {
    const state = this.#stateOf(row)
    return ids.some((id) => this.table[id].from.includes(state))
  }

  /** The line of the trail with which the document made that transition, the last time; none when it never did. */
  passed(row: Pick<DocumentRow, 'auditTrail'>, id: Id): TrailRow | undefined {
    const events: readonly string[] = listOf(this.table[id].event)
    return row.auditTrail.findLast(({ event }) => events.includes(event))
  }

  /**
   * Whether a person's decision (review, final review, a reply, a director's signature to a contract) is what the
   * document waits for. What an operator signs for has a deadline of its own.
   */
  awaitsDecision(row: Row): boolean {
    const state = this.#stateOf(row)
    const decides = ({ result, by, who }: Transition<Row>): boolean =>
      result === undefined ? by === 'SIGN' && listOf(who).every(isDirector) : who !== SYSTEM
    return this.rows.some(([, one]) => one.from.includes(state) && decides(one))
  }

  /**
   * Whether the document waits for this person: they do the step of its state, and they neither made nor decided
   * it themselves (INV-01): there is a button for it. Optional actions and taking the document back are not such steps.
   */
  waitsFor(world: World, row: Row, actor: Actor): boolean {
    return this.#ahead(row).some(
      ([id, one]) =>
        codeOf(id, one) !== undefined &&
        roleIn(one, actor) !== undefined &&
        one.when?.(world, row, actor) !== false &&
        !one.guards?.some(
          ({ code, problem }) => code === 'INV-01' && problem(world, row, actor) !== undefined,
        ),
    )
  }

  /** The order of a list of these documents (answerPage): what waits for the caller, then what waits for anyone. */
  waits(ctx: Context, actor: Actor = actorOf(ctx)): Waits<Row> {
    return {
      today: ctx.today,
      isMine: (row) => this.waitsFor(ctx.world, row, actor),
      isOpen: (row) => this.#ahead(row).length > 0,
    }
  }

  /** The rows of the table that start from the document's state. */
  #ahead(row: Row) {
    const state = this.#stateOf(row)
    return this.rows.filter(([id, one]) => one.from.includes(state) && !AT_WILL.has(codeOf(id, one) ?? ''))
  }

  /** Illegal state unless one of these begins in the document's state. */
  needState(row: Row, ...ids: readonly Id[]): void {
    if (!this.isReadyFor(row, ...ids)) throw illegalState()
  }

  /** Whether this person may do it to some document. */
  allows(id: Id, actor: Actor): boolean {
    return roleIn(this.table[id], actor) !== undefined
  }

  /** The role or duty in which this person may do it; fails as ROLE when there is none. */
  needRole(id: Id, actor: Actor): string {
    const role = roleIn(this.table[id], actor)
    if (role === undefined) throw new BusinessError('ROLE', '当前角色不能办理此业务')
    return role
  }

  /**
   * Checks a command: the version that the person saw is current (if given), then the state, the role and the guards of
   * that row hold. Fails as conflict, illegal state (also where there is no such button), ROLE, or the guard's own code
   * and reason.
   */
  check({ world, row, actor, version }: Command<Row & { version?: number }>, id: Id): void {
    checkVersion(row, version)
    this.needState(row, id)
    this.needRole(id, actor)
    const one = this.table[id]
    if (one.when && !one.when(world, row, actor)) throw illegalState()
    const wrong = this.#problem(world, row, one, actor)
    if (wrong) throw new BusinessError(wrong.code, wrong.reason)
  }

  /** Creates a document of this flow by that row. */
  begin(world: World, id: Id, documentId: string, actor: Actor, event?: string): DocumentRow {
    const role = this.needRole(id, actor)
    this.enter(world, id)
    return newDocument(world, documentId, { ...actor, role }, this.#event(id, event))
  }

  /** Creates a document of this flow for that enterprise, by the system or an outside party: it has no maker. */
  arise(
    world: World,
    id: Id,
    documentId: string,
    corpId: string,
    details: Pick<StepDetails, 'event' | 'node'> & { party?: string } = {},
  ): DocumentRow {
    const { event, node = this.table[id].node, party } = details
    this.enter(world, id)
    return unmadeDocument(world, documentId, corpId, { event: this.#event(id, event), node, party })
  }

  /** Creates something without a trail by that row. */
  enter(world: World, id: Id): void {
    world.note(specIdOf(id))
  }

  /**
   * Makes one transition of one document: state and role hold, the state is set, who and when are stamped, and the trail
   * gets exactly one row (INV-02). The guards of a call come before it (check), the effects after it. Rows that keep no
   * trail get only their state.
   */
  step(world: World, row: Row, id: Id, actor?: Actor, details: StepDetails = {}): void {
    this.needState(row, id)
    const role = actor && this.needRole(id, actor)
    const one = this.table[id]
    const to = this.#to(id, details.to)
    world.note(specIdOf(id))
    if (to !== undefined) Object.assign(row, { [this.head.field]: to })
    if (this.head.quiet || one.quiet) return
    if (to !== undefined) this.#settle(world, row)
    const event = this.#event(id, details.event)
    const kept = row as Partial<DocumentRow>
    if (kept.version !== undefined) kept.version += 1
    if (!kept.auditTrail) return
    const time = world.now()
    // what a person could have done and did not do in time, the system did
    const byItself = !actor && !details.party && one.who !== SYSTEM
    const node = byItself ? 'SYSTEM' : (details.node ?? one.node ?? (role ? nodeOf(role) : 'SYSTEM'))
    if (kept.version !== undefined) kept.updateTime = time
    const stamp = actor && STAMPS[node]
    if (stamp) {
      Object.assign(kept, {
        [`${stamp}UserId`]: actor.user.userId,
        [`${stamp}UserName`]: actor.user.personName,
        [`${stamp}Time`]: time,
      })
    }
    const result = details.result ?? one.result
    const { opinion, party } = details
    if (result) Object.assign(kept, { auditResult: result, reviewOpinion: opinion })
    kept.auditTrail.push({
      node,
      ...doerOf(actor, party),
      time,
      event,
      ...(result && { result }),
      ...(opinion && { opinion }),
    })
  }

  /** The document has left the state in which a user was asked to do something about it. */
  #settle(world: World, row: Row): void {
    const table = world.registry.entities.find(({ name }) => name === this.head.entity)?.table(world)
    if (table) world.settleTodos(table.keyOf(row))
  }

  /**
   * The buttons of this document for the caller: by state and role; with the reason where a guard blocks one. The
   * actor is given where they act in a duty other than their role (the account centre).
   */
  offer(ctx: Context, row: Row, actor: Actor = actorOf(ctx)): Action[] {
    const state = this.#stateOf(row)
    return this.#buttons(state, actor, (one) => {
      if (one.when && !one.when(ctx.world, row, actor)) return undefined
      const reason = frozenReason(ctx) ?? this.#problem(ctx.world, row, one, actor)?.reason
      // who may not pass it may still reject it: the button stays, and says why
      const kept = one.result === 'PASS' && isDocument(row) ? row : undefined
      return {
        reason,
        note: kept && barredBy({ world: ctx.world, entity: this.head.entity, row: kept, actor })?.[1],
      }
    })
  }

  /**
   * Actions that are not offered to the caller, and why: done already (who, when), their own document, another role's or another
   * person's to do. For the page of that act, which is opened by a link as well as from a button.
   */
  refusals(ctx: Context, row: Row, actor: Actor = actorOf(ctx)): Refusal[] {
    const offered = new Set(this.offer(ctx, row, actor).map(({ code }) => code))
    const codes = new Set(this.rows.flatMap(([id, one]) => codeOf(id, one) ?? []))
    return [...codes]
      .filter((code) => !offered.has(code))
      .map((code) => ({ code, reason: this.#refusal(ctx, row, code, actor) }))
  }

  #refusal({ world, corp }: Context, row: Row, code: string, actor: Actor): string {
    const ways = this.rows.flatMap(([id, one]) =>
      codeOf(id, one) === code && one.who !== SYSTEM ? [one] : [],
    )
    const here = ways.find(({ from }) => from.includes(this.#stateOf(row)))
    if (!here) {
      const line = this.#leaving(row, new Set(ways.flatMap(({ from }) => from)))
      return line ? doneBy(line, actor) : '还没有到这一步'
    }
    const own = this.#problem(world, row, here, actor)
    const isOwn = own?.code === 'INV-01'
    if (!isOwn && roleIn(here, actor) !== undefined) return '当前不可办理'
    return waitingFor(isOwn ? own.reason : '当前角色不能办理', this.#others(world, row, here, corp))
  }

  /** The users of that enterprise who may do it. */
  #others(world: World, row: Row, one: Transition<Row>, { corpId, corpName }: Context['corp']): string[] {
    return world.users
      .where((user) => user.corpId === corpId && user.userStatus === 'NORMAL')
      .filter((user) =>
        user.roleCodes.some((role) => {
          const other = { user, corpName, role }
          if (listOf(one.who).includes(ANYBODY) || roleIn(one, other) === undefined) return false
          return (
            one.when?.(world, row, other) !== false &&
            this.#problem(world, row, one, other)?.code !== 'INV-01'
          )
        }),
      )
      .map(({ personName }) => personName)
  }

  /** The last line of the trail by which the document left these states. */
  #leaving(row: Row, states: ReadonlySet<string>): TrailRow | undefined {
    const events = new Set<string>(
      this.rows.flatMap(([, { from, event, to }]) =>
        to !== undefined &&
        from.some((state) => states.has(state)) &&
        !listOf(to).every((one) => states.has(one))
          ? listOf(event)
          : [],
      ),
    )
    return (row as Partial<DocumentRow>).auditTrail?.findLast(({ event }) => events.has(event))
  }

  /**
   * Who of the caller's own enterprise may decide next, by name: a user who neither made the document nor decided on it before
   * (INV-01); nobody when its own review has no such user, nothing where another enterprise decides.
   */
  next({ world, corp }: Context, row: Row): { nextPerson?: string; nobody?: true } {
    const kept = row as Partial<DocumentRow>
    if (kept.corpId !== corp.corpId) return {}
    const state = this.#stateOf(row)
    const deciding = this.rows.flatMap(([, one]) =>
      one.by && one.result && one.from.includes(state) ? [one] : [],
    )
    if (deciding.length === 0) return {}
    const [first, ...others] = world.users.where(
      (user) =>
        user.corpId === corp.corpId &&
        user.userStatus === 'NORMAL' &&
        deciding.some((one) => listOf(one.who).some((who) => mayServe(user, who))) &&
        !samePerson(world, kept.createUserId, user) &&
        !samePerson(world, kept.reviewUserId, user) &&
        !this.#isBarred({ world, corp }, row, deciding, user),
    )
    // this enterprise reviews it, but has no user who can: without the hint, they would wait forever
    if (!first) return deciding.some(({ by }) => by === 'REVIEW') ? { nobody: true } : {}
    return {
      nextPerson: others.length === 0 ? first.personName : `${first.personName}等${others.length + 1}人`,
    }
  }

  /** Whether the enterprise's own policies keep this user from passing the document in the role that they would act in. */
  #isBarred(
    { world, corp }: Pick<Context, 'world' | 'corp'>,
    row: Row,
    deciding: readonly Transition<Row>[],
    user: UserRow,
  ): boolean {
    const role = user.roleCodes.find((code) =>
      deciding.some(({ who }) => listOf(who).some((one) => mayServe({ ...user, roleCodes: [code] }, one))),
    )
    if (role === undefined || !isDocument(row)) return false
    const actor = { user, corpName: corp.corpName, role }
    return barredBy({ world, entity: this.head.entity, row, actor }) !== undefined
  }

  /** The buttons by which the caller may start a document; with the reason that blocks all of them now. */
  offerNew(ctx: Context, actor: Actor = actorOf(ctx), problem?: string): Action[] {
    return this.#buttons(NEW, actor, () => ({ reason: frozenReason(ctx) ?? ctx.unauthenticated ?? problem }))
  }

  /** One button for each code, by the first row that begins in that state and names this person. */
  #buttons(
    state: string,
    actor: Actor,
    judge: (one: Transition<Row>) => { reason: string | undefined; note?: string | undefined } | undefined,
  ): Action[] {
    const offered = new Map<string, Action>()
    for (const [id, one] of this.rows) {
      const code = codeOf(id, one)
      if (code === undefined || offered.has(code)) continue
      if (!one.from.includes(state) || roleIn(one, actor) === undefined) continue
      const judged = judge(one)
      if (judged) offered.set(code, action(code, judged.reason, judged.note))
    }
    return [...offered.values()]
  }

  #problem(world: World, row: Row, { guards = [] }: Transition<Row>, actor: Actor) {
    for (const { code, problem } of guards) {
      const reason = problem(world, row, actor)
      if (reason !== undefined) return { code, reason }
    }
    return undefined
  }

  #stateOf(row: Row): string {
    return (row[this.head.field] as string | undefined) ?? NEW
  }

  /** The state to which it leads; undefined when the state stays. */
  #to(id: Id, wanted: string | undefined): string | undefined {
    const { to } = this.table[id]
    if (to === undefined) return undefined
    const states = listOf(to)
    const state = wanted ?? (states.length === 1 ? states[0] : undefined)
    if (state === undefined || !states.includes(state))
      throw new Error(`${id} 不到 ${wanted ?? '（未说明）'}`)
    return state
  }

  /** The event that the trail shows: one of the row's own, after a colon with what it was about. */
  #event(id: Id, wanted = this.eventOf(id)): string {
    const isOwn = listOf(this.table[id].event).some((one) => wanted === one || wanted.startsWith(`${one}：`))
    if (!isOwn) throw new Error(`${id} 的轨迹没有“${wanted}”`)
    return wanted
  }
}

export type Action = { code: string; enabled: boolean; reason?: string }

/** The table of a flow, typed by the rows of its documents: flow<IssueApplicationRow>()(head, { 'T-ISS-02': … }). */
export const flow =
  <Row extends object>() =>
  <Id extends string>(head: Head<Row>, table: Readonly<Record<Id, Transition<Row>>>): Flow<Row, Id> =>
    new Flow(head, table)

/** Any flow, as the registry keeps it. */
export type AnyFlow = {
  readonly head: { code: string; title: string; entity: string; field: string; dict: string }
  readonly rows: readonly (readonly [
    id: string,
    row: Omit<Transition<never>, 'when' | 'guards'> & { guards?: readonly { code: string }[] },
  ])[]
}
