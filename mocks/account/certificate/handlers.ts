import type { Ukey } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/ukeys/ukeys.ts'
import * as msw from '../../generated/corp/ukeys/ukeys.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { facePath } from '../../kernel/control/facePage.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { onDuty } from '../user/duties.ts'
import * as flow from './flow.ts'
import type { UkeyRow } from './rows.ts'
import { expiresSoon, heldProblem, heldUkeys, OWN_PAGE, successorOf } from './rules.ts'
import { ukeyFlow } from './transitions.ts'

const PAGE = ['/my/enterprise-info/ukey/list']
const OWN_TOO = [...PAGE, OWN_PAGE]

const need = (ctx: Context, id: string): UkeyRow => ownedBy(ctx, ctx.world.ukeys.need(id))

const STATE: Record<UkeyRow['ukeyStatus'], Pick<Ukey, 'stateReason' | 'nextActor'>> = {
  APPLYING: { stateReason: '发证机构正在制证', nextActor: '发证机构' },
  MAILING: { stateReason: 'U盾已寄出，收到后请确认', nextActor: '企业管理员' },
  WAIT_ACTIVE: { stateReason: '由本人在个人信息中设置口令，即可用于签署', nextActor: '绑定用户本人' },
  ACTIVE: {},
  LOCKED: { stateReason: '口令连错6次，已锁定；由本人在个人信息中解锁', nextActor: '绑定用户本人' },
  LOST: { stateReason: '已挂失，不能用于签署', nextActor: '企业管理员' },
  EXPIRED: { stateReason: '证书已过有效期', nextActor: '企业管理员' },
  REVOKED: { stateReason: '证书已注销' },
}

const view = (ctx: Context, row: UkeyRow): Ukey => {
  const status = row.ukeyStatus
  const {
    pin: _pin,
    replacesId: _replaces,
    faceToken,
    createUserId: _user,
    reviewUserId: _reviewer,
    ...shown
  } = row
  const isGone = status === 'LOST' || status === 'EXPIRED'
  const held = isGone ? heldProblem(ctx.world, row.bindUserId, row.ukeyMedium) : undefined
  const actions = ukeyFlow.offer(ctx, row, onDuty(ctx))
  return present({
    ...shown,
    ...STATE[status],
    ...(isGone && { stateReason: `${STATE[status].stateReason}；${held ?? '可更新补办'}` }),
    ...(status === 'ACTIVE' &&
      successorOf(ctx.world, row) && { stateReason: '新证书办理中，激活之前本证书照常使用' }),
    expiresSoon: expiresSoon(ctx.world, row) || undefined,
    faceUrl: faceToken && facePath(faceToken),
    renewFee: actions.some(({ code }) => code === 'RENEW') ? flow.CERT_FEE : undefined,
    actions,
    refusals: ukeyFlow.refusals(ctx, row, onDuty(ctx)),
  })
}

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageUkeys: PAGE,
    ukeyDetail: OWN_TOO,
    listUkeyHolders: PAGE,
    applyUkey: PAGE,
    confirmUkey: PAGE,
    enableUkey: OWN_TOO,
    changeUkeyPin: OWN_TOO,
    startUkeyUnlock: OWN_TOO,
    unlockUkey: OWN_TOO,
    reportUkeyLost: OWN_TOO,
    renewUkey: OWN_TOO,
    revokeUkey: PAGE,
  },
})({
  pageUkeys: (ctx, query) =>
    answerPage(
      ctx.world.ukeys.where((row) => row.corpId === ctx.corp.corpId),
      query,
      { view: (row) => view(ctx, row), waits: ukeyFlow.waits(ctx, onDuty(ctx)), like: ['bindUserName'] },
    ),

  ukeyDetail: (ctx, { id }) => view(ctx, need(ctx, id)),

  listMyUkeys: (ctx) =>
    ctx.world.ukeys
      .where((row) => row.bindUserId === ctx.user.userId && row.ukeyStatus !== 'REVOKED')
      .map((row) => view(ctx, row)),

  listUkeyHolders: ({ world, corp }) =>
    world.users
      .where((user) => user.corpId === corp.corpId && user.userStatus === 'NORMAL')
      .map(({ userId, personName }) => ({
        userId,
        personName,
        held: heldUkeys(world, userId).map((row) => row.ukeyMedium),
        certFee: flow.CERT_FEE,
      })),

  applyUkey(ctx, form) {
    ctx.needActive()
    return view(ctx, flow.applyUkey(ctx.world, onDuty(ctx), form))
  },

  confirmUkey(ctx, { documentNo, version }) {
    const row = need(ctx, documentNo)
    flow.confirmUkey(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },

  enableUkey(ctx, { documentNo, signTicket, ...activation }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    spendSignTicket(ctx, 'CERT_CHANGE', [documentNo], signTicket)
    flow.enableUkey(ctx.world, row, onDuty(ctx), activation)
    return view(ctx, row)
  },

  changeUkeyPin(ctx, { documentNo, ...change }) {
    const row = need(ctx, documentNo)
    flow.changePin(ctx.world, row, onDuty(ctx), change)
    return view(ctx, row)
  },

  startUkeyUnlock(ctx, { documentNo, ...form }) {
    const row = need(ctx, documentNo)
    flow.startUnlock(ctx.world, row, onDuty(ctx), form)
    return view(ctx, row)
  },

  unlockUkey(ctx, { documentNo, version, signTicket }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    spendSignTicket(ctx, 'CERT_CHANGE', [documentNo], signTicket)
    flow.unlockUkey(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },

  reportUkeyLost(ctx, { documentNo, version }) {
    const row = need(ctx, documentNo)
    flow.reportUkeyLost(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },

  renewUkey(ctx, { documentNo, ...renewal }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    flow.renewUkey(ctx.world, row, onDuty(ctx), renewal)
    return view(ctx, row)
  },

  revokeUkey(ctx, { documentNo, version }) {
    const row = need(ctx, documentNo)
    flow.revokeUkey(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },
})
