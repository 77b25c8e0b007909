import type { RfProtocol } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-protocols/rf-protocols.ts'
import { addDays } from '#domain/calendar.ts'
import * as msw from '../../generated/corp/rf-protocols/rf-protocols.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage, waitsByActions } from '../../kernel/list.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { needCertificate, spendSignTicket } from '../../portal/signing/ticket.ts'
import { partnersOf } from '../partners.ts'
import * as flow from './flow.ts'
import type { RfAgreementRow } from './rows.ts'
import { rfAgreementFlow } from './transitions.ts'

const LIST = '/reverse_factoring/protocol/protocol-manage'
const SIGN = '/reverse_factoring/protocol/protocol-sign/:type'
const SOON_DAYS = 30

type Waiting = Pick<RfProtocol, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: RfAgreementRow): Waiting => {
  switch (row.protocolStatus) {
    case 'WAIT_SIGN':
      return { nextActor: '本企业复核', stateReason: '等待本企业签署' }
    case 'COUNTER_SIGNING':
      return { nextActor: row.funderName, stateReason: '本企业已签署，等待资金方会签' }
    case 'RE_SIGN':
      return { nextActor: '本企业复核', stateReason: '协议已换版，重签之前不能新增融资；已放款的不受影响' }
    case 'EFFECTIVE':
      return { stateReason: '可据此申请融资' }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

const view = (ctx: Context, row: RfAgreementRow): RfProtocol => {
  const protocol = flow.protocolOf(ctx.world, row)
  const { protocolExpireDate: expireDate, protocolStatus: status } = protocol
  const isOwn = row.corpId === ctx.corp.corpId
  const { funderId: _funder, partnerCorpId: _partner, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    protocolName: protocol.protocolName,
    protocolType: protocol.protocolType,
    partyNames: protocol.partyNames,
    signTime: protocol.signTime,
    protocolEffectiveDate: protocol.protocolEffectiveDate,
    protocolExpireDate: expireDate,
    expiresSoon:
      status === 'EFFECTIVE' && expireDate !== undefined && expireDate <= addDays(ctx.today, SOON_DAYS),
    agreementSignTempId: isOwn ? protocol.agreementSignTempId : '',
    evidenceHash: protocol.evidenceHash,
    htmlContent: protocol.htmlContent,
    ...inStep(ctx, rfAgreementFlow, row, waiting(row)),
    actions: rfAgreementFlow.offer(ctx, row),
    refusals: rfAgreementFlow.refusals(ctx, row),
  })
}

const DRAFTED: readonly RfAgreementRow['protocolStatus'][] = ['WAIT_SIGN', 'COUNTER_SIGNING']

/** 本企业的；点名本企业的，生效之后看得到。 */
const isVisible = ({ corp }: Context, row: RfAgreementRow): boolean =>
  row.corpId === corp.corpId || (row.partnerCorpId === corp.corpId && !DRAFTED.includes(row.protocolStatus))

const need = (ctx: Context, protocolNo: string): RfAgreementRow => {
  const row = ctx.world.rfAgreements.need(protocolNo)
  if (!isVisible(ctx, row)) throw new BusinessError('NOT_FOUND', '反向保理协议不存在')
  return row
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfProtocols: [LIST],
    rfProtocolDetail: [LIST, SIGN],
    rfProtocolFormContext: [LIST],
    applyRfProtocol: [LIST],
    signRfProtocol: [SIGN],
  },
})({
  pageRfProtocols(ctx, query) {
    const rows = ctx.world.rfAgreements.where((row) => isVisible(ctx, row)).map((row) => view(ctx, row))
    const page = answerPage(rows, query, {
      view: (row) => row,
      waits: waitsByActions(ctx, 'SIGN', 'RE_SIGN'),
      like: ['protocolName', 'funderName'],
    })
    return { ...page, offers: rfAgreementFlow.offerNew(ctx) }
  },

  rfProtocolDetail: (ctx, { protocolNo }) => view(ctx, need(ctx, protocolNo)),

  rfProtocolFormContext: (ctx) => ({
    funders: ctx.world.funderProducts.all().map(({ funderName, funderType }) => {
      const reason = flow.applyProblem(ctx.world, ctx.corp.corpId, funderName)
      return { funderName, funderType, ready: reason === undefined, ...(reason && { reason }) }
    }),
    partners: partnersOf(ctx),
  }),

  applyRfProtocol(ctx, form) {
    ctx.needActive('REVERSE_FACTORING')
    return view(ctx, flow.applyAgreement(ctx.world, actorOf(ctx), form))
  },

  signRfProtocol(ctx, { documentNo, version, agreementSignTempId, signTicket }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.rfAgreements.need(documentNo))
    const protocol = flow.protocolOf(ctx.world, row)
    if (protocol.agreementSignTempId !== agreementSignTempId) {
      throw new BusinessError('AGREEMENT_INVALID', '协议已更新，请刷新后重新阅读')
    }
    spendSignTicket(ctx, 'RF_PROTOCOL', [documentNo], signTicket)
    needCertificate(ctx.world, ctx.user, agreementSignTempId, [protocol])
    flow.signAgreement(commandOf(ctx, row, version))
    return view(ctx, row)
  },
})
