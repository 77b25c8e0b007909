// 保函告诉平台的：有没有办过业务。
import type { Contributions } from '../kernel/wiring.ts'

export const begun: Contributions['begun'][number] = (world, corpId) =>
  world.guarantees.find((row) => row.corpId === corpId || row.beneficiaryCorpId === corpId) !== undefined
