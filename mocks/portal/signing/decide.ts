import type { ProductType, ReviewRequest } from '#api/generated/corp/model/index.ts'
import { batch } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { type Actor, actorOf } from '../../kernel/document.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Verdict } from '../../kernel/review.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { spendSignTicket } from './ticket.ts'

type Decided<Row extends object> = {
  flow: { head: Pick<Flow<Row, never, never>['head'], 'dict'> & { field: keyof Row } }
  /** 须已开通的产品。 */
  product?: ProductType
  /** 短信签署的业务类型（MC-6）；通过时用掉凭据。不必签署的没有。 */
  signed?: string
  /** 以哪些岗位办理；没有的以当前角色。 */
  actor?: (ctx: Context) => Actor
  /** 结果里怎样称呼这一份；没有的用编号。 */
  named?: (row: Row) => string
  need: (ctx: Context, documentNo: string) => Row
  review: (world: World, row: Row, actor: Actor, verdict: Verdict) => void
}

/** 逐份复核（MC-7）：通过的先验签署凭据；每份各自成败，成功的说办到了哪个状态。 */
export const decideEach = <Row extends object>(
  ctx: Context,
  { items, decision, reviewOpinion: opinion, signTicket }: ReviewRequest,
  { flow, product, signed, actor = actorOf, named, need, review }: Decided<Row>,
) => {
  ctx.needActive(product)
  const keys = items.map(({ documentNo }) => documentNo)
  if (signed && decision === 'PASS') spendSignTicket(ctx, signed, keys, signTicket)
  return batch(items, ({ documentNo, version }) => {
    const row = need(ctx, documentNo)
    review(ctx.world, row, actor(ctx), { version, decision, opinion })
    return `${named?.(row) ?? documentNo}${dictLabel(flow.head.dict, String(row[flow.head.field]))}`
  })
}
