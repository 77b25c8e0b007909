// CPY 交易对手：条件与效果。

import type { CounterpartyForm } from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { checkPersonName, checkPhone, checkUscc } from '#domain/validation.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { tellDuty } from '../user/duties.ts'
import type { CounterpartyRow } from './rows.ts'
import { counterpartyFlow } from './transitions.ts'

const PAGE = '/my/supplier/index'
const INVERSE = { SUPPLIER: 'CUSTOMER', CUSTOMER: 'SUPPLIER', MEMBER: 'MEMBER' } as const

/** 同一段关系从对方看是什么。 */
export const inverseRelation = (relation: CounterpartyRow['relationType']) => INVERSE[relation]

const askToConfirm = (world: World, row: CounterpartyRow, owner: string): void => {
  if (!row.counterpartyCorpId) return
  tellDuty(world, row.counterpartyCorpId, 'CORP_OPERATOR', {
    messageTitle: '有企业请您确认合作关系',
    messageContent: `${owner}把贵企业列为${dictLabel('RELATION_TYPE', row.relationType)}，请确认或拒绝`,
    bizNo: row.id,
    jumpPath: PAGE,
  })
}

/** 不能再新增的原因：本企业、已是交易对手、对方已先发起。 */
export const knownProblem = (
  world: World,
  corp: CorpRow,
  uscc: string,
): { reason: string; id?: string } | undefined => {
  if (uscc === corp.uscc) return { reason: '不能把本企业新增为交易对手' }
  const own = world.counterparties.find((row) => row.corpId === corp.corpId && row.counterpartyUscc === uscc)
  if (own) return { reason: '该企业已是交易对手', id: own.id }
  const incoming = world.counterparties.find(
    (row) =>
      row.counterpartyCorpId === corp.corpId &&
      row.counterpartyStatus === 'WAIT_CONFIRM' &&
      world.corps.need(row.corpId).uscc === uscc,
  )
  return incoming && { reason: '对方已发起合作，请在“待我确认”中答复' }
}

/** 填写内容里第一处不合格的地方：字段与原因。 */
export const formProblem = (
  world: World,
  corp: CorpRow,
  form: CounterpartyForm,
): { field: keyof CounterpartyForm; message: string } | undefined => {
  const wrong = checkUscc(form.counterpartyUscc)
  if (wrong) return { field: 'counterpartyUscc', message: wrong }
  const known = knownProblem(world, corp, form.counterpartyUscc)
  if (known) return { field: 'counterpartyUscc', message: known.reason }
  const name = form.counterpartyName.trim()
  if (!name) return { field: 'counterpartyName', message: '请输入交易对手名称' }
  const registered = world.corps.find((one) => one.uscc === form.counterpartyUscc)
  if (registered && registered.corpName !== name)
    return { field: 'counterpartyName', message: '企业名称与统一社会信用代码不符' }
  const person = checkPersonName(form.contactName)
  if (person) return { field: 'contactName', message: person }
  const phone = checkPhone(form.contactPhone)
  if (phone) return { field: 'contactPhone', message: phone }
  if (form.cooperateDate && (!isDay(form.cooperateDate) || form.cooperateDate > world.today()))
    return { field: 'cooperateDate', message: '合作起始日不得晚于今天' }
  const taken = world.counterparties.find(
    (row) => row.corpId === corp.corpId && row.erpCode !== undefined && row.erpCode === form.erpCode,
  )
  return taken && { field: 'erpCode', message: `ERP供应商编码已用于${taken.counterpartyName}` }
}

/** 已注册的待对方确认（T-CPY-01），未注册的发出带邀请码的短信（T-CPY-02）。 */
export const addCounterparty = (
  world: World,
  actor: Actor,
  form: CounterpartyForm,
  how: 'ADD' | 'INVITE' | 'IMPORT',
): CounterpartyRow => {
  const problem = formProblem(world, world.corps.need(actor.user.corpId), form)
  if (problem) throw new BusinessError('FORM', problem.message)
  const found = world.corps.find((one) => one.uscc === form.counterpartyUscc)
  if (how === 'ADD' && !found) throw new BusinessError('T-CPY-01', '该企业尚未注册，请改用邀请注册')
  if (how === 'INVITE' && found) throw new BusinessError('T-CPY-02', '该企业已注册，请直接新增')
  const row = world.counterparties.put({
    ...counterpartyFlow.begin(world, found ? 'T-CPY-01' : 'T-CPY-02', world.ids.plain('CP'), actor),
    ...(found && { counterpartyCorpId: found.corpId }),
    counterpartyName: form.counterpartyName.trim(),
    counterpartyUscc: form.counterpartyUscc,
    relationType: form.relationType,
    supplierLevel: form.relationType === 'SUPPLIER' ? (form.supplierLevel ?? 'N') : 'N',
    counterpartyStatus: found ? 'WAIT_CONFIRM' : 'INVITED',
    counterpartySource: how === 'IMPORT' ? 'IMPORT' : found ? 'MANUAL' : 'INVITE',
    ...(form.erpCode && { erpCode: form.erpCode }),
    cooperateDate: form.cooperateDate || world.today(),
    counterpartyScale: found?.corpScale ?? form.counterpartyScale ?? 'SMALL',
    contactName: form.contactName,
    contactPhone: form.contactPhone,
    ...(!found && { inviteCode: world.random.hex(8).toUpperCase() }),
  })
  askToConfirm(world, row, actor.corpName)
  return row
}

/** T-CPY-03 对方注册：信用代码相同的邀请转为待其确认。 */
export const counterpartyRegistered = (world: World, corp: CorpRow): void => {
  const invited = world.counterparties.where(
    (row) => row.counterpartyStatus === 'INVITED' && row.counterpartyUscc === corp.uscc,
  )
  for (const row of invited) {
    counterpartyFlow.step(world, row, 'T-CPY-03')
    row.counterpartyCorpId = corp.corpId
    row.counterpartyName = corp.corpName
    askToConfirm(world, row, world.corps.need(row.corpId).corpName)
  }
}

/** 对方确认之后，它那一侧也有这段关系，才能互相办业务。 */
const mirror = (world: World, row: CounterpartyRow, confirmer: Actor): void => {
  const owner = world.corps.need(row.corpId)
  const known = world.counterparties.find(
    (one) => one.corpId === confirmer.user.corpId && one.counterpartyCorpId === row.corpId,
  )
  if (known) return
  world.counterparties.put({
    ...counterpartyFlow.begin(world, 'CONFIRMED', world.ids.plain('CP'), confirmer),
    counterpartyCorpId: owner.corpId,
    counterpartyName: owner.corpName,
    counterpartyUscc: owner.uscc,
    relationType: INVERSE[row.relationType],
    supplierLevel: 'N',
    counterpartyStatus: 'ACTIVE',
    counterpartySource: 'BUSINESS',
    cooperateDate: row.cooperateDate,
    counterpartyScale: owner.corpScale,
    contactName: owner.contactName,
    contactPhone: owner.contactPhone,
  })
}

/** T-CPY-04 对方确认、T-CPY-05 对方拒绝（写明原因）。 */
export const answerCounterparty = (
  world: World,
  row: CounterpartyRow,
  actor: Actor,
  answer: { version: number; accept: boolean; reason?: string | undefined },
): void => {
  const id = answer.accept ? 'T-CPY-04' : 'T-CPY-05'
  counterpartyFlow.check({ world, row, actor, version: answer.version }, id)
  const opinion = answer.reason?.trim()
  if (!answer.accept && !opinion) throw new BusinessError('REQUIRED', '拒绝合作请填写原因')
  counterpartyFlow.step(world, row, id, actor, { opinion })
  if (answer.accept) mirror(world, row, actor)
  else row.reviewOpinion = opinion
  world.notify({
    corpId: row.corpId,
    ...(row.createUserId && { userId: row.createUserId }),
    messageType: 'NOTICE',
    messageTitle: answer.accept ? '合作关系已建立' : '合作关系被拒绝',
    messageContent: `${row.counterpartyName}${answer.accept ? '已确认合作关系' : `拒绝了合作关系：${opinion}`}`,
    bizNo: row.id,
    jumpPath: PAGE,
  })
}

/** 重发邀请（待注册），或再提醒对方确认。 */
export const remindCounterparty = (command: Command<CounterpartyRow>): void => {
  const { world, row, actor } = command
  counterpartyFlow.check(command, 'REMIND')
  const event = row.counterpartyStatus === 'INVITED' ? '重发邀请' : '再次提醒对方'
  counterpartyFlow.step(world, row, 'REMIND', actor, { event })
  askToConfirm(world, row, actor.corpName)
}

/** 撤回：这段关系不再保留，改正后可以重新发起。 */
export const withdrawCounterparty = (command: Command<CounterpartyRow>): void => {
  const { world, row } = command
  counterpartyFlow.check(command, 'WITHDRAW')
  world.settleTodos(row.id)
  world.counterparties.delete(row.id)
}

/** T-CPY-06 停用：没有在途业务。 */
export const disableCounterparty = (command: Command<CounterpartyRow>): void => {
  const { world, row, actor } = command
  counterpartyFlow.check(command, 'T-CPY-06')
  counterpartyFlow.step(world, row, 'T-CPY-06', actor)
}

/** T-CPY-07 重新启用：再请对方确认。 */
export const enableCounterparty = (command: Command<CounterpartyRow>): void => {
  const { world, row, actor } = command
  counterpartyFlow.check(command, 'T-CPY-07')
  counterpartyFlow.step(world, row, 'T-CPY-07', actor)
  delete row.reviewOpinion
  askToConfirm(world, row, actor.corpName)
}

/** T-CPY-08 调整等级：只有供应商有等级，对新的单据生效。 */
export const adjustLevel = (
  world: World,
  row: CounterpartyRow,
  actor: Actor,
  change: { version: number; supplierLevel: CounterpartyRow['supplierLevel'] },
): void => {
  if (row.relationType !== 'SUPPLIER') throw new BusinessError('T-CPY-08', '只有供应商有等级')
  counterpartyFlow.check({ world, row, actor, version: change.version }, 'T-CPY-08')
  if (row.supplierLevel === change.supplierLevel) throw new BusinessError('T-CPY-08', '等级没有变化')
  const event = `调整等级：${dictLabel('SUPPLIER_LEVEL', row.supplierLevel)}改为${dictLabel('SUPPLIER_LEVEL', change.supplierLevel)}`
  counterpartyFlow.step(world, row, 'T-CPY-08', actor, { event })
  row.supplierLevel = change.supplierLevel
}
