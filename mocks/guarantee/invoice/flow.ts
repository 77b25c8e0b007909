// GIV 保函费发票：条件与效果。

import { isPositive, subtract, sum, yuan } from '#domain/money.ts'
import { checkEmail } from '#domain/validation.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { APPLICANTS } from '../guarantee/notices.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import type { GuaranteeInvoiceRow } from './rows.ts'
import { feeInvoiceFlow, INVOICING } from './transitions.ts'

const PAGE = '/guarantee/invoice/manager'

/** 已缴的保函费减去撤销时退还的；没有开立成的全部退还了。 */
const keptFeeOf = (world: World, row: GuaranteeRow): string => {
  if (row.guaranteeStatus === 'CANCELLED') return '0.00'
  return world.guaranteeRevokes
    .where((one) => one.guaranteeApplyNo === row.guaranteeApplyNo && one.revokeStatus === 'DONE')
    .reduce((fee, one) => subtract(fee, one.refundFee), row.guaranteeFee!)
}

const guaranteesOf = (world: World, row: GuaranteeInvoiceRow): GuaranteeRow[] =>
  row.guaranteeApplyNos.map((no) => world.guarantees.need(no))

/** 一笔发票里的保函费合计与可开金额，随保函的编号与退费而变。 */
const restate = (world: World, row: GuaranteeInvoiceRow): void => {
  const guarantees = guaranteesOf(world, row)
  row.guaranteeNo = guarantees.map((one) => one.guaranteeNo ?? one.guaranteeApplyNo).join('、')
  row.guaranteeFee = sum(guarantees.map((one) => one.guaranteeFee!))
  row.feeInvoiceAmount = sum(guarantees.map((one) => keptFeeOf(world, one)))
}

/** 缴费之后、红冲之后：一份保函有一笔可申请的发票。 */
export const openFeeInvoice = (world: World, guarantee: GuaranteeRow, event: string): void => {
  const corp = world.corps.need(guarantee.corpId)
  const feeInvoiceNo = world.ids.next('GI', world.today())
  const time = world.now()
  const row = world.guaranteeInvoices.put({
    id: feeInvoiceNo,
    feeInvoiceNo,
    corpId: corp.corpId,
    createUserId: '',
    createUserName: '系统',
    createTime: time,
    version: 0,
    auditTrail: [{ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event }],
    guaranteeApplyNos: [guarantee.guaranteeApplyNo],
    guaranteeNo: '',
    issuerOrgName: guarantee.issuerOrgName!,
    guaranteeFee: guarantee.guaranteeFee!,
    feeInvoiceAmount: guarantee.guaranteeFee!,
    invoiceTitle: corp.corpName,
    taxNo: corp.uscc,
    billInvoiceStatus: 'NOT_APPLIED',
  })
  restate(world, row)
}

/** 撤销退费：还没有开的那一笔随之减少；已开的由企业红冲后重开。 */
export const refundFeeInvoice = (world: World, guarantee: GuaranteeRow): void => {
  const waiting = world.guaranteeInvoices.where(
    (row) =>
      row.guaranteeApplyNos.includes(guarantee.guaranteeApplyNo) &&
      feeInvoiceFlow.isReadyFor(row, 'T-GIV-01'),
  )
  for (const row of waiting) restate(world, row)
}

/** 全额退费：还没有开的发票不必再开；已并入别的发票、已开出的由企业红冲。 */
export const dropFeeInvoice = (world: World, guarantee: GuaranteeRow): void => {
  const waiting = world.guaranteeInvoices.where(
    (row) =>
      row.guaranteeApplyNos.length === 1 &&
      row.guaranteeApplyNos[0] === guarantee.guaranteeApplyNo &&
      feeInvoiceFlow.isReadyFor(row, 'T-GIV-01'),
  )
  for (const row of waiting) world.guaranteeInvoices.delete(row.feeInvoiceNo)
  refundFeeInvoice(world, guarantee)
}

const needEmail = (email: string): string => {
  const problem = checkEmail(email.trim())
  if (problem) throw new BusinessError('FORMAT', problem)
  return email.trim()
}

export type InvoiceChoice = Pick<GuaranteeInvoiceRow, 'invoiceKind'> & { receiveEmail: string }

/** T-GIV-01 申请开票：几笔合成一张的，开立机构须相同，其余并入第一笔。 */
export const applyInvoice = (
  world: World,
  chosen: readonly (readonly [row: GuaranteeInvoiceRow, version: number])[],
  actor: Actor,
  choice: InvoiceChoice,
): GuaranteeInvoiceRow => {
  const receiveEmail = needEmail(choice.receiveEmail)
  const rows = chosen.map(([row]) => row)
  const [first, ...others] = rows
  if (!first || new Set(rows).size < rows.length) throw new BusinessError('REQUIRED', '请选择要开票的保函')
  for (const [row, version] of chosen) feeInvoiceFlow.check({ world, row, actor, version }, 'T-GIV-01')
  if (others.some((row) => row.issuerOrgName !== first.issuerOrgName)) {
    throw new BusinessError('T-GIV-01', '不同开立机构的保函费不能合并开票')
  }
  const applyNos = rows.flatMap((row) => row.guaranteeApplyNos)
  const twice = world.guaranteeInvoices.find(
    (row) =>
      INVOICING.includes(row.billInvoiceStatus) && row.guaranteeApplyNos.some((no) => applyNos.includes(no)),
  )
  if (twice) throw new BusinessError('T-GIV-01', `保函费已在${twice.feeInvoiceNo}开票`)
  first.guaranteeApplyNos = applyNos
  restate(world, first)
  for (const row of others) world.guaranteeInvoices.delete(row.feeInvoiceNo)
  feeInvoiceFlow.step(world, first, 'T-GIV-01', actor)
  delete first.failReason
  return Object.assign(first, choice, {
    receiveEmail,
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
  })
}

/** T-GIV-04 红冲：说明原因。 */
export const redFlush = (command: Command<GuaranteeInvoiceRow>, reason: string): void => {
  const { world, row, actor } = command
  feeInvoiceFlow.check(command, 'T-GIV-04')
  if (!reason.trim()) throw new BusinessError('REQUIRED', '请填写红冲原因')
  feeInvoiceFlow.step(world, row, 'T-GIV-04', actor, { opinion: reason.trim() })
  row.redReason = reason.trim()
}

/** 把已开的发票再发一次，可以换邮箱；状态不变。 */
export const resendInvoice = (command: Command<GuaranteeInvoiceRow>, email: string): void => {
  const { world, row } = command
  feeInvoiceFlow.check(command, 'RESEND')
  row.receiveEmail = needEmail(email)
  row.version += 1
  row.updateTime = world.now()
}

const tell = (world: World, row: GuaranteeInvoiceRow, messageTitle: string): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: APPLICANTS,
    messageType: 'NOTICE',
    messageTitle,
    messageContent: `${row.feeInvoiceNo}，开票金额${yuan(row.feeInvoiceAmount)}`,
    bizNo: row.feeInvoiceNo,
    jumpPath: PAGE,
  })

const byIssuer = (
  world: World,
  key: string,
  id: 'T-GIV-02' | 'T-GIV-03' | 'T-GIV-05',
  opinion?: string,
): GuaranteeInvoiceRow => {
  const row = world.guaranteeInvoices.need(key)
  feeInvoiceFlow.step(world, row, id, undefined, { opinion, party: row.issuerOrgName })
  return row
}

/** T-GIV-02 机构开出发票。 */
export const issueInvoice = (world: World, key: string): void => {
  const row = byIssuer(world, key.trim(), 'T-GIV-02')
  row.invoiceNo = `26332000${world.random.digits(12)}`
  tell(world, row, '保函费发票已开出')
}

/** T-GIV-03 开票失败：说明原因，可以再申请。 */
export const failInvoice = (world: World, key: string, reason: string): void => {
  const failReason = reason || '纳税人识别号与税务登记不符'
  const row = byIssuer(world, key, 'T-GIV-03', failReason)
  row.failReason = failReason
  // 开票途中退过费的，再申请时按退后的金额
  restate(world, row)
  tell(world, row, '保函费开票失败')
}

/** T-GIV-05 红冲完成：每份保函又有一笔可申请的。 */
export const finishRedFlush = (world: World, key: string): void => {
  const row = byIssuer(world, key.trim(), 'T-GIV-05')
  for (const guarantee of guaranteesOf(world, row)) {
    // 保函费全部退还了的，没有可开的
    if (isPositive(keptFeeOf(world, guarantee))) openFeeInvoice(world, guarantee, '红冲完成，可重新开票')
  }
  tell(world, row, '保函费发票已红冲')
}
