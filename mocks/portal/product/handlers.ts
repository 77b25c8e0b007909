import type * as calls from '#api/generated/corp/products/products.ts'
import * as msw from '../../generated/corp/products/products.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError, forbidden } from '../../kernel/errors.ts'
import { openProduct } from './opening.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  openProduct: ({ corp, user, world }, { productType }) => {
    if (!user.postCodes.includes('POST_MANAGER')) throw forbidden()
    if (corp.corpState !== 'NORMAL' || !corp.isCorpAuthenticated)
      throw new BusinessError('NOT_READY', '请先完成企业实名认证')
    openProduct(world, corp, productType)
    return { prdCode: productType, openStatus: 'OPENED', openTime: world.now() }
  },
})
