import type { CurrentUser, ProductType, RoleDuty } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import type { Context } from '../../kernel/Context.ts'
import { NEW } from '../../kernel/flow.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { roleName } from '../../portal/people/personas.ts'
import { onDuty } from './duties.ts'

const products = dictionaries.PRODUCT_TYPE!.map(([value]) => value as ProductType)

const isOpened = (corp: CorpRow, product: ProductType): boolean =>
  corp.productOpenStatus[product] === 'OPENED'

/** 这个人代表的各企业。 */
export const membershipsOf = ({ world, session }: Context): UserRow[] =>
  world.users.where((user) => user.personaCode === session.token)

/** 当前角色办什么，由各流转表而来。 */
const dutiesOf = (ctx: Context): RoleDuty[] => {
  const { role, duties = [] } = onDuty(ctx)
  const his = ctx.world.registry.flows.flatMap(({ rows }) =>
    rows.flatMap(([, row]) =>
      [row.who].flat().some((who) => who === role || duties.includes(who)) ? [row] : [],
    ),
  )
  return [
    ...(his.some(({ from }) => from.includes(NEW)) ? (['MAKE'] as const) : []),
    ...(his.some(({ result }) => result !== undefined) ? (['REVIEW'] as const) : []),
  ]
}

/** 登录用户与当前企业的应答。 */
export const currentUserView = (ctx: Context): CurrentUser => {
  const { user, corp } = ctx
  const roles = user.roleCodes.map((code) => ({ code, name: roleName(code) }))
  return {
    userId: user.userId,
    personName: user.personName,
    mobilePhone: maskText(user.mobilePhone),
    corpId: corp.corpId,
    memberId: corp.memberId,
    corpName: corp.corpName,
    corpTypes: [corp.corpType],
    corpState: corp.corpState,
    userName: corp.corpName,
    userType: corp.corpType,
    postNames: user.postCodes.map((post) => dictLabel('POST_CODE', post)),
    postCodes: user.postCodes,
    isCorpAuthenticated: corp.isCorpAuthenticated,
    productOpenStatus: Object.fromEntries(products.map((product) => [product, isOpened(corp, product)])),
    openedProductCorps: products.map((prdCode) => ({ prdCode, openStatus: corp.productOpenStatus[prdCode] })),
    productOpenStatusSortedList: products.map((prdCode) => ({ prdCode, opened: isOpened(corp, prdCode) })),
    isMultipleCorps: membershipsOf(ctx).length > 1,
    roles,
    candidateRoles: roles,
    currentRoleCode: ctx.role,
    currentRoleDuties: dutiesOf(ctx),
  }
}
