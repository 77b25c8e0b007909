// RDC 合同 (domain/03-flows.md §6): data, guards and effects. T-RDC-03 and T-RDC-04 happen in rfDocuments.ts.
import { addMonths, isDay } from '#domain/calendar.ts'
import { compare, isMoney, isPositive } from '#domain/money.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { shareFiles } from '../../portal/file/store.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'
import type { World } from '../../kernel/World.ts'
import { type Actor, checkState, checkVersion, machine } from '../../kernel/machine.ts'
import { needPartner, needRfOperator, partiesOf } from '../sides.ts'
import { SYSTEM } from '../../kernel/roles.ts'

/** Either operator may cause what is not the system's: needRfOperator asks. */
export const rfContractMachine = machine<TradeContractRow['contractDocStatus']>()({
  'T-RDC-02': { from: ['DRAFT'], event: '生效', to: 'EFFECTIVE', actor: 'OPERATOR' },
  'T-RDC-03': { from: ['EFFECTIVE'], event: '关联业务', to: 'LOCKED', actor: SYSTEM },
  'T-RDC-04': { from: ['LOCKED'], event: '解除关联', to: 'EFFECTIVE', actor: SYSTEM },
  'T-RDC-05': { from: ['DRAFT', 'EFFECTIVE'], event: '作废', to: 'VOID', actor: 'OPERATOR' },
})

export type ContractForm = Pick<
  TradeContractRow,
  'contractNo' | 'contractName' | 'contractType' | 'contractAmount' | 'contractSignDate'
> &
  Required<Pick<TradeContractRow, 'contractFile'>> & {
    partnerName: string
    version?: number | undefined
    contractStartDate?: string | undefined
    contractEndDate?: string | undefined
  }

const bad = (message: string) => new BusinessError('FORMAT', message)

/** 合同不可再用、不可作废的原因：占用着业务。 */
export const contractVoidProblem = (row: TradeContractRow): string | undefined =>
  compare(row.contractUsedAmount, '0.00') > 0 ? '合同已关联业务，不能作废' : undefined

const own = (actor: Actor, row: TradeContractRow): void => {
  if (row.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '贸易合同不存在')
}

/** T-RDC-01 新增或编辑草稿；编号在平台上只有一份。 */
export const saveContract = (world: World, actor: Actor, form: ContractForm): TradeContractRow => {
  const side = needRfOperator(actor)
  const { partnerName, version, contractStartDate = form.contractSignDate, ...fields } = form
  const { contractEndDate = addMonths(contractStartDate, 12) } = form
  if (!isMoney(form.contractAmount) || !isPositive(form.contractAmount)) throw bad('合同金额须大于0')
  if (![form.contractSignDate, contractStartDate, contractEndDate].every(isDay)) throw bad('日期格式不正确')
  if (form.contractSignDate > world.today()) throw bad('合同签订日不得晚于今天')
  if (contractEndDate < contractStartDate) throw bad('合同终止日不得早于起始日')
  const corp = world.corps.need(actor.user.corpId)
  const { creditorName, debtorName } = partiesOf(
    corp,
    needPartner(world, corp.corpId, partnerName, side),
    side,
  )
  const known = world.tradeContracts.get(form.contractNo)
  if (version === undefined && known) throw new BusinessError('DUPLICATE', '合同编号已存在')
  if (version !== undefined) {
    if (!known) throw new BusinessError('NOT_FOUND', '贸易合同不存在')
    own(actor, known)
    checkVersion(known, version)
    if (known.contractDocStatus !== 'DRAFT') throw illegalState()
  }
  return world.tradeContracts.put({
    corpId: corp.corpId,
    contractUsedAmount: '0.00',
    contractDocStatus: 'DRAFT',
    createTime: known?.createTime ?? world.now(),
    ...fields,
    contractStartDate,
    contractEndDate,
    partyA: debtorName,
    partyB: creditorName,
    version: (known?.version ?? -1) + 1,
  })
}

const move = (row: TradeContractRow, actor: Actor, version: number, id: 'T-RDC-02' | 'T-RDC-05') => {
  needRfOperator(actor)
  own(actor, row)
  checkVersion(row, version)
  checkState(row, 'contractDocStatus', rfContractMachine[id])
  if (id === 'T-RDC-05') {
    const problem = contractVoidProblem(row)
    if (problem) throw new BusinessError('T-RDC-05', problem)
  }
  Object.assign(row, { contractDocStatus: rfContractMachine[id].to, version: row.version + 1 })
}

/** T-RDC-02 生效：从此双方都看得到，可支撑账款。 */
export const effectContract = (world: World, row: TradeContractRow, actor: Actor, version: number): void => {
  if (!row.contractFile) throw new BusinessError('T-RDC-02', '请先上传合同文件')
  if (row.contractEndDate < row.contractStartDate)
    throw new BusinessError('T-RDC-02', '合同终止日不得早于起始日')
  move(row, actor, version, 'T-RDC-02')
  const other = world.corps.find(
    (corp) => corp.corpId !== row.corpId && (corp.corpName === row.partyA || corp.corpName === row.partyB),
  )
  if (other) shareFiles(world, [row.contractFile], other.corpId)
}

/** T-RDC-05 作废：没有关联业务的才可以。 */
export const voidContract = (row: TradeContractRow, actor: Actor, version: number): void =>
  move(row, actor, version, 'T-RDC-05')
