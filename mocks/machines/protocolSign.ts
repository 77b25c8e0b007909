// PRT 协议签署 by the enterprise: T-PRT-02 (domain/03-flows.md §6).
import { createHash } from 'node:crypto'
import type { ProtocolRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import type { Actor } from './machine.ts'

/** T-PRT-02 我方签署：记下签署人、时间与存证摘要；对方已盖章的随即生效。 */
export const signProtocolRow = (world: World, row: ProtocolRow, actor: Actor): void => {
  const signTime = world.now()
  Object.assign(row, {
    protocolStatus: 'EFFECTIVE',
    signTime,
    signUserName: actor.user.personName,
    protocolEffectiveDate: world.today(),
    evidenceHash: createHash('sha256')
      .update(`${row.protocolNo}|${signTime}|${row.htmlContent}`)
      .digest('hex'),
  })
}
