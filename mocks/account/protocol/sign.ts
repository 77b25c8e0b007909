// PRT 协议签署 by the enterprise: T-PRT-02 (domain/03-flows.md §6).
import { sha256Hex } from '../../kernel/digest.ts'
import type { ProtocolRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import type { Actor } from '../../kernel/machine.ts'

/** 签署的存证摘要：协议编号、签署时间与正文；可由存下的内容重算（INV-17）。 */
export const evidenceOf = (row: Pick<ProtocolRow, 'protocolNo' | 'signTime' | 'htmlContent'>): string =>
  sha256Hex(`${row.protocolNo}|${row.signTime}|${row.htmlContent}`)

/** T-PRT-02 我方签署：记下签署人、时间与存证摘要；对方已盖章的随即生效。 */
export const signProtocolRow = (world: World, row: ProtocolRow, actor: Actor): void => {
  const signTime = world.now()
  Object.assign(row, {
    protocolStatus: 'EFFECTIVE',
    signTime,
    signUserName: actor.user.personName,
    protocolEffectiveDate: world.today(),
    evidenceHash: evidenceOf({ ...row, signTime }),
  })
}
