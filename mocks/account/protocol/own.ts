// 企业的协议：列表、阅读与下载。
import type { Protocol, ProtocolQuery } from '#api/generated/corp/model/index.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { htmlPdf } from '../../kernel/files/linesPdf.ts'
import { zip } from '../../kernel/files/zip.ts'
import { answerPage } from '../../kernel/list.ts'
import { needCertificate } from '../../portal/signing/ticket.ts'
import { onDuty } from '../user/duties.ts'
import { protocolText, signOwnProtocol } from './flow.ts'
import type { ProtocolRow } from './rows.ts'
import { protocolFlow } from './transitions.ts'

const STATE: Partial<Record<ProtocolRow['protocolStatus'], Pick<Protocol, 'stateReason' | 'nextActor'>>> = {
  WAIT_SIGN: { stateReason: '等待本企业签署', nextActor: '本企业复核或管理员' },
  RE_SIGN: { stateReason: '协议有新版本，须重新签署', nextActor: '本企业复核或管理员' },
  COUNTER_SIGNING: { stateReason: '本企业已签署', nextActor: '对方' },
  EXPIRED: { stateReason: '协议已过有效期' },
  TERMINATED: { stateReason: '协议已终止，不再有效' },
}

const need = (ctx: Context, protocolNo: string): ProtocolRow =>
  ownedBy(ctx, ctx.world.protocols.need(protocolNo))

/** 一份协议，以本企业看。 */
const view = (ctx: Context, row: ProtocolRow): Protocol => {
  const { corpId: _corp, htmlContent: _html, tempIdExpireDate: _expire, fileId: _file, ...shown } = row
  return present({
    ...shown,
    parties: row.partyNames.join('、'),
    ...STATE[row.protocolStatus],
    allowed: protocolFlow.offer(ctx, row, onDuty(ctx)),
  })
}

/** 协议列表：待重签的在前。 */
export const pageProtocols = (ctx: Context, query: ProtocolQuery) => {
  const own = ctx.world.protocols.where((row) => row.corpId === ctx.corp.corpId)
  return answerPage(own, query, {
    view: (row) => view(ctx, row),
    waits: {
      ...protocolFlow.waits(ctx, onDuty(ctx)),
      // 重签之前业务办不了：排在一般的待签署之前
      dueOf: ({ protocolStatus }) => (protocolStatus === 'RE_SIGN' ? '0' : '1'),
    },
    like: ['protocolName'],
  })
}

/** 一份协议及正文。 */
export const protocolDetail = (ctx: Context, protocolNo: string) => {
  const row = need(ctx, protocolNo)
  return { protocolNo, protocol: view(ctx, row), htmlContent: protocolText(row, ctx.corp) }
}

/** T-PRT-02：读完全文，以数字证书签署。 */
export const signOwn = (ctx: Context, protocolNo: string) => {
  ctx.needActive()
  const { world, user } = ctx
  const row = need(ctx, protocolNo)
  needCertificate(world, user, protocolNo, [{ htmlContent: protocolText(row, ctx.corp) }])
  signOwnProtocol(world, row, onDuty(ctx))
  return protocolDetail(ctx, protocolNo)
}

/** 批量下载：每份一个 PDF，打成一个 zip。 */
export const downloadProtocols = (ctx: Context, protocolNos: readonly string[]) => ({
  fileName: '协议.zip',
  contentType: 'application/zip',
  bytes: zip(
    protocolNos.map((protocolNo) => {
      const row = need(ctx, protocolNo)
      return {
        name: `${row.protocolName}_${protocolNo}.pdf`,
        bytes: htmlPdf(row.protocolName, protocolText(row, ctx.corp)),
      }
    }),
  ),
})
