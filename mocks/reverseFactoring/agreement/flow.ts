// RPR 反向保理协议。

import { addMonths } from '#domain/calendar.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { evidenceOf } from '../../account/protocol/sign.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import * as roles from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { needPartner, rfSideOf } from '../sides.ts'
import type { RfAgreementRow } from './rows.ts'
import { agreementHtml, REVISION_CHANGES } from './text.ts'
import { rfAgreementFlow } from './transitions.ts'

const NAME = '反向保理合作协议'
const PAGE = '/reverse_factoring/protocol/protocol-manage'
/** 协议的有效期，月。 */
const TERM_MONTHS = 24

/** 协议本身：正文、签署与有效期。 */
export const protocolOf = (world: World, row: RfAgreementRow): ProtocolRow =>
  world.protocols.need(row.protocolNo)

const tell = (world: World, row: RfAgreementRow, messageTitle: string, role: 'DIRECTOR' | 'OPERATOR'): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes:
      role === 'DIRECTOR'
        ? [roles.RF_CORP_DIRECTOR, roles.RF_CORE_DIRECTOR]
        : [roles.RF_CORP_OPERATOR, roles.RF_CORE_OPERATOR],
    messageType: role === 'DIRECTOR' ? 'TODO' : 'NOTICE',
    messageTitle,
    messageContent: `${NAME}${row.protocolNo}，资金方${row.funderName}`,
    bizNo: row.protocolNo,
    jumpPath: PAGE,
  })

const ENDED: readonly RfAgreementRow['protocolStatus'][] = ['EXPIRED', 'TERMINATED']

/** 不能再向这家资金方申请协议的原因：已有还没结束的。 */
export const applyProblem = (world: World, corpId: string, funderName: string): string | undefined => {
  const live = world.rfAgreements.find(
    (row) => row.corpId === corpId && row.funderName === funderName && !ENDED.includes(row.protocolStatus),
  )
  return live && `已有协议${live.protocolNo}，不必重复申请`
}

/** T-RPR-01 生成协议：选定资金方，可指定合作企业。 */
export const applyAgreement = (
  world: World,
  actor: Actor,
  form: { funderName: string; partnerName?: string | undefined },
): RfAgreementRow => {
  rfAgreementFlow.needRole('T-RPR-01', actor)
  const { corpId } = actor.user
  const funder = world.funderProducts.find((one) => one.funderName === form.funderName)
  if (!funder) throw new BusinessError('FUNDER', '资金方不存在')
  const problem = applyProblem(world, corpId, funder.funderName)
  if (problem) throw new BusinessError('T-RPR-01', problem)
  const partner = form.partnerName
    ? needPartner(world, corpId, form.partnerName, rfSideOf(actor.role)!)
    : undefined
  const protocolNo = world.ids.next('PT', world.today())
  const row = world.rfAgreements.put({
    ...rfAgreementFlow.begin(world, 'T-RPR-01', protocolNo, actor),
    // 协议由平台生成（T-RPR-01），申请的人不算经办：复核人员申请的，自己可以签署
    createUserId: '',
    protocolNo,
    funderId: funder.funderId,
    funderName: funder.funderName,
    ...(partner && { partnerCorpId: partner.corpId, partnerName: partner.corpName }),
    revision: 1,
    changes: [],
    protocolStatus: 'WAIT_SIGN',
  })
  world.protocols.put({
    protocolNo,
    corpId,
    protocolName: NAME,
    protocolType: 'RF_MASTER',
    protocolStatus: 'WAIT_SIGN',
    partyNames: [actor.corpName, funder.funderName],
    agreementSignTempId: `SIGN-${world.random.hex(24)}`,
    htmlContent: agreementHtml(NAME, actor.corpName, row),
    bizNo: protocolNo,
  })
  tell(world, row, '有反向保理协议待签署', 'DIRECTOR')
  return row
}

/** 协议本身的状态随之变。 */
const follow = (world: World, row: RfAgreementRow): ProtocolRow =>
  Object.assign(protocolOf(world, row), { protocolStatus: row.protocolStatus })

/** T-RPR-02 签署、T-RPR-05 重签：读完全文、短信与证书签署之后；资金方随后会签。 */
export const signAgreement = (command: Command<RfAgreementRow>): void => {
  const { world, row, actor } = command
  const id = rfAgreementFlow.isReadyFor(row, 'T-RPR-05') ? 'T-RPR-05' : 'T-RPR-02'
  rfAgreementFlow.check(command, id)
  rfAgreementFlow.step(world, row, id, actor)
  const protocol = follow(world, row)
  const signTime = world.now()
  Object.assign(protocol, {
    signTime,
    signUserName: actor.user.personName,
    evidenceHash: evidenceOf({ ...protocol, signTime }),
  })
  tell(world, row, '反向保理协议已签署，等待资金方会签', 'OPERATOR')
}

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-RPR-03', '会签协议（协议编号）', (world, key) => {
    const row = world.rfAgreements.need(key.trim())
    rfAgreementFlow.step(world, row, 'T-RPR-03', undefined, { party: row.funderName })
    Object.assign(follow(world, row), {
      protocolEffectiveDate: world.today(),
      protocolExpireDate: addMonths(world.today(), TERM_MONTHS),
    })
    tell(world, row, '反向保理协议已生效', 'OPERATOR')
  }),
  event('platform', 'T-RPR-04', '协议换版（协议编号）', (world, key) => {
    const row = world.rfAgreements.need(key.trim())
    rfAgreementFlow.step(world, row, 'T-RPR-04')
    const protocol = follow(world, row)
    Object.assign(row, { revision: row.revision + 1, changes: [...REVISION_CHANGES] })
    // 存证说的是旧的正文，新的还没有签（INV-17）
    delete protocol.evidenceHash
    Object.assign(protocol, {
      htmlContent: agreementHtml(NAME, world.corps.need(row.corpId).corpName, row),
      agreementSignTempId: `SIGN-${world.random.hex(24)}`,
    })
    tell(world, row, '反向保理协议已换版，请重签', 'DIRECTOR')
  }),
]

export const expireRfAgreements = (world: World): void => {
  for (const row of world.rfAgreements.where((one) => rfAgreementFlow.isReadyFor(one, 'T-RPR-06'))) {
    const { protocolExpireDate } = protocolOf(world, row)
    if (!protocolExpireDate || world.today() <= protocolExpireDate) continue
    rfAgreementFlow.step(world, row, 'T-RPR-06')
    follow(world, row)
    tell(world, row, '反向保理协议已到期', 'OPERATOR')
  }
}
