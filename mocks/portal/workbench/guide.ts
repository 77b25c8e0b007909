import type { WorkbenchGuideStep } from '#api/generated/corp/model/index.ts'
import { onDuty } from '../../account/user/duties.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import { mayOpen } from '../product/opening.ts'

// 新企业的路：认证 → 开通 → 分配角色 → 第一笔。办过业务的企业不再要它。

const IDENTIFY = '/register/identify/index'
const USERS = '/my/enterprise-info/user/list'

/** 第一笔业务从哪里开始，能去的第一个。 */
const STARTS = [
  '/credit/core/issue/issue',
  '/credit/chain/confirm/confirm-apply',
  '/abs/core/issue/payable',
  '/abs/chain/transfer/apply',
  '/reverse_factoring/account/account-manage',
  '/reverse_factoring/debtor-confirmation-right/index',
  '/guarantee/warrantee/index',
  '/guarantee/benefit/query/index',
]

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 这家企业有没有过一份业务单据，不论站在哪一边。 */
    begun: readonly ((world: World, corpId: string) => boolean)[]
  }
}

const hasBusiness = ({ world, corp }: Context): boolean =>
  world.registry.contributed('begun').some((hasBegun) => hasBegun(world, corp.corpId))

/** 有没有人能办业务：企业默认角色以外的角色。 */
const hasRoles = ({ world, corp }: Context): boolean =>
  world.users.find(
    (user) =>
      user.corpId === corp.corpId &&
      user.userStatus === 'NORMAL' &&
      user.roleCodes.some((code) => code !== 'ROLE_CORP_DEFAULT'),
  ) !== undefined

/** 新企业的四步，做完的打勾；下一步由当前用户做的给出去处。 */
export const guideOf = (ctx: Context): WorkbenchGuideStep[] => {
  const { corp } = ctx
  const business = hasBusiness(ctx)
  if (business) return []
  const manages = mayOpen(onDuty(ctx))
  const opened = Object.values(corp.productOpenStatus).some((status) => status === 'OPENED')
  const steps: (WorkbenchGuideStep & { mine: boolean })[] = [
    {
      code: 'REAL_NAME',
      name: '企业认证',
      done: corp.isCorpAuthenticated,
      hint: '管理员提交营业执照、经办人与对公账户，平台审核',
      path: IDENTIFY,
      mine: manages,
    },
    {
      code: 'PRODUCT',
      name: '开通产品',
      done: opened,
      hint: '管理员阅读并签署产品协议，签完即开通',
      mine: manages,
    },
    {
      code: 'ROLE',
      name: '分配角色',
      done: hasRoles(ctx),
      hint: '管理员在用户管理中指定经办与复核，两人不能是同一人',
      path: USERS,
      mine: manages,
    },
    {
      code: 'FIRST_BUSINESS',
      name: '第一笔业务',
      done: false,
      hint: '由经办发起，复核通过后生效',
      path: STARTS.find((path) => ctx.isGranted([path])),
      mine: true,
    },
  ]
  const next = steps.findIndex((step) => !step.done)
  // 企业认证不在授权的菜单里：没有认证的企业，人人打得开
  const isOpen = (path: string) => path === IDENTIFY || ctx.isGranted([path])
  return steps.map(({ mine, path, ...step }, at) =>
    present({ ...step, path: at === next && mine && path && isOpen(path) ? path : undefined }),
  )
}
