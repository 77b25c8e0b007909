// 经办填的内容成为申请：查过格式、补全，还没有存。

import type { GuaranteeApplicationForm } from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { add, isMoney, isPositive, sum } from '#domain/money.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { needRoom, priceGuarantee } from './book.ts'
import { BID_FIELDS, COMMON_FIELDS, NO_BID_FIELDS } from './fields.ts'
import { checkGuarantee } from './flow.ts'
import type { GuaranteeRow } from './rows.ts'
import { guaranteeFlow } from './transitions.ts'

/** 本企业的一份保函申请；别家的当作不存在。 */
export const needGuarantee = (ctx: Context, guaranteeApplyNo: string): GuaranteeRow =>
  ownedBy(ctx, ctx.world.guarantees.need(guaranteeApplyNo))

const AMOUNTS = [
  ['guaranteeAmount', '保函金额'],
  ['estimatePrice', '招标估算价'],
  ['guaranteeContractAmount', '基础合同金额'],
] as const

/** 只查格式（T-GUA-01）：缺的以后可以补，错的不能存。 */
const checkFormat = (form: GuaranteeApplicationForm): void => {
  for (const one of [form, ...(form.moreSections ?? [])] as GuaranteeApplicationForm[]) {
    const wrong = AMOUNTS.find(([field]) => {
      const amount = one[field]
      return amount !== undefined && !(isMoney(amount) && isPositive(amount))
    })
    if (wrong) throw new BusinessError('FORMAT', `${wrong[1]}须大于0`)
  }
  const days = [form.guaranteeEffectiveDate, form.guaranteeExpireDate, form.bidOpenTime?.slice(0, 10)]
  if (days.some((day) => day !== undefined && !isDay(day))) {
    throw new BusinessError('FORMAT', '日期格式不正确')
  }
}

const isBid = ({ guaranteeType }: Pick<GuaranteeRow, 'guaranteeType'>): boolean => guaranteeType === 'BID'

const newApplication = (ctx: Context, form: GuaranteeApplicationForm): GuaranteeRow => {
  const source = form.copyFromNo ? needGuarantee(ctx, form.copyFromNo) : undefined
  if (source && isBid(source) !== isBid(form)) throw illegalState()
  const guaranteeApplyNo = ctx.world.ids.next(isBid(form) ? 'GB' : 'GN', ctx.today)
  return {
    ...guaranteeFlow.begin(ctx.world, source ? 'T-GUA-19' : 'T-GUA-01', guaranteeApplyNo, actorOf(ctx)),
    guaranteeApplyNo,
    guaranteeType: form.guaranteeType,
    guarantorName: ctx.corp.corpName,
    ...(source && { copyFromNo: source.guaranteeApplyNo }),
    paidAmount: '0.00',
    guaranteeStatus: 'DRAFT',
  }
}

/** 表单就是整份单据：没有填的就是清空了的。 */
const fieldsOf = (
  form: GuaranteeApplicationForm,
): (keyof GuaranteeRow & keyof GuaranteeApplicationForm)[] => [
  ...COMMON_FIELDS.map(([field]) => field),
  ...(isBid(form) ? BID_FIELDS : NO_BID_FIELDS).map(([field]) => field),
  ...(isBid(form) ? (['sectionName'] as const) : []),
  'attachments',
  'remark',
]

const value = (
  ctx: Context,
  form: GuaranteeApplicationForm,
  field: keyof GuaranteeApplicationForm,
): unknown => {
  const given = form[field]
  if (given === undefined) return undefined
  if (field === 'attachments') return ownFiles(ctx, form.attachments)
  if (field === 'tenderFile') return ownFiles(ctx, form.tenderFile && [form.tenderFile])[0]
  return typeof given === 'string' && AMOUNTS.some(([name]) => name === field) ? add(given, '0.00') : given
}

const fill = (ctx: Context, row: GuaranteeRow, form: GuaranteeApplicationForm): GuaranteeRow => {
  const filled = Object.fromEntries(fieldsOf(form).map((field) => [field, value(ctx, form, field)]))
  const org = form.issuerOrgId ? ctx.world.issuerOrgs.need(form.issuerOrgId) : undefined
  Object.assign(row, filled, {
    guaranteeType: form.guaranteeType,
    issuerOrgName: org?.issuerOrgName,
    issuerOrgType: org?.issuerOrgType,
  })
  priceGuarantee(row, org)
  return row
}

/** 填好的申请，每个标段一份，还没有存：有一份不合规则，什么都不改变（T-GUA-01、02、19）。 */
export const filledGuarantees = (ctx: Context, form: GuaranteeApplicationForm): GuaranteeRow[] => {
  ctx.needActive('GUARANTEE')
  checkFormat(form)
  if (form.guaranteeApplyNo) {
    const row = structuredClone(needGuarantee(ctx, form.guaranteeApplyNo))
    guaranteeFlow.check(commandOf(ctx, row, form.version), 'EDIT')
    if (isBid(row) !== isBid(form)) throw illegalState()
    return [fill(ctx, row, form)]
  }
  const sections = isBid(form) ? (form.moreSections ?? []) : []
  return [form, ...sections.map((section) => ({ ...form, ...section }))].map((one) =>
    fill(ctx, newApplication(ctx, one), one),
  )
}

/** 几份一起提交：各自合规、合计不超过可用额度，才逐份冻结。 */
export const needSubmittable = (ctx: Context, rows: readonly GuaranteeRow[]): void => {
  for (const row of rows) checkGuarantee(ctx.world, row)
  needRoom(ctx.world, ctx.corp.corpId, sum(rows.map((row) => row.guaranteeAmount!)))
}

/** 补正时填的内容里，机构要求的几项（T-GUA-06）。 */
export const supplementOf = (
  ctx: Context,
  row: GuaranteeRow,
  form: GuaranteeApplicationForm,
): Partial<GuaranteeRow> => {
  checkFormat(form)
  const open = new Set(row.supplementFields)
  const whole = fill(ctx, structuredClone(row), { ...form, guaranteeType: row.guaranteeType })
  const names = open.has('issuerOrgId') ? [...open, 'issuerOrgName', 'issuerOrgType'] : [...open]
  return Object.fromEntries(names.map((name) => [name, whole[name as keyof GuaranteeRow]]))
}
