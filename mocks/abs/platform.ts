// ABS 告诉平台的：有没有办过业务、导入过什么。
import type { Contributions } from '../kernel/wiring.ts'

export const begun: Contributions['begun'][number] = (world, corpId) =>
  world.absPayables.find((row) => row.corpId === corpId || row.creditorCorpId === corpId) !== undefined

export const imported: Contributions['imported'][number] = (world) =>
  world.absPayables.where((row) => row.payableStatus !== 'REVOKED')
