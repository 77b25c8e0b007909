import type * as calls from '#api/generated/corp/corps/corps.ts'
import * as msw from '#api/generated/corp/corps/corps.msw.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { switchCorp } from '../../enforce/session.ts'
import { BusinessError } from '../../errors.ts'
import type { CorpRow } from '../../world/rows.ts'
import { membershipsOf } from './userView.ts'

const entry = (ctx: Context, { corpId, memberId, corpName, corpState }: CorpRow) => ({
  corpId,
  memberId,
  corpName,
  corpState,
  isCurrent: corpId === ctx.corp.corpId,
})

export default defineTag<typeof msw, typeof calls>({ msw })({
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
