// PDO 产品开通：企业的每个产品各有一个状态。
import type { ProductOpenStatus, ProductType } from '#api/generated/corp/model/index.ts'
import { flow } from '../../kernel/flow.ts'
import { CORP_MANAGER, SYSTEM } from '../../kernel/roles.ts'
import type { CorpRow } from '../../kernel/rows.ts'

type Opening = { productOpenStatus: ProductOpenStatus }

/** 企业的一个产品，读写的就是企业上的那个状态。 */
export const openingOf = (corp: CorpRow, product: ProductType): Opening => ({
  get productOpenStatus() {
    return corp.productOpenStatus[product]
  },
  set productOpenStatus(status) {
    corp.productOpenStatus[product] = status
  },
})

export const openingFlow = flow<Opening>()(
  {
    code: 'PDO',
    title: '产品开通',
    entity: 'Corp',
    field: 'productOpenStatus',
    dict: 'PRODUCT_OPEN_STATUS',
  },
  {
    'T-PDO-01': {
      from: ['UNOPENED'],
      event: '签署开通协议',
      to: ['OPENING', 'OPENED'],
      who: CORP_MANAGER,
    },
    'T-PDO-02': { from: ['OPENING'], event: '平台审核通过', to: 'OPENED', who: SYSTEM },
    'T-PDO-03': { from: ['OPENED'], event: '暂停', to: 'SUSPENDED', who: SYSTEM },
    'T-PDO-04': { from: ['SUSPENDED'], event: '恢复', to: 'OPENED', who: SYSTEM },
  },
)
