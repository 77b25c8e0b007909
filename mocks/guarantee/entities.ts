import { entity } from '../kernel/entity.ts'
import { buildGuarantee } from './guarantee/seed.ts'
import { labels } from './labels.ts'

/** 保函的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('Guarantee', labels.Guarantee, (world) => world.guarantees, buildGuarantee),
  entity('GuaranteeRevoke', {}, (world) => world.guaranteeRevokes),
  entity('GuaranteeInvoice', {}, (world) => world.guaranteeInvoices),
  entity('GuaranteeClaim', {}, (world) => world.guaranteeClaims),
]
