import { column } from '#ui/table/columns.tsx'

interface Penalised {
  penaltyAmount?: string
  penaltyPaidAmount?: string
  penaltyWaivedAmount?: string
  penaltyOwedAmount?: string
}

const is = column<Penalised>({
  penaltyAmount: '逾期利息',
  penaltyPaidAmount: '已付利息',
  penaltyWaivedAmount: '减免利息',
  penaltyOwedAmount: '欠付利息',
})

/** 逾期利息：产生的、已付的、减免的与还欠的，付清本金之后也在；反向保理的账款与融资、ABS 的账款共用。 */
export const penaltyItems = [
  is.money('penaltyAmount'),
  is.money('penaltyPaidAmount'),
  is.money('penaltyWaivedAmount'),
  is.money('penaltyOwedAmount'),
]
