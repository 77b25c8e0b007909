import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import type { Role } from '#api/generated/corp/model/role.ts'
import { asList, asRecord, asText, asTexts } from './shapes.ts'

const readRoles = (value: unknown): Role[] =>
  asList(value, 200).flatMap((item) => {
    const { code, name } = asRecord(item)
    return asText(code) ? [{ code: asText(code), name: asText(name) || asText(code) }] : []
  })

const readOpenStatus = (value: unknown): Record<string, boolean> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(asRecord(value)).map(([product, open]) => [product, open === true])),
  ) as Record<string, boolean>

/**
 * 用户信息（形状不可信）→ 可放心使用的用户；没有用户或企业编号得 undefined，按没取到处理（S01、S05、S08）。
 * 有疑问的一律按没有：未认证、未开通、不是多企业。
 */
export const readCurrentUser = (data: unknown): CurrentUser | undefined => {
  const user = asRecord(data)
  const corpId = asText(user.corpId)
  const userId = asText(user.userId)
  if (!corpId || !userId) return undefined
  const roles = readRoles(user.roles)
  return {
    userId,
    corpId,
    memberId: asText(user.memberId),
    personName: asText(user.personName),
    mobilePhone: asText(user.mobilePhone),
    corpName: asText(user.corpName),
    corpTypes: asTexts(user.corpTypes) as CurrentUser['corpTypes'],
    corpState: asText(user.corpState) as CurrentUser['corpState'],
    userName: asText(user.userName),
    userType: asText(user.userType),
    postNames: asTexts(user.postNames),
    postCodes: asTexts(user.postCodes),
    isCorpAuthenticated: user.isCorpAuthenticated === true || user.isCorpAuthenticated === 'Y',
    productOpenStatus: readOpenStatus(user.productOpenStatus),
    openedProductCorps: asList(user.openedProductCorps, 100).flatMap((item) => {
      const { prdCode, openStatus, openTime } = asRecord(item)
      if (!asText(prdCode)) return []
      const opening = { prdCode: asText(prdCode), openStatus: asText(openStatus) }
      return [(asText(openTime) ? { ...opening, openTime: asText(openTime) } : opening) as Opening]
    }),
    productOpenStatusSortedList: asList(user.productOpenStatusSortedList, 100).flatMap((item) => {
      const { prdCode, opened } = asRecord(item)
      return asText(prdCode) ? [{ prdCode: asText(prdCode), opened: opened === true } as Flag] : []
    }),
    isMultipleCorps: user.isMultipleCorps === true,
    roles,
    candidateRoles: readRoles(user.candidateRoles),
    currentRoleCode: asText(user.currentRoleCode) || (roles[0]?.code ?? ''),
    currentRoleDuties: asTexts(user.currentRoleDuties) as CurrentUser['currentRoleDuties'],
  }
}

type Opening = CurrentUser['openedProductCorps'][number]
type Flag = CurrentUser['productOpenStatusSortedList'][number]
