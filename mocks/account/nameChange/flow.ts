// NMC 企业更名：条件与效果。

import type { NameChangeForm } from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { checkCorpName } from '#domain/validation.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { verifyAgain } from '../bankAccount/book.ts'
import { accountFlow } from '../bankAccount/transitions.ts'
import { tellDuty } from '../user/duties.ts'
import type { NameChangeRow } from './rows.ts'
import { nameChangeFlow } from './transitions.ts'

const PAGE = '/my/enterprise-info/name-change'
/** 平台审核、换发证书，过这么久自己办完。 */
const WAIT_MS = 30 * 60_000
const OPEN = new Set(['PENDING_REVIEW', 'PLATFORM_AUDITING', 'CERT_CHANGING'])

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 企业有什么没办结而不能更名，写成一句话；没有的没有。 */
    renameBars: readonly ((world: World, corpId: string) => string | undefined)[]
  }
}

/** 现在不能更名的原因。 */
export const startProblem = (world: World, corpId: string): string | undefined => {
  if (world.nameChanges.find((row) => row.corpId === corpId && OPEN.has(row.nameChangeStatus)))
    return '已有办理中的更名申请'
  return world.registry
    .contributed('renameBars')
    .map((barOf) => barOf(world, corpId))
    .find((bar) => bar !== undefined)
}

/** T-NMC-01 提交更名：新名称没有别的企业在用，统一社会信用代码不变。 */
export const submitNameChange = (world: World, actor: Actor, form: NameChangeForm): NameChangeRow => {
  const corp = world.corps.need(actor.user.corpId)
  const newCorpName = form.newCorpName.trim()
  const problem = startProblem(world, corp.corpId) ?? checkCorpName(newCorpName)
  if (problem) throw new BusinessError('T-NMC-01', problem)
  if (newCorpName === corp.corpName) throw new BusinessError('T-NMC-01', '新企业名称与原名称相同')
  if (world.corps.find((one) => one.corpName === newCorpName))
    throw new BusinessError('T-NMC-01', '该名称已有企业使用')
  if (!isDay(form.changeDate) || form.changeDate > world.today())
    throw new BusinessError('T-NMC-01', '工商变更日期不得晚于今天')
  const nameChangeNo = world.ids.next('NC', world.today())
  const row = world.nameChanges.put({
    ...nameChangeFlow.begin(world, 'T-NMC-01', nameChangeNo, actor),
    submitTime: world.now(),
    nameChangeNo,
    oldCorpName: corp.corpName,
    newCorpName,
    changeDate: form.changeDate,
    newLicenseFile: form.newLicenseFile,
    changeNoticeFile: form.changeNoticeFile,
    ...(form.remark && { remark: form.remark }),
    nameChangeStatus: 'PENDING_REVIEW',
  })
  tellDuty(world, corp.corpId, 'CORP_DIRECTOR', {
    messageTitle: '有企业更名待复核',
    messageContent: `${row.oldCorpName}拟更名为${newCorpName}`,
    bizNo: nameChangeNo,
    jumpPath: PAGE,
  })
  return row
}

const tellMaker = (world: World, row: NameChangeRow, messageTitle: string, messageContent: string): void =>
  world.notify({
    corpId: row.corpId,
    userId: row.createUserId,
    messageType: 'NOTICE',
    messageTitle,
    messageContent,
    bizNo: row.nameChangeNo,
    jumpPath: PAGE,
  })

/** T-NMC-02 复核通过，送平台审核；T-NMC-03 驳回（写明意见）。 */
export const reviewNameChange = reviewOf(nameChangeFlow, {
  pass: 'T-NMC-02',
  reject: 'T-NMC-03',
  passed(world, row) {
    world.schedule(world.clock.ms() + WAIT_MS, () => {
      if (nameChangeFlow.isReadyFor(row, 'T-NMC-04')) auditPassed(world, row)
    })
  },
  rejected: (world, row) => tellMaker(world, row, '更名申请被驳回', `驳回意见：${row.reviewOpinion}`),
})

/** T-NMC-06 撤销：本人的、还没复核的。 */
export const cancelNameChange = (command: Command<NameChangeRow>): void => {
  const { world, row, actor } = command
  nameChangeFlow.check(command, 'T-NMC-06')
  nameChangeFlow.step(world, row, 'T-NMC-06', actor)
}

/** T-NMC-04 平台审核通过：银行账户须重新验证，随后换发证书。 */
function auditPassed(world: World, row: NameChangeRow): void {
  nameChangeFlow.step(world, row, 'T-NMC-04')
  for (const account of world.bankAccounts.where((one) => one.corpId === row.corpId)) {
    if (account.accountStatus !== 'ACTIVE') continue
    accountFlow.step(world, account, 'RENAMED')
    verifyAgain(world, account)
  }
  tellMaker(world, row, '更名已通过平台审核', '正在换发证书；银行账户须重新验证')
  world.schedule(world.clock.ms() + WAIT_MS, () => {
    if (nameChangeFlow.isReadyFor(row, 'T-NMC-05')) changeName(world, row)
  })
}

/** T-NMC-05 换证完成：启用新名称；历史单据上的旧名不动，平台协议须重签。 */
function changeName(world: World, row: NameChangeRow): void {
  nameChangeFlow.step(world, row, 'T-NMC-05')
  const corp: CorpRow = world.corps.need(row.corpId)
  corp.formerNames = [...(corp.formerNames ?? []), corp.corpName]
  corp.corpName = row.newCorpName
  corp.resignAgreements = ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT']
  for (const account of world.bankAccounts.where((one) => one.corpId === corp.corpId))
    account.accountName = corp.corpName
  for (const ukey of world.ukeys.where((one) => one.corpId === corp.corpId))
    ukey.certSubject = `CN=${corp.corpName}`
  for (const relation of world.counterparties.where((one) => one.counterpartyCorpId === corp.corpId))
    relation.counterpartyName = corp.corpName
  world.notify({
    corpId: corp.corpId,
    messageType: 'SYSTEM',
    messageTitle: '企业更名已完成',
    messageContent: `贵企业已更名为${corp.corpName}，平台协议须重新签署`,
    bizNo: row.nameChangeNo,
    jumpPath: PAGE,
  })
}

const found = (world: World, key: string): NameChangeRow => world.nameChanges.need(key)

/** 外部机构会做的。 */
export const events = [
  event('platform', 'T-NMC-04', '更名审核通过（更名申请编号）', (world, key) =>
    auditPassed(world, found(world, key)),
  ),
  event('platform', 'T-NMC-03', '更名审核不通过（更名申请编号）', (world, key) => {
    const row = found(world, key)
    const opinion = '工商变更材料与登记信息不一致'
    nameChangeFlow.step(world, row, 'T-NMC-03 平台', undefined, { opinion })
    tellMaker(world, row, '更名未通过平台审核', opinion)
  }),
  event('platform', 'T-NMC-05', '更名换证完成（更名申请编号）', (world, key) =>
    changeName(world, found(world, key)),
  ),
]
