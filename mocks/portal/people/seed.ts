import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from './corps.ts'
import { plausibleCorp, plausiblePerson } from './plausible.ts'

export const buildCorp = (world: World, part: Partial<CorpRow>): CorpRow => {
  const corpId = part.corpId ?? `C${String(world.corps.size + 101)}`
  return world.corps.put({
    ...world.corps.need(CORPS.chain),
    memberId: `M${corpId}`,
    ...plausibleCorp(world, corpId),
    groupCorpName: undefined,
    resignAgreements: [],
    ...part,
    corpId,
  })
}

export const buildUser = (world: World, part: Partial<UserRow>): UserRow => {
  const userId = part.userId ?? `U9${world.random.digits(6)}`
  return world.users.put({
    corpId: CORPS.core,
    ...plausiblePerson(world, userId),
    mobilePhone: `137${world.random.digits(8)}`,
    certType: 'ID_CARD',
    postCodes: ['POST_OPERATOR'],
    roleCodes: ['ROLE_CORP_DEFAULT'],
    userStatus: 'NORMAL',
    version: 0,
    ...part,
    userId,
  })
}
