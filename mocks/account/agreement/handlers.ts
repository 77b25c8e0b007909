import type * as calls from '#api/generated/corp/agreements/agreements.ts'
import type { ProductType, ProtocolType } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/agreements/agreements.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError, forbidden } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { mayOpen, needsProductAgreement, productAgreementSigned } from '../../portal/product/opening.ts'
import { needCertificate } from '../../portal/signing/ticket.ts'
import { markSigned } from '../protocol/sign.ts'
import { protocolFlow } from '../protocol/transitions.ts'
import { onDuty } from '../user/duties.ts'
import { PRIVACY_NAME } from './privacy.ts'
import { productAgreementText } from './texts.ts'

type AgreementType = CorpRow['resignAgreements'][number]

const platform = {
  CORP_REG_AGREEMENT: { fileId: 'AGREEMENT-REGISTER', name: '平台注册服务协议', protocolType: 'REG' },
  CORP_PRIVACY_AGREEMENT: { fileId: 'AGREEMENT-PRIVACY', name: PRIVACY_NAME, protocolType: 'PRIVACY' },
} as const

const fileOf = (agreementType: AgreementType) => {
  const { fileId, name } = platform[agreementType]
  return { agreementType, fileId, name, url: `/api/web/corp/v1/sys/pub/files/${fileId}/preview` }
}

const presign = (
  ctx: Context,
  protocolName: string,
  protocolType: ProtocolType,
  htmlContent: string,
  bizNo: string,
): string => {
  const { world, corp } = ctx
  const agreementSignTempId = `SIGN-${world.random.hex(24)}`
  // 此前打开而没有签的不再有用
  for (const stale of world.protocols.where(
    (one) => one.corpId === corp.corpId && one.bizNo === bizNo && one.protocolStatus === 'WAIT_SIGN',
  ))
    world.protocols.delete(stale.protocolNo)
  protocolFlow.enter(world, 'T-PRT-01')
  world.protocols.put({
    protocolNo: world.ids.next('PT', world.today()),
    corpId: corp.corpId,
    protocolName,
    protocolType,
    protocolStatus: 'WAIT_SIGN',
    partyNames: [corp.corpName, '北辰数字科技有限公司'],
    agreementSignTempId,
    htmlContent,
    bizNo,
  })
  return agreementSignTempId
}

/** 签署为本企业预签的那一份；一个临时号只签一次。 */
const sign = (ctx: Context, agreementSignTempId: string): string => {
  const { world, corp, user } = ctx
  const protocol = world.protocols.find(
    (one) => one.agreementSignTempId === agreementSignTempId && one.corpId === corp.corpId,
  )
  if (!protocol || protocol.protocolStatus !== 'WAIT_SIGN') {
    throw new BusinessError('AGREEMENT_INVALID', '协议已失效，请重新打开后签署')
  }
  markSigned(world, protocol, user.personName)
  return protocol.bizNo ?? ''
}

const presignPlatform = (ctx: Context, agreementType: AgreementType) => {
  const { name, protocolType } = platform[agreementType]
  return {
    ...fileOf(agreementType),
    agreementSignTempId: presign(ctx, name, protocolType, '', agreementType),
  }
}

const signPlatform = (ctx: Context, agreementType: AgreementType, agreementSignTempId: string): void => {
  if (sign(ctx, agreementSignTempId) !== agreementType)
    throw new BusinessError('AGREEMENT_INVALID', '协议类型不符')
  ctx.corp.resignAgreements = ctx.corp.resignAgreements.filter((one) => one !== agreementType)
}

export default defineTag<typeof msw, typeof calls>({
  msw,
})({
  checkProductAgreement: ({ world, corp }, { productType }) =>
    needsProductAgreement(world, corp, productType),
  presignProductAgreement: (ctx, { productType }) => {
    const productName = dictLabel('PRODUCT_TYPE', productType)
    const htmlContent = productAgreementText(ctx.corp, productName)
    return {
      agreementSignTempId: presign(
        ctx,
        `${productName}业务开通协议`,
        'PRODUCT_OPEN',
        htmlContent,
        productType,
      ),
      htmlContent,
      isEnableElementConfirm: true,
      elementData: [
        { key: '企业名称', value: ctx.corp.corpName },
        { key: '统一社会信用代码', value: ctx.corp.uscc },
        { key: '开通产品', value: productName },
      ],
    }
  },
  signProductAgreement: (ctx, { agreementSignTempId }) => {
    const { world, corp, user } = ctx
    const protocol = world.protocols.find((one) => one.agreementSignTempId === agreementSignTempId)
    const opened = corp.productOpenStatus[protocol?.bizNo as ProductType] === 'OPENED'
    // 开通产品由管理员办；签过的协议有了新版本，谁都可以先签了再办
    if (!opened && !mayOpen(onDuty(ctx))) throw forbidden()
    needCertificate(world, user, agreementSignTempId, protocol ? [protocol] : [])
    productAgreementSigned(world, corp.corpId, sign(ctx, agreementSignTempId) as ProductType)
  },
  checkPlatformAgreement: (ctx, { agreementType }) => ctx.corp.resignAgreements.includes(agreementType),
  viewRegisterAgreement: () => fileOf('CORP_REG_AGREEMENT'),
  presignRegisterAgreement: (ctx) => presignPlatform(ctx, 'CORP_REG_AGREEMENT'),
  signRegisterAgreement: (ctx, body) => signPlatform(ctx, 'CORP_REG_AGREEMENT', body.agreementSignTempId),
  viewPrivacyAgreement: () => fileOf('CORP_PRIVACY_AGREEMENT'),
  presignPrivacyAgreement: (ctx) => presignPlatform(ctx, 'CORP_PRIVACY_AGREEMENT'),
  signPrivacyAgreement: (ctx, body) => signPlatform(ctx, 'CORP_PRIVACY_AGREEMENT', body.agreementSignTempId),
})
