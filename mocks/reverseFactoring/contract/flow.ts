// RDC 合同：双方所办的；T-RDC-03、T-RDC-04 随账款发生（document/book.ts）。

import { addMonths, isDay } from '#domain/calendar.ts'
import { isMoney, isPositive } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'
import { needPartner, partiesOf, rfSideOf } from '../sides.ts'
import { rfContractFlow } from './transitions.ts'

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

/** T-RDC-01 新增或编辑草稿；编号在平台上只有一份。 */
export const saveContract = (world: World, actor: Actor, form: ContractForm): TradeContractRow => {
  rfContractFlow.needRole('T-RDC-01', actor)
  const side = rfSideOf(actor.role)!
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
    if (known?.corpId !== corp.corpId) throw new BusinessError('NOT_FOUND', '贸易合同不存在')
    rfContractFlow.check({ world, row: known, actor, version }, 'EDIT')
  } else rfContractFlow.enter(world, 'T-RDC-01')
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

/** T-RDC-02 生效：从此双方都看得到，可支撑账款。 */
export const effectContract = (command: Command<TradeContractRow>): void => {
  const { world, row, actor } = command
  rfContractFlow.check(command, 'T-RDC-02')
  rfContractFlow.step(world, row, 'T-RDC-02', actor)
  const other = world.corps.find(
    (corp) => corp.corpId !== row.corpId && (corp.corpName === row.partyA || corp.corpName === row.partyB),
  )
  if (other) shareFiles(world, [row.contractFile!], other.corpId)
}

/** T-RDC-05 作废：没有关联业务的才可以。 */
export const voidContract = (command: Command<TradeContractRow>): void => {
  const { world, row, actor } = command
  rfContractFlow.check(command, 'T-RDC-05')
  rfContractFlow.step(world, row, 'T-RDC-05', actor)
}
