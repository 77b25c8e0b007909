import type { PostCode } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'

/** 叫这个名称的企业；没有则报业务错误。 */
export const corpNamed = (world: World, name: string): CorpRow => {
  const corp = world.corps.find((candidate) => candidate.corpName === name)
  if (!corp) throw new BusinessError('NOT_FOUND', `企业不存在：${name}`)
  return corp
}

/** 该企业在这个岗位上的人；没有人在这个岗位时，取该企业的任一人。 */
export const userWith = (world: World, corpId: string, post: PostCode): UserRow => {
  const users = world.users.where((user) => user.corpId === corpId)
  const found =
    users.find((user) => user.postCodes.length === 1 && user.postCodes[0] === post) ??
    users.find((user) => user.postCodes.includes(post)) ??
    users[0]
  if (!found) throw new BusinessError('NOT_FOUND', `企业 ${corpId} 没有用户`)
  return found
}
