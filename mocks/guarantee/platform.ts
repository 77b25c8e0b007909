// 保函告诉平台的：有没有办过业务。
import type { Contribution } from '../kernel/wiring.ts'

export const begun: Contribution<'begun'> = (world, corpId) =>
  world.guarantees.find((row) => row.corpId === corpId || row.beneficiaryCorpId === corpId) !== undefined
