import type * as calls from '#api/generated/corp/configs/configs.ts'
import * as msw from '../../generated/corp/configs/configs.msw.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import { defineTag } from '../../kernel/define.ts'
import { keyIdOf } from '../../kernel/enforce/sensitive.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { brand } from './brand.ts'
import { SERVICE_TEL } from './service.ts'

/** 前端可见的配置，一键一条。 */
const entries: Readonly<Record<string, { configName: string; configValue: string }>> = {
  customer_service: { configName: '在线客服', configValue: 'true' },
  service_email: { configName: '客服邮箱', configValue: 'service@beichen-scf.example' },
}

const shortNames: Readonly<Record<string, string>> = {
  CREDIT: '凭证',
  ABS: 'ABS',
  REVERSE_FACTORING: '反向保理',
  GUARANTEE: '保函',
}

export default defineTag<typeof msw, typeof calls>({
  msw,
})({
  findConfigValue: (ctx) => ({
    enabled: ctx.world.settings.customerService,
    appId: 'scf-mock',
    baseUrl: '/__mock/customer-service/',
  }),
  findConfig: (_ctx, { configKey }) => {
    const found = Object.hasOwn(entries, configKey) ? entries[configKey] : undefined
    if (!found) throw new BusinessError('NOT_FOUND', '配置不存在')
    return { configKey, ...found }
  },
  loadPlatformConfig: (ctx) => ({
    guaranteeEnableRealName: ctx.world.settings.guaranteeEnableRealName,
    corpLoginUrl: '/login',
    publicKeyId: keyIdOf(ctx.world),
    publicKeyAlgorithm: 'RSA_PKCS1',
    businessDate: ctx.today,
  }),
  loadNavViewConfig: () => ({
    topBackgroundColor: '#0E2A5C',
    topTextColor: '#FFFFFF',
    topDocSlogan: brand.slogan,
    bottomBackgroundColor: '#F7F8FA',
    bottomTextColor: '#4E5969',
    bottomDocOnline: '工作日 9:00–18:00',
    bottomDocTel: SERVICE_TEL,
    bottomDocAddr: '上海市浦东新区示例路1号',
    bottomDocOwnership: '北辰供应链金融服务平台',
    bottomDocCopyright: '© 2026 北辰数字科技有限公司 版权所有',
    bottomDocSecRec: '沪公网安备 00000000000000号',
    secRecUrl: 'https://beian.mps.gov.cn/',
    icprec: '沪ICP备00000000号-1',
    opName: brand.name,
  }),
  listPlatformProducts: () =>
    dictionaries.PRODUCT_TYPE!.map(([value, label]) => ({
      prdCode: value as 'CREDIT' | 'ABS' | 'REVERSE_FACTORING' | 'GUARANTEE',
      extAttrMap: { name: label, shortName: shortNames[value] ?? label },
    })),
})
