import type { ProductType } from '#api/generated/corp/model/index.ts'
import type { Context } from './Context.ts'
import { type Actor, actorOf } from './document.ts'

type Acted<Row, View> = {
  /** Open and not suspended; otherwise no user acts. */
  product: ProductType
  need: (ctx: Context, documentNo: string) => Row
  view: (ctx: Context, row: Row) => View
}

/** A call that acts on one document and returns that document. */
export const actingOn =
  <Row, View>({ product, need, view }: Acted<Row, View>) =>
  <Request extends { documentNo: string }>(
    act: (ctx: Context, row: Row, actor: Actor, request: Request) => void,
  ) =>
  (ctx: Context, request: Request): View => {
    ctx.needActive(product)
    const row = need(ctx, request.documentNo)
    act(ctx, row, actorOf(ctx), request)
    return view(ctx, row)
  }
