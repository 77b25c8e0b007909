// 开立机构对保函所做的：T-GUA-05、07、08、11、16、20。
import { addWorkingDays } from '#domain/calendar.ts'
import { formatRate, isDecimal, isPositive, yuan } from '#domain/money.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { dropFeeInvoice } from '../invoice/flow.ts'
import { quoteFee, refundFee, releaseGuarantee, takeGuarantee, unfreezeGuarantee } from './book.ts'
import { draftAgreement, issueLetter } from './documents.ts'
import { fieldsIn } from './fields.ts'
import { tellApplicant, tellBeneficiary } from './notices.ts'
import type { GuaranteeRow } from './rows.ts'
import { openedProblem } from './rules.ts'
import { guaranteeFlow } from './transitions.ts'

/** 补正答复期限（工作日），过后自动作废（DL-05）。 */
export const SUPPLEMENT_WORKING_DAYS = 5

type Id = 'T-GUA-05' | 'T-GUA-07' | 'T-GUA-08' | 'T-GUA-11' | 'T-GUA-16' | 'T-GUA-20'

/** 开立机构的一步：轨迹记在机构名下。 */
const issuerMove = (world: World, row: GuaranteeRow, id: Id, opinion?: string): void =>
  guaranteeFlow.step(world, row, id, undefined, { opinion, party: row.issuerOrgName! })

const open = (world: World, key: string, id: Id): [row: GuaranteeRow, text: string] => {
  const [number, text] = splitKey(key)
  const row = world.guarantees.need(number)
  guaranteeFlow.needState(row, id)
  return [row, text]
}

/** T-GUA-05 要求补正：说明要改的项目，5 个工作日内答复。 */
export const askSupplement = (world: World, key: string): void => {
  const [row, text] = open(world, key, 'T-GUA-05')
  const desc = text || '请补充附件'
  issuerMove(world, row, 'T-GUA-05', desc)
  row.supplementDesc = desc
  row.supplementFields = fieldsIn(desc)
  row.supplementDeadline = addWorkingDays(world.today(), SUPPLEMENT_WORKING_DAYS, holidays)
  tellApplicant(world, row, 'TODO', '开立机构要求补正', {
    roleCodes: [GUARANTEE_OPERATOR],
    detail: `请于${row.supplementDeadline}前补正：${desc}`,
  })
}

/** T-GUA-07 拒绝：须说明原因；放回额度。 */
export const refuseByIssuer = (world: World, key: string): void => {
  const [row, reason] = open(world, key, 'T-GUA-07')
  if (!reason) throw new OutsideError('请在保函申请编号后空一格写明拒绝原因')
  issuerMove(world, row, 'T-GUA-07', reason)
  row.failReason = reason
  unfreezeGuarantee(world, row)
  tellApplicant(world, row, 'NOTICE', '开立机构拒绝开立保函', { detail: `原因：${reason}` })
}

/** T-GUA-08 同意：报出费率（不给即按申请时的），生成开立协议待签。 */
export const approveByIssuer = (world: World, key: string): void => {
  const [row, text] = open(world, key, 'T-GUA-08')
  const rate = text.replace('%', '') || row.guaranteeFeeRate!
  if (!isDecimal(rate) || !isPositive(rate)) throw new OutsideError(`费率不正确：${text}`)
  issuerMove(
    world,
    row,
    'T-GUA-08',
    rate === row.guaranteeFeeRate ? undefined : `保函费率${formatRate(rate)}`,
  )
  quoteFee(row, rate)
  draftAgreement(world, row)
  tellApplicant(world, row, 'TODO', '保函开立协议待签署', { roleCodes: [GUARANTEE_DIRECTOR] })
}

/** T-GUA-11 开立：编号与验真码，额度冻结转已用；投标保函须在开标前。 */
export const issueByIssuer = (world: World, key: string): void => {
  const [row] = open(world, key, 'T-GUA-11')
  if (openedProblem(world, row)) throw new OutsideError('该项目已开标，投标保函不能再开立')
  issuerMove(world, row, 'T-GUA-11')
  row.guaranteeNo = world.ids.next('GU', world.today())
  row.antiFakeCode = world.random.hex(16).toUpperCase()
  for (const invoice of world.guaranteeInvoices.where((one) =>
    one.guaranteeApplyNos.includes(row.guaranteeApplyNo),
  )) {
    invoice.guaranteeNo = invoice.guaranteeApplyNos
      .map((applyNo) => world.guarantees.need(applyNo).guaranteeNo ?? applyNo)
      .join('、')
  }
  takeGuarantee(world, row)
  issueLetter(world, row)
  const type = dictLabel('GUARANTEE_TYPE', row.guaranteeType)
  tellApplicant(world, row, 'NOTICE', '保函已开立')
  // 开标之前，受益人只知道有一份，不知道是谁的（保密）
  const whose = row.guaranteeType === 'BID' ? '' : `，申请人${row.guarantorName}`
  tellBeneficiary(world, row, `收到${type}`, `${row.guaranteeNo}，金额${yuan(row.guaranteeAmount)}${whose}`)
}

/** T-GUA-20 开标前没有开立：保函没有了意义，机构退还全部保函费，额度放回。 */
const lapse = (world: World, row: GuaranteeRow): void => {
  issuerMove(world, row, 'T-GUA-20')
  unfreezeGuarantee(world, row)
  dropFeeInvoice(world, row)
  refundFee(world, row, { event: 'T-GUA-20', bizNo: row.guaranteeApplyNo, amount: row.guaranteeFee! })
  tellApplicant(world, row, 'WARN', '开标前未能开立保函，保函费已退还', {
    detail: `退还${yuan(row.guaranteeFee)}，额度已恢复`,
  })
}

/** 缴费后第几个工作日开立，由机构的时效定。 */
const issueDay = (world: World, row: GuaranteeRow): string => {
  const { issueDays } = world.issuerOrgs.need(row.issuerOrgId!)
  return addWorkingDays((row.payTime ?? row.updateTime ?? row.createTime).slice(0, 10), issueDays, holidays)
}

// 机构在时效之内开立；投标保函已开标的不再开立
export const bankOrders = (world: World) =>
  world.guarantees
    .where((row) => row.guaranteeStatus === 'ISSUING')
    .filter((row) => openedProblem(world, row) !== undefined || issueDay(world, row) <= world.today())
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () =>
        openedProblem(world, row) ? lapse(world, row) : issueByIssuer(world, row.guaranteeApplyNo),
    }))

/** T-GUA-16 义务履行完毕，受益人退函：保函解除，额度恢复。 */
export const releaseByIssuer = (world: World, key: string): void => {
  const [row] = open(world, key, 'T-GUA-16')
  issuerMove(world, row, 'T-GUA-16')
  releaseGuarantee(world, row)
  tellApplicant(world, row, 'NOTICE', '保函已解除')
}
