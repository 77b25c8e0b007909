import type * as calls from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUser, CorpUserForm, CorpUserQuery, PostCode } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/corp/corp-users/corp-users.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { sheet } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import type { UserRow } from '../../kernel/rows.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { roleName } from '../../portal/people/personas.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { onDuty } from './duties.ts'
import * as flow from './flow.ts'
import { handoverOf } from './handover.ts'
import { userFlow } from './transitions.ts'

const PAGE = ['/my/enterprise-info/user/list']

const need = (ctx: Context, userId: string): UserRow => ownedBy(ctx, ctx.world.users.need(userId))

const STATE: Partial<Record<UserRow['userStatus'], Pick<CorpUser, 'stateReason' | 'nextActor'>>> = {
  PENDING_ACTIVE: { stateReason: '邀请短信已发出，首次登录并设置密码后激活', nextActor: '用户本人' },
  LOCKED: { stateReason: '登录密码连错5次，30分钟后自动解锁，或重置密码', nextActor: '用户本人' },
  DISABLED: { stateReason: '已停用，不能登录' },
}

const view = (ctx: Context, user: UserRow): CorpUser => {
  const status = user.userStatus
  return present({
    userId: user.userId,
    personName: user.personName,
    mobilePhone: maskText(user.mobilePhone),
    certType: user.certType,
    idCard: maskText(user.idCard),
    postCodes: [...user.postCodes],
    postNames: user.postCodes.map((post) => dictLabel('POST_CODE', post)).join('、'),
    roleCodes: [...user.roleCodes],
    roleNames: user.roleCodes.map(roleName).join('、'),
    userStatus: status,
    lastLoginTime: user.lastLoginTime,
    version: user.version ?? 0,
    ...STATE[status],
    ...(status === 'PENDING_ACTIVE' &&
      user.inviteTime && {
        stateReason: `邀请短信已于 ${user.inviteTime.slice(0, 16).replace('T', ' ')} 发出，首次登录并设置密码后激活`,
      }),
    allowed: userFlow.offer(ctx, user, onDuty(ctx)),
  })
}

const pageOf = (ctx: Context, query: CorpUserQuery) =>
  answerPage(
    ctx.world.users.where((user) => user.corpId === ctx.corp.corpId),
    query,
    {
      view: (user) => view(ctx, user),
      like: ['personName'],
      derived: {
        postCodes: (user, wanted) =>
          (wanted as PostCode[]).length === 0 ||
          (wanted as PostCode[]).some((post) => user.postCodes.includes(post)),
        roleCode: (user, wanted) => user.roleCodes.includes(String(wanted)),
      },
    },
  )

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageCorpUsers: PAGE,
    corpUserDetail: PAGE,
    corpUserContext: PAGE,
    addCorpUser: PAGE,
    modifyCorpUser: PAGE,
    corpUserHandover: PAGE,
    disableCorpUser: PAGE,
    enableCorpUser: PAGE,
    resetCorpUserPassword: PAGE,
    resendCorpUserInvite: PAGE,
    withdrawCorpUser: PAGE,
    exportCorpUsers: PAGE,
  },
})({
  pageCorpUsers: (ctx, query) => pageOf(ctx, query),
  corpUserDetail: (ctx, { userId }) => view(ctx, need(ctx, userId)),

  corpUserContext: (ctx) => ({
    roles: flow.grantableRoles(ctx.corp),
    warnings: flow.dutyWarnings(ctx.world, ctx.corp.corpId),
    allowed: userFlow.offerNew(ctx, onDuty(ctx)),
  }),

  addCorpUser(ctx, { signTicket, ...form }: CorpUserForm) {
    ctx.needActive()
    spendSignTicket(ctx, 'USER_CHANGE', [form.personName], signTicket)
    return view(ctx, flow.addUser(ctx.world, onDuty(ctx), form))
  },

  modifyCorpUser(ctx, { userId, signTicket, ...form }) {
    ctx.needActive()
    const user = need(ctx, userId)
    spendSignTicket(ctx, 'USER_CHANGE', [userId], signTicket)
    flow.modifyUser(ctx.world, user, onDuty(ctx), form)
    return view(ctx, user)
  },

  corpUserHandover: (ctx, { userId }) => handoverOf(ctx, need(ctx, userId)),

  disableCorpUser(ctx, { documentNo, version, signTicket }) {
    ctx.needActive()
    const user = need(ctx, documentNo)
    spendSignTicket(ctx, 'USER_CHANGE', [documentNo], signTicket)
    flow.disableUser(commandOf(ctx, user, version, onDuty(ctx)))
    return view(ctx, user)
  },

  enableCorpUser(ctx, { documentNo, version, signTicket }) {
    ctx.needActive()
    const user = need(ctx, documentNo)
    spendSignTicket(ctx, 'USER_CHANGE', [documentNo], signTicket)
    flow.enableUser(commandOf(ctx, user, version, onDuty(ctx)))
    return view(ctx, user)
  },

  resetCorpUserPassword(ctx, { documentNo, version }) {
    ctx.needActive()
    const user = need(ctx, documentNo)
    flow.resetUserPassword(commandOf(ctx, user, version, onDuty(ctx)))
    return view(ctx, user)
  },

  resendCorpUserInvite(ctx, { documentNo, version }) {
    ctx.needActive()
    const user = need(ctx, documentNo)
    flow.reinviteUser(commandOf(ctx, user, version, onDuty(ctx)))
    return view(ctx, user)
  },

  withdrawCorpUser(ctx, { documentNo, version, signTicket }) {
    ctx.needActive()
    const user = need(ctx, documentNo)
    spendSignTicket(ctx, 'USER_CHANGE', [documentNo], signTicket)
    flow.withdrawUser(commandOf(ctx, user, version, onDuty(ctx)))
  },

  exportCorpUsers(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      { name: '权限清单', operation: 'exportCorpUsers', asked: query },
      ['姓名', '用户状态', '手机号', '岗位', '角色', '最近登录时间'],
      list.map((user) => [
        user.personName,
        dictLabel('USER_STATUS', user.userStatus),
        user.mobilePhone,
        user.postNames,
        user.roleNames,
        user.lastLoginTime,
      ]),
    )
  },
})
