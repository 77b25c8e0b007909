// What the signed-in user may do with a document: the answer's `actions`, derived from the machine (design.md §3).
import { BusinessError, HttpError } from './errors.ts'
import type { Context } from './Context.ts'
import { actorOf } from './document.ts'

export { actorOf }

type Offer = {
  code: string
  role: string
  /** The state allows it. */
  when: boolean
  /** Why it cannot be done all the same; undefined when it can. */
  problem?: string | undefined
}

/** 角色与状态都允许的操作才给出；另有妨碍的给出原因、不可点。企业冻结时全部不可办理。 */
export const offer = (ctx: Context, offers: readonly Offer[]) =>
  offers
    .filter((item) => item.when && item.role === ctx.role)
    .map(({ code, problem }) => {
      const reason = ctx.corp.corpState === 'FROZEN' ? '该企业/产品已暂停，仅支持查询' : problem
      return { code, enabled: reason === undefined, ...(reason !== undefined && { reason }) }
    })

/** 几个角色都可办的一件事。 */
export const offerTo = (roles: readonly string[], what: Omit<Offer, 'role'>): Offer[] =>
  roles.map((role) => ({ ...what, role }))

type Action = ReturnType<typeof offer>[number]

/**
 * 要办这几件事之一的人，办之前可以查看完整账号（REVEAL）；事情办不了的，账号也看不了，原因相同。
 * 经办人不能复核自己的单据，因此也看不到。
 */
export const withReveal = (actions: readonly Action[], ...codes: readonly string[]): Action[] => {
  const ways = actions.filter(({ code }) => codes.includes(code))
  const way = ways.find(({ enabled }) => enabled) ?? ways[0]
  return way ? [...actions, { ...way, code: 'REVEAL' }] : [...actions]
}

/** MC-7：逐份办理，一份失败不影响其余；签署凭据只用一次。 */
export const batch = (
  items: readonly { documentNo: string; version: number }[],
  handle: (item: { documentNo: string; version: number }) => string,
) => ({
  results: items.map((item) => {
    try {
      return { documentNo: item.documentNo, success: true, message: handle(item) }
    } catch (error) {
      if (error instanceof BusinessError || error instanceof HttpError) {
        return { documentNo: item.documentNo, success: false, message: error.message }
      }
      throw error
    }
  }),
})

/** 一份单据只属于它的企业：别家的当作不存在。 */
export const ownedBy = <Row extends { corpId: string }>(ctx: Context, row: Row): Row => {
  if (row.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '单据不存在')
  return row
}

/** 去掉未定义的字段，使应答只含有值的字段。 */
export const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T
