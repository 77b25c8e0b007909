import type * as calls from '#api/generated/corp/products/products.ts'
import { onDuty } from '../../account/user/duties.ts'
import * as msw from '../../generated/corp/products/products.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError, forbidden } from '../../kernel/errors.ts'
import { mayOpen, openProduct } from './opening.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  openProduct: (ctx, { productType }) => {
    const { corp, world } = ctx
    if (!mayOpen(onDuty(ctx))) throw forbidden()
    if (corp.corpState !== 'NORMAL' || !corp.isCorpAuthenticated)
      throw new BusinessError('NOT_READY', '请先完成企业实名认证')
    openProduct(world, corp, productType)
    return { prdCode: productType, openStatus: 'OPENED', openTime: world.now() }
  },
})
