import type { ProductType, ReviewDecision, ReviewRequest } from '#api/generated/corp/model/index.ts'
import { type Handed, handedOn, sentBack } from '#domain/outcome.ts'
import { batch } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { type Actor, actorOf } from '../../kernel/document.ts'
import type { Verdict } from '../../kernel/review.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { spendSignTicket } from './ticket.ts'

type Decided<Row extends DocumentRow> = {
  /** 须已开通的产品。 */
  product?: ProductType
  /** 短信签署的业务类型（MC-6）；通过时用掉凭据。不必签署的没有。 */
  signed?: string
  /** 以哪些岗位办理；没有的以当前角色。 */
  actor?: (ctx: Context) => Actor
  /** 通过是做了什么；没有的用流转表里的事件。 */
  done?: (row: Row) => string | undefined
  need: (ctx: Context, documentNo: string) => Row
  review: (world: World, row: Row, actor: Actor, verdict: Verdict) => void
  /** 单据的应答：办成之后的话从它得知下一步等谁。 */
  view: (ctx: Context, row: Row) => Handed
}

/** 流转表里的事件，去掉括号里的分支：复核通过（转终审）说成 复核通过；第几位通过的（1/2）要说。 */
const plain = (event: string): string => event.replace(/[（(](?!\d).*[）)]$/, '')

/** 刚作的决定怎样说：通过的说下一步等谁，没有通过的说退给谁。 */
const outcomeOf = (
  row: DocumentRow,
  decision: ReviewDecision,
  { user }: Actor,
  answer: Handed,
  done: string | undefined,
): string => {
  if (decision === 'REJECT') return sentBack('已驳回', row.createUserName, answer)
  if (decision === 'RETURN') return sentBack('已退回', row.createUserName, answer)
  const own = row.auditTrail.findLast(({ operatorName }) => operatorName === user.personName)
  return handedOn(done ?? plain(own?.event ?? '复核通过'))(answer)
}

/** 逐份复核（MC-7）：通过的先验签署凭据；每份各自成败，成功的说做了什么、下一步等谁。 */
export const decideEach = <Row extends DocumentRow>(
  ctx: Context,
  { items, decision, reviewOpinion: opinion, signTicket }: ReviewRequest,
  { product, signed, actor: actorIn = actorOf, done, need, review, view }: Decided<Row>,
) => {
  ctx.needActive(product)
  const keys = items.map(({ documentNo }) => documentNo)
  if (signed && decision === 'PASS') spendSignTicket(ctx, signed, keys, signTicket)
  return batch(items, ({ documentNo, version }) => {
    const row = need(ctx, documentNo)
    const actor = actorIn(ctx)
    review(ctx.world, row, actor, { version, decision, opinion })
    return outcomeOf(row, decision, actor, view(ctx, row), done?.(row))
  })
}
