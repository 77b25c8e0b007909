import type * as calls from '#api/generated/corp/users/users.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/corp/users/users.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { currentUserView } from './view.ts'

const managersOf = ({ world, corp }: Context) =>
  world.users.where((user) => user.corpId === corp.corpId && user.postCodes.includes('POST_MANAGER'))

const REMINDER = '请开通产品'

const remindedToday = ({ world, user, today }: Context): boolean =>
  world.messages.find(
    (message) =>
      message.messageTitle === REMINDER &&
      message.bizNo === user.userId &&
      message.sendTime.startsWith(today),
  ) !== undefined

export default defineTag<typeof msw, typeof calls>({ msw })({
  currentUser: currentUserView,
  switchRole: (ctx, { roleCode }) => {
    if (!ctx.user.roleCodes.includes(roleCode)) throw new BusinessError('ROLE', '没有该角色，不可切换')
    ctx.session.roleCode = roleCode
    return currentUserView(ctx)
  },

  listManagers: (ctx) =>
    managersOf(ctx).map((user) => ({
      // 同事找得到人，才知道找谁；号码仍掩码
      personName: user.personName,
      mobilePhone: maskText(user.mobilePhone),
      remindedToday: remindedToday(ctx),
    })),

  remindManagers(ctx, { prdCode }) {
    if (remindedToday(ctx)) throw new BusinessError('REMINDED', '今天已提醒过管理员，请明天再试')
    for (const manager of managersOf(ctx)) {
      ctx.world.notify({
        corpId: ctx.corp.corpId,
        userId: manager.userId,
        messageType: 'TODO',
        messageTitle: REMINDER,
        messageContent: `${ctx.user.personName}希望使用${prdCode ? dictLabel('PRODUCT_TYPE', prdCode) : '尚未开通的产品'}，请在工作台办理开通`,
        bizNo: ctx.user.userId,
        jumpPath: '/workbench',
      })
    }
  },
})
