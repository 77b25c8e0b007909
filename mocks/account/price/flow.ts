// PRC 定价：条件与效果。

import { compare, isDecimal } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { sameScope, shownStatus, suppliersOf } from './book.ts'
import type { PriceSchemeRow } from './rows.ts'
import { priceFlow } from './transitions.ts'

const MAX_RATE = '24'

const tell = (world: World, row: PriceSchemeRow, title: string, to: { roles?: string[]; userId?: string }) =>
  world.notify({
    corpId: row.corpId,
    ...(to.roles && { roleCodes: to.roles }),
    ...(to.userId && { userId: to.userId }),
    messageType: to.roles ? 'TODO' : 'NOTICE',
    messageTitle: title,
    messageContent: `${row.priceNo}，${row.priceName}`,
    bizNo: row.priceNo,
    jumpPath: '/my/price/main',
  })

const within = (value: string | undefined, max: string): boolean =>
  isDecimal(value) && compare(value, '0') >= 0 && compare(value, max) <= 0

/** 适用范围不全的原因。 */
const scopeProblem = (world: World, row: PriceSchemeRow): string | undefined => {
  if (!row.priceScope) return '请选择适用范围'
  if (row.priceScope === 'LEVEL' && !row.supplierLevel) return '按供应商等级的请选择供应商等级'
  if (row.priceScope !== 'SUPPLIER') return undefined
  const known = suppliersOf(world, row.corpId).some((one) => one.counterpartyName === row.counterpartyName)
  return known ? undefined : '请选择本企业已建立合作的供应商'
}

/** 计费与承担方不合格的原因。 */
const termsProblem = (row: PriceSchemeRow): string | undefined => {
  if (!row.feeType || !row.feeMode || !row.feeBearer || !row.interestBearer) return '请填写完整的计费与承担方'
  if (row.feeMode === 'FIXED' && !row.fixedFee) return '按笔固定的请填写固定费用'
  if (row.feeMode !== 'FIXED' && !within(row.feeRate, MAX_RATE)) return `费率应在0%至${MAX_RATE}%之间`
  if (row.minFee && row.maxFee && compare(row.minFee, row.maxFee) > 0) return '最低收费不能高于最高收费'
  if (row.interestBearer === 'SHARED' && !within(row.coreBearRatio, '100'))
    return '双方分担利息时，核心企业承担比例应在0%至100%之间'
  return undefined
}

const periodProblem = (world: World, row: PriceSchemeRow): string | undefined => {
  const { priceEffectiveDate: from, priceExpireDate: to } = row
  if (!from || !to) return '请填写生效日期与失效日期'
  if (to < from) return '失效日期不能早于生效日期'
  return to < world.today() ? '失效日期不能早于今天' : undefined
}

/** 提交与复核前的检查；重叠的说出是哪一个。 */
const needReady = (world: World, row: PriceSchemeRow): void => {
  const problem = scopeProblem(world, row) ?? termsProblem(row) ?? periodProblem(world, row)
  if (problem) throw new BusinessError('T-PRC-02', problem)
  const other = sameScope(world, row)
  if (other) {
    throw new BusinessError('T-PRC-02', `与${other.priceNo}${other.priceName}的范围、费用和有效期重叠`)
  }
}

/** T-PRC-02 提交复核。 */
export const submitPrice = (world: World, row: PriceSchemeRow, actor: Actor): void => {
  priceFlow.needState(row, 'T-PRC-02')
  needReady(world, row)
  priceFlow.step(world, row, 'T-PRC-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  tell(world, row, '有新的定价方案待复核', { roles: [CORE_DIRECTOR] })
}

/** T-PRC-03 复核通过：只用于此后的单据；T-PRC-04 驳回。 */
export const reviewPrice = reviewOf(priceFlow, {
  pass: 'T-PRC-03',
  reject: 'T-PRC-04',
  needPass: needReady,
  passed: (world, row) =>
    tell(
      world,
      row,
      shownStatus(world, row) === 'EFFECTIVE'
        ? '定价方案已生效'
        : `定价方案已通过，${row.priceEffectiveDate}生效`,
      { userId: row.createUserId },
    ),
  rejected: (world, row) => tell(world, row, '定价方案被驳回', { userId: row.createUserId }),
})

/** T-PRC-05 停用：已产生的单据不变。 */
export const disablePrice = (command: Command<PriceSchemeRow>): void => {
  const { world, row, actor } = command
  priceFlow.check(command, 'T-PRC-05')
  priceFlow.step(world, row, 'T-PRC-05', actor)
}

/** T-PRC-06 到期：最后一天的次日。 */
export const expirePriceSchemes = (world: World): void => {
  const today = world.today()
  const over = world.priceSchemes.where(
    (row) => row.priceStatus === 'EFFECTIVE' && (row.priceExpireDate ?? today) < today,
  )
  for (const row of over) priceFlow.step(world, row, 'T-PRC-06')
}
