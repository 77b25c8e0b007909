import type * as calls from '#api/generated/corp/corps/corps.ts'
import type { CorpProfile, ProductType } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { checkEmail, checkPersonName, checkPhone } from '#domain/validation.ts'
import { onDuty } from '../../account/user/duties.ts'
import { membershipsOf } from '../../account/user/view.ts'
import * as msw from '../../generated/corp/corps/corps.msw.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { switchCorp } from '../../kernel/enforce/session.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import { SERVICE_TEL } from '../config/service.ts'
import { workbenchTodos } from '../workbench/todos.ts'
import { corpFlow } from './transitions.ts'

/** 切换到这家企业之后，以那里的默认角色要办的笔数。 */
const todoCountAt = (ctx: Context, corpId: string): number => {
  const { userId, roleCodes } = membershipsOf(ctx).find((user) => user.corpId === corpId)!
  const there = corpId === ctx.corp.corpId ? ctx : ctx.as(userId, roleCodes[0]!)
  return workbenchTodos(there).reduce((total, { count }) => total + count, 0)
}

const entry = (ctx: Context, { corpId, memberId, corpName, corpState }: CorpRow) => ({
  corpId,
  memberId,
  corpName,
  corpState,
  isCurrent: corpId === ctx.corp.corpId,
  ...(corpState === 'NORMAL' && { todoCount: todoCountAt(ctx, corpId) }),
  ...(corpState === 'FROZEN' && {
    stateReason: `平台核实企业资料期间暂停办理，恢复请联系客服 ${SERVICE_TEL}`,
  }),
})

const profile = (ctx: Context): CorpProfile => {
  const {
    finalThreshold: _threshold,
    resignAgreements: _agreements,
    productOpenStatus,
    contactPhone,
    corpId: _corpId,
    groupCorpName,
    formerNames = [],
    version = 0,
    ...corp
  } = ctx.corp
  return {
    ...corp,
    ...(groupCorpName && { groupCorpName }),
    contactPhone: maskText(contactPhone),
    formerNames,
    version,
    products: dictionaries.PRODUCT_TYPE!.map(([value]) => {
      const prdCode = value as ProductType
      return { prdCode, openStatus: productOpenStatus[prdCode] }
    }),
    allowed: corpFlow.offer(ctx, ctx.corp, onDuty(ctx)),
  }
}

const PROFILE_PAGE = ['/my/enterprise-info/info']

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: { corpProfile: PROFILE_PAGE, saveCorpContact: PROFILE_PAGE },
})({
  corpProfile: profile,

  saveCorpContact(ctx, { version, contactPhone, ...contact }) {
    ctx.needActive()
    const { corp } = ctx
    corpFlow.check(commandOf(ctx, corp, version, onDuty(ctx)), 'EDIT')
    const wrong =
      checkPersonName(contact.contactName) ??
      (contactPhone ? checkPhone(contactPhone) : undefined) ??
      checkEmail(contact.email) ??
      (contact.businessAddress.trim() ? undefined : '请输入经营地址')
    if (wrong) throw new BusinessError('FORM', wrong)
    Object.assign(corp, contact, contactPhone && { contactPhone }, { version: (corp.version ?? 0) + 1 })
    return profile(ctx)
  },

  listCorps: (ctx) => membershipsOf(ctx).map(({ corpId }) => entry(ctx, ctx.world.corps.need(corpId))),
  loadCorp: (ctx, { corpId, memberId }) => {
    const corp = ctx.world.corps.need(corpId)
    if (corp.memberId !== memberId) throw new BusinessError('NOT_MEMBER', '会员编号与企业不符')
    switchCorp(ctx.world, ctx.session, corpId)
    return entry(ctx, corp)
  },
  listCorpVerifyTips: ({ corp }) =>
    corp.isCorpAuthenticated
      ? []
      : [
          {
            tipCode: 'REALNAME_REQUIRED',
            tipContent: '企业尚未完成实名认证，认证后方可办理业务',
            path: '/register/identify/index',
          },
        ],
})
