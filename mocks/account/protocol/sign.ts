// 协议的签署与终止（PRT）：各族的协议都在这里变。
import { sha256Hex } from '../../kernel/digest.ts'
import type { Actor } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import type { ProtocolRow } from './rows.ts'
import { protocolFlow } from './transitions.ts'

/** 凭签署链接签的：要逐项核对什么，签了一份之后接着办什么。 */
export type Signable = {
  elements: { key: string; value: string }[]
  signed: (actor: Actor) => void
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 哪些业务单据的协议凭链接签署：不是它的，没有。 */
    signables: readonly ((world: World, bizNo: string) => Signable | undefined)[]
  }
}

/** 签署的存证摘要：协议编号、签署时间与正文；可由存下的内容重算（INV-17）。 */
export const evidenceOf = (row: Pick<ProtocolRow, 'protocolNo' | 'signTime' | 'htmlContent'>): string =>
  sha256Hex(`${row.protocolNo}|${row.signTime}|${row.htmlContent}`)

/** 一份新的协议；待签的是 T-PRT-01 生成待签。 */
export const putProtocol = (world: World, row: ProtocolRow): ProtocolRow => {
  if (row.protocolStatus === 'WAIT_SIGN') protocolFlow.enter(world, 'T-PRT-01')
  return world.protocols.put(row)
}

type Signed = 'EFFECTIVE' | 'COUNTER_SIGNING'

/** T-PRT-02 我方签署：记下签署人与时间；对方已盖章的随即生效，还要对方签的待对方。 */
export const markSigned = (
  world: World,
  row: ProtocolRow,
  signUserName: string,
  to: Signed = 'EFFECTIVE',
): void => {
  protocolFlow.step(world, row, 'T-PRT-02', undefined, { to })
  Object.assign(row, { signTime: world.now(), signUserName, protocolEffectiveDate: world.today() })
}

/** T-PRT-02 我方签署，并记下存证摘要（INV-17）。 */
export const signProtocolRow = (
  world: World,
  row: ProtocolRow,
  { user }: Pick<Actor, 'user'>,
  to?: Signed,
): void => {
  markSigned(world, row, user.personName, to)
  row.evidenceHash = evidenceOf(row)
}

/** T-PRT-04 有了新版本，须重签。 */
export const outdateProtocol = (world: World, row: ProtocolRow): void =>
  protocolFlow.step(world, row, 'T-PRT-04')

/** 业务没有办成，或已由新的一份取代：协议终止。 */
export const voidProtocol = (world: World, row: ProtocolRow): void => {
  if (protocolFlow.isReadyFor(row, 'VOID')) protocolFlow.step(world, row, 'VOID')
}
