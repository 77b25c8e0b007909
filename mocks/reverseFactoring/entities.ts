import { entity } from '../kernel/entity.ts'
import { buildRfAgreement, buildRfRecommend, buildRfStatement } from './document/seed.ts'
import { buildRfFinancing, buildRfRisk } from './finance/seed.ts'
import { labels } from './labels.ts'
import { buildRfAccount } from './receivable/seed.ts'

/** 反向保理的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('RfAccount', labels.RfAccount, (world) => world.rfAccounts, buildRfAccount),
  entity('RfConfirmation', {}, (world) => world.rfConfirmations),
  entity('RfStatement', labels.RfStatement, (world) => world.rfStatements, buildRfStatement),
  entity('RfFinancing', labels.RfFinancing, (world) => world.rfFinancings, buildRfFinancing),
  entity('RfRiskEvent', labels.RfRiskEvent, (world) => world.rfRiskEvents, buildRfRisk),
  entity('RfRecommend', labels.RfRecommend, (world) => world.rfRecommends, buildRfRecommend),
  entity('RfAgreement', labels.RfAgreement, (world) => world.rfAgreements, buildRfAgreement),
]
