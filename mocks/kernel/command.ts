import type { Context } from './Context.ts'
import { type Actor, actorOf } from './document.ts'
import type { World } from './World.ts'

/** Somebody does something to a document: the one they saw in that version. */
export type Command<Row> = {
  world: World
  row: Row
  actor: Actor
  /** Not given where the call has no version: then any version will do. */
  version?: number | undefined
}

/** The caller's command to that document, in their role unless they act in a duty (the account centre). */
export const commandOf = <Row>(
  ctx: Context,
  row: Row,
  version?: number,
  actor: Actor = actorOf(ctx),
): Command<Row> => ({ world: ctx.world, row, actor, version })
