import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import type { UkeyRow } from './rows.ts'

const GONE = new Set<UkeyRow['ukeyStatus']>(['REVOKED', 'EXPIRED', 'LOST'])

/** 用户手上还没失效的证书。 */
export const heldUkeys = (world: World, userId: string): UkeyRow[] =>
  world.ukeys.where((row) => row.bindUserId === userId && !GONE.has(row.ukeyStatus))

/** 不能再有一张的原因：同一介质只有一张有效的；过期或挂失之后另申请过的，旧的也不能再补办。 */
export const heldProblem = (
  world: World,
  userId: string,
  medium: UkeyRow['ukeyMedium'],
): string | undefined =>
  heldUkeys(world, userId).some((row) => row.ukeyMedium === medium)
    ? `${world.users.need(userId).personName}已有同一介质的证书`
    : undefined

/** T-UKY-10：没有另外申请过。 */
export const notHeld = guard<UkeyRow>('T-UKY-10', (world, row) =>
  heldProblem(world, row.bindUserId, row.ukeyMedium),
)
