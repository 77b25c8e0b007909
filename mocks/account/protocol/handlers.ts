import type { SignableProtocol } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/protocols/protocols.ts'
import * as msw from '../../generated/corp/protocols/protocols.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { needCertificate, spendSignTicket } from '../../portal/signing/ticket.ts'
import * as own from './own.ts'
import type { ProtocolRow } from './rows.ts'
import { creditDirector, signableOf, signedElsewhere } from './rules.ts'
import { signProtocolRow } from './sign.ts'
import { isTempIdValid } from './tempId.ts'

/** 本企业的、临时号还有效的协议；失效的要从来源页面重新打开。 */
const need = ({ world, corp }: Context, tempId: string): ProtocolRow => {
  const row = world.protocols.find((one) => one.agreementSignTempId === tempId && one.corpId === corp.corpId)
  const gone = !tempId || !row || row.protocolStatus === 'TERMINATED' || !isTempIdValid(world, row)
  if (gone) throw new BusinessError('AGREEMENT_INVALID', '签署链接已失效，请从来源页面重新打开')
  return row
}

/** 当前用户不能在此签署的原因。 */
const problemOf = (ctx: Context, row: ProtocolRow): string | undefined => {
  if (row.protocolStatus === 'EFFECTIVE') return '协议已签署'
  if (!signableOf(ctx.world, row)) return signedElsewhere(row)
  return creditDirector.problem(ctx.world, row, actorOf(ctx))
}

const view = (ctx: Context, row: ProtocolRow): SignableProtocol => {
  const reason = problemOf(ctx, row)
  const signable = signableOf(ctx.world, row)
  return present({
    protocolNo: row.protocolNo,
    protocolName: row.protocolName,
    protocolType: row.protocolType,
    protocolStatus: row.protocolStatus,
    partyNames: row.partyNames,
    agreementSignTempId: row.agreementSignTempId,
    htmlContent: row.htmlContent,
    isEnableElementConfirm: signable !== undefined,
    elementData: signable?.elements ?? [],
    signTime: row.signTime,
    bizNo: row.bizNo,
    evidenceHash: row.evidenceHash,
    canSign: reason === undefined,
    reason,
  })
}

const OWN_PAGE = ['/my/protocol/index']

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    signProtocolContent: ['/credit/sign-html'],
    signProtocol: ['/credit/sign-html'],
    pageProtocols: OWN_PAGE,
    protocolDetail: OWN_PAGE,
    signOwnProtocol: OWN_PAGE,
    downloadProtocols: OWN_PAGE,
  },
})({
  signProtocolContent: (ctx, { agreementSignTempId }) => view(ctx, need(ctx, agreementSignTempId)),

  signProtocol(ctx, { agreementSignTempId, signTicket }) {
    ctx.needActive('CREDIT')
    const { world, user } = ctx
    const row = need(ctx, agreementSignTempId)
    if (row.protocolStatus !== 'WAIT_SIGN') throw illegalState()
    const problem = problemOf(ctx, row)
    if (problem) throw new BusinessError('T-PRT-02', problem)
    spendSignTicket(ctx, 'SIGNUP_REVIEW', [row.protocolNo], signTicket)
    needCertificate(world, user, agreementSignTempId, [row])
    signProtocolRow(world, row, actorOf(ctx))
    signableOf(world, row)?.signed(actorOf(ctx))
    return view(ctx, row)
  },

  pageProtocols: (ctx, query) => own.pageProtocols(ctx, query),
  protocolDetail: (ctx, { protocolNo }) => own.protocolDetail(ctx, protocolNo),
  signOwnProtocol: (ctx, { protocolNo }) => own.signOwn(ctx, protocolNo),
  downloadProtocols: (ctx, { protocolNos }) => own.downloadProtocols(ctx, protocolNos),
})
