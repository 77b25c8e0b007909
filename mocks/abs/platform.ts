// ABS 告诉平台的：有没有办过业务、导入过什么。
import type { Contribution } from '../kernel/wiring.ts'

export const begun: Contribution<'begun'> = (world, corpId) =>
  world.absPayables.find((row) => row.corpId === corpId || row.creditorCorpId === corpId) !== undefined

export const imported: Contribution<'imported'> = (world) =>
  world.absPayables.where((row) => row.payableStatus !== 'REVOKED')
