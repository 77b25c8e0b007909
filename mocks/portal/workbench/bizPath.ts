import type { Context } from '../../kernel/Context.ts'
import { placeOf } from '../document/places.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 看不到这份单据的人，也许看得到由它而来的：在哪一页。 */
    sequels: readonly ((ctx: Context, bizNo: string) => string | undefined)[]
  }
}

/** 关联业务所在的页面，有权看才给；看不到申请的，也许看得到由它开出的凭证。 */
export const bizPath = (ctx: Context, bizNo: string): string | undefined =>
  placeOf(ctx, bizNo) ??
  ctx.world.registry
    .contributed('sequels')
    .map((sequelOf) => sequelOf(ctx, bizNo))
    .find((path) => path !== undefined)
