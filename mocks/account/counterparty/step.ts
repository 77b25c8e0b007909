import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { type Actor, step, type Transition } from '../../kernel/machine.ts'

/**
 * 对方企业的人在本单据上的一步（如持有方同意）：检查状态与角色、记轨迹，
 * 但不改本企业的复核人（INV-01 只比较本企业的经办与复核）。
 */
export const counterpartyStep = <
  State extends string,
  Field extends string,
  Row extends DocumentRow & Record<Field, State>,
>(
  world: World,
  row: Row,
  field: Field,
  transition: Transition<State>,
  actor: Actor,
  opinion?: string,
): void => {
  const { reviewUserId, reviewUserName, reviewTime } = row
  step(world, row, field, transition, actor, opinion)
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  row.auditTrail.at(-1)!.node = 'COUNTERPARTY'
}
