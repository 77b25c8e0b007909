import { column } from '#ui/table/columns.tsx'

interface Penalised {
  penaltyAmount?: string
  penaltyPaidAmount?: string
  penaltyWaivedAmount?: string
  penaltyOwedAmount?: string
}

const is = column<Penalised>()

/** 逾期利息：产生的、已付的、减免的与还欠的，付清本金之后也在；反向保理的账款与融资、ABS 的账款共用。 */
export const penaltyItems = [
  is.money('penaltyAmount', '逾期利息'),
  is.money('penaltyPaidAmount', '已付利息'),
  is.money('penaltyWaivedAmount', '减免利息'),
  is.money('penaltyOwedAmount', '欠付利息'),
]
