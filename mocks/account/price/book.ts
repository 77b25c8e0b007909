// 对一个供应商适用哪个定价方案：指定供应商先于等级，等级先于全部。
import type { PriceStatus, PricingScope } from '#api/generated/corp/model/index.ts'
import { serviceFeeOf } from '#domain/finance.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { feeFormula } from '../bill/book.ts'
import type { BillRow } from '../bill/rows.ts'
import type { CounterpartyRow } from '../counterparty/rows.ts'
import type { PriceSchemeRow } from './rows.ts'

const PRIORITY: Readonly<Record<PricingScope, number>> = { SUPPLIER: 3, LEVEL: 2, ALL: 1 }
const rank = ({ priceScope = 'ALL' }: PriceSchemeRow): number => PRIORITY[priceScope]

/** 给人看的状态：复核通过而生效日期还没有到的是待生效。清单的条件与导出都按它。 */
export const shownStatus = (world: World, row: PriceSchemeRow): PriceStatus =>
  row.priceStatus === 'EFFECTIVE' && world.today() < (row.priceEffectiveDate ?? '')
    ? 'APPROVED'
    : row.priceStatus

/** 企业的供应商。 */
export const suppliersOf = (world: World, corpId: string): CounterpartyRow[] =>
  world.counterparties.where(
    (row) => row.corpId === corpId && row.relationType === 'SUPPLIER' && row.counterpartyStatus === 'ACTIVE',
  )

const covers = (scheme: PriceSchemeRow, supplier: CounterpartyRow): boolean => {
  if (scheme.priceScope === 'SUPPLIER') return scheme.counterpartyName === supplier.counterpartyName
  if (scheme.priceScope === 'LEVEL') return scheme.supplierLevel === supplier.supplierLevel
  return true
}

/** 两个方案的有效期有没有重叠。 */
const meets = (a: PriceSchemeRow, b: PriceSchemeRow): boolean =>
  (a.priceEffectiveDate ?? '') <= (b.priceExpireDate ?? '') &&
  (b.priceEffectiveDate ?? '') <= (a.priceExpireDate ?? '')

/** 同一企业、同一费用、有效期相交的别的方案。 */
const rivals = (world: World, row: PriceSchemeRow): PriceSchemeRow[] =>
  world.priceSchemes.where(
    (one) =>
      one.priceNo !== row.priceNo &&
      one.corpId === row.corpId &&
      one.feeType === row.feeType &&
      meets(one, row),
  )

/** T-PRC-02：同一范围、同一费用、有效期相交的方案只能有一个在办或生效。 */
export const sameScope = (world: World, row: PriceSchemeRow): PriceSchemeRow | undefined =>
  rivals(world, row).find(
    (one) =>
      (one.priceStatus === 'EFFECTIVE' || one.priceStatus === 'PENDING_REVIEW') &&
      one.priceScope === row.priceScope &&
      one.supplierLevel === row.supplierLevel &&
      one.counterpartyName === row.counterpartyName,
  )

/** 与哪些已生效的方案覆盖同一供应商、谁优先；没有时为 undefined。 */
export const overlapNote = (world: World, row: PriceSchemeRow): string | undefined => {
  if (!['DRAFT', 'PENDING_REVIEW', 'EFFECTIVE'].includes(row.priceStatus)) return undefined
  const suppliers = suppliersOf(world, row.corpId)
  const shared = rivals(world, row).filter(
    (one) =>
      one.priceStatus === 'EFFECTIVE' &&
      suppliers.some((supplier) => covers(one, supplier) && covers(row, supplier)),
  )
  if (shared.length === 0) return undefined
  return shared
    .map(
      (one) =>
        `与${one.priceName}（${dictLabel('PRICE_SCOPE', one.priceScope ?? 'ALL')}）重叠，${rank(one) > rank(row) ? '对方' : '本方案'}优先`,
    )
    .join('；')
}

/** 某天对某供应商的某项费用适用的方案；没有时为 undefined，按平台默认收费。 */
export const schemeFor = (
  world: World,
  corpId: string,
  feeType: BillRow['feeType'],
  supplierName: string,
): PriceSchemeRow | undefined => {
  const supplier = suppliersOf(world, corpId).find((row) => row.counterpartyName === supplierName)
  const day = world.today()
  return world.priceSchemes
    .where(
      (row) =>
        row.corpId === corpId &&
        row.feeType === feeType &&
        row.priceStatus === 'EFFECTIVE' &&
        (row.priceEffectiveDate ?? '') <= day &&
        day <= (row.priceExpireDate ?? '') &&
        (supplier ? covers(row, supplier) : row.priceScope === 'ALL'),
    )
    .toSorted((a, b) => rank(b) - rank(a))[0]
}

/** F-02：按方案对一笔业务收多少、公式怎么写。 */
export const chargeBy = (
  scheme: PriceSchemeRow,
  amount: string,
  days: number,
): Pick<BillRow, 'billAmount' | 'billFormula'> => {
  const { feeMode = 'FIXED', feeRate = '0', fixedFee = '0.00', minFee, maxFee } = scheme
  const bounds = { ...(minFee && { minFee }), ...(maxFee && { maxFee }) }
  const terms =
    feeMode === 'FIXED'
      ? { feeMode, fixedFee }
      : feeMode === 'ONE_OFF'
        ? { feeMode, amount, feeRate }
        : { feeMode, amount, feeRate, days }
  const fee = serviceFeeOf({ ...terms, ...bounds })
  const billFormula = `${feeFormula({ feeMode, amount, feeRate, days, fee })}（${scheme.priceName}）`
  return { billAmount: fee, billFormula }
}
