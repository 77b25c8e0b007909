import type * as calls from '#api/generated/corp/products/products.ts'
import * as msw from '#api/generated/corp/products/products.msw.ts'
import { defineTag } from '../../define.ts'
import { BusinessError, forbidden } from '../../errors.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  openProduct: (ctx, { productType }) => {
    const { corp, user, world } = ctx
    if (!user.postCodes.includes('POST_MANAGER')) throw forbidden()
    if (corp.corpState !== 'NORMAL' || !corp.isCorpAuthenticated)
      throw new BusinessError('NOT_READY', '请先完成企业实名认证')
    const signed = world.protocols.find(
      (one) => one.corpId === corp.corpId && one.bizNo === productType && one.protocolStatus === 'EFFECTIVE',
    )
    if (corp.productOpenStatus[productType] !== 'OPENED' && !signed) {
      throw new BusinessError('AGREEMENT_REQUIRED', '请先签署产品开通协议')
    }
    corp.productOpenStatus[productType] = 'OPENED'
    return { prdCode: productType, openStatus: 'OPENED', openTime: world.now() }
  },
})
