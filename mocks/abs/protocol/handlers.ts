import type * as operations from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol } from '#api/generated/corp/model/index.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import * as msw from '../../generated/corp/abs-protocols/abs-protocols.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError, illegalState, notFound } from '../../kernel/errors.ts'
import { zip } from '../../kernel/files/zip.ts'
import { html, verbatim } from '../../kernel/html.ts'
import { answerPage } from '../../kernel/list.ts'
import { ABS_CHAIN_DIRECTOR, ABS_CORE_DIRECTOR } from '../../kernel/roles.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { ABS_PROTOCOL_TYPES, confirmElements, elementsOf, signAll, unsignedOf } from '../document/texts.ts'
import { signTransfer } from '../transfer/flow.ts'

const CORE_PAGE = '/abs/core/index/file'
const CHAIN_PAGE = '/abs/chain/index/file'
const BOTH = [CORE_PAGE, CHAIN_PAGE]

/** 本企业是签署方的 ABS 协议；别家的当作不存在。 */
const isOurs = ({ corp, world }: Context, row: ProtocolRow): boolean =>
  ABS_PROTOCOL_TYPES.includes(row.protocolType) &&
  row.partyNames.includes(corp.corpName) &&
  (world.absTransfers.get(row.bizNo) ?? world.absPayables.get(row.bizNo)) !== undefined

const need = (ctx: Context, protocolNo: string): ProtocolRow => {
  const row = ctx.world.protocols.get(protocolNo)
  if (!row || !isOurs(ctx, row)) throw notFound('协议')
  return row
}

type Waiting = Pick<AbsProtocol, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = ({ corp }: Context, row: ProtocolRow): Waiting => {
  if (row.protocolStatus !== 'WAIT_SIGN') return {}
  const { tempIdExpireDate: deadline } = row
  return row.corpId === corp.corpId
    ? { nextActor: '本企业复核', deadline, stateReason: '待本企业签署' }
    : { nextActor: row.partyNames[0], deadline, stateReason: '待对方签署' }
}

/** 回执由债务人复核签署，其余由债权人复核签署。 */
const signerOf = (row: ProtocolRow): string =>
  row.protocolType === 'ABS_RECEIPT' ? ABS_CORE_DIRECTOR : ABS_CHAIN_DIRECTOR

/** 协议连同它所属的账款或转让申请。 */
const view = (ctx: Context, row: ProtocolRow): AbsProtocol => {
  const transfer = ctx.world.absTransfers.get(row.bizNo)
  const payable = ctx.world.absPayables.get(row.bizNo)
  const plan = ctx.world.absPlans.get(payable?.planNo)
  const isWaiting = row.protocolStatus === 'WAIT_SIGN' && row.corpId === ctx.corp.corpId
  return present({
    protocolNo: row.protocolNo,
    protocolName: row.protocolName,
    protocolType: row.protocolType,
    creditorName: (transfer ?? payable)!.creditorName,
    debtorName: (transfer ?? payable)!.debtorName,
    planName: transfer?.planName ?? plan?.planName,
    payableNo: payable?.payableNo,
    absTransferNo: transfer?.absTransferNo,
    protocolAmount: transfer?.receivableTotal ?? payable?.payableAmount,
    protocolStatus: row.protocolStatus,
    signTime: row.signTime,
    signUserName: row.signUserName,
    ...waiting(ctx, row),
    canSign: isWaiting && ctx.role === signerOf(row) && ctx.corp.corpState === 'NORMAL',
  })
}

const isWaiting = (one: AbsProtocol) => one.protocolStatus === 'WAIT_SIGN'

const needWaiting = (ctx: Context, protocolNo: string): ProtocolRow => {
  ctx.needActive('ABS')
  const row = need(ctx, protocolNo)
  if (row.corpId !== ctx.corp.corpId || row.protocolStatus !== 'WAIT_SIGN') throw illegalState()
  return row
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAbsProtocols: BOTH,
    absProtocolDocuments: BOTH,
    signAbsTransferAgreement: [CHAIN_PAGE],
    signAbsReceipt: [CORE_PAGE],
    downloadAbsProtocols: BOTH,
  },
})({
  pageAbsProtocols: (ctx, query) =>
    answerPage(
      ctx.world.protocols.where((row) => isOurs(ctx, row)).map((row) => view(ctx, row)),
      query,
      {
        view: (row) => row,
        waits: { today: ctx.today, isMine: isWaiting, isOpen: isWaiting },
        like: ['protocolName', 'creditorName', 'debtorName'],
      },
    ),

  absProtocolDocuments(ctx, { protocolNo, forSigning }) {
    const row = need(ctx, protocolNo)
    const group = unsignedOf(ctx.world, row.bizNo).filter((one) => one.corpId === ctx.corp.corpId)
    const transfer = ctx.world.absTransfers.get(row.bizNo)
    return {
      protocolNo,
      documents: (forSigning ? group : [row]).map((one) => ({
        protocolNo: one.protocolNo,
        protocolName: one.protocolName,
        htmlContent: one.htmlContent,
      })),
      elementData: transfer
        ? elementsOf(ctx.world, transfer, row.protocolType)
        : confirmElements(ctx.world, ctx.world.absPayables.need(row.bizNo!)),
    }
  },

  signAbsTransferAgreement(ctx, { protocolNo, signTicket }) {
    const row = needWaiting(ctx, protocolNo)
    spendSignTicket(ctx, 'ABS_TRANSFER', [protocolNo], signTicket)
    const transfer = ctx.world.absTransfers.need(row.bizNo!)
    signTransfer(ctx.world, transfer, actorOf(ctx), protocolNo)
  },

  signAbsReceipt(ctx, { protocolNo, signTicket }) {
    const row = needWaiting(ctx, protocolNo)
    if (row.protocolType !== 'ABS_RECEIPT') throw illegalState()
    if (ctx.role !== ABS_CORE_DIRECTOR) throw new BusinessError('ROLE', '回执由复核人员签署')
    spendSignTicket(ctx, 'ABS_TRANSFER', [protocolNo], signTicket)
    signAll(ctx.world, [row], protocolNo, actorOf(ctx))
  },

  downloadAbsProtocols(ctx, { protocolNos }) {
    const files = protocolNos.map((protocolNo) => {
      const { protocolName, htmlContent } = need(ctx, protocolNo)
      const page = html`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${protocolName}</title><body>${verbatim(htmlContent)}</body></html>`
      return { name: `${protocolName}_${protocolNo}.html`, bytes: new TextEncoder().encode(page.toString()) }
    })
    return { fileName: `ABS协议_${ctx.today}.zip`, contentType: 'application/zip', bytes: zip(files) }
  },
})
