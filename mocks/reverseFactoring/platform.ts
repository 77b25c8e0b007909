// 反向保理告诉平台的：有没有办过业务、导入过什么，与同时只能有一件在办的。
import type { Contribution } from '../kernel/wiring.ts'

export const begun: Contribution<'begun'> = (world, corpId) =>
  world.rfAccounts.find((row) => row.creditorCorpId === corpId || row.debtorCorpId === corpId) !== undefined

export const imported: Contribution<'imported'> = (world) => [
  ...world.rfAccounts.where((row) => row.arStatus !== 'VOID'),
  ...world.rfRecommends.where((row) => row.recommendStatus !== 'REVOKED'),
]

const RECOMMENDED: readonly string[] = ['PENDING_REVIEW', 'RECOMMENDED', 'ACCEPTED']

export const single: Contribution<'single'> = (world) => [
  ...world.rfRecommends
    .where((row) => RECOMMENDED.includes(row.recommendStatus))
    .map((row) => `推荐 ${row.corpId} ${row.supplierCorpId} ${row.funderId}`),
  ...world.rfStatements
    .where((row) => row.statementStatus !== 'VOID' && !row.isSupplement)
    .map((row) => `对账单 ${row.creditorCorpId} ${row.debtorCorpId} ${row.statementPeriod}`),
]
