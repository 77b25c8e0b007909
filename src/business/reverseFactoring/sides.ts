import type { RfAccount } from '#api/generated/corp/model/index.ts'

/** 本企业在反向保理里是哪一方。 */
export type Side = 'CREDITOR' | 'DEBTOR'

/** 各方看到的说法：对方怎样称呼、账款怎样称呼、对方名称在哪个字段。 */
export const SIDES = {
  CREDITOR: { partner: '债务人', account: '应收账款', partnerField: 'debtorName' },
  DEBTOR: { partner: '债权人', account: '应付账款', partnerField: 'creditorName' },
} as const satisfies Record<Side, { partner: string; account: string; partnerField: keyof RfAccount }>

/** 新增、修改、查看账款页的地址。 */
export type OperationHref = (type: 'add' | 'edit' | 'view', arNo?: string) => string
