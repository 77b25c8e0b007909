import { atom } from 'jotai/vanilla'
import type { NavViewConfig } from '#api/generated/corp/model/navViewConfig.ts'
import type { PlatformConfig } from '#api/generated/corp/model/platformConfig.ts'
import type { PlatformProduct } from '#api/generated/corp/model/platformProduct.ts'
import { asList, asRecord, asText } from './shapes.ts'
import { store } from './store.ts'

/** 全局配置；任何一项都可能没取到，用的地方要有缺省。 */
export interface Configuration {
  /** 页眉页脚的颜色与文字（SHELL-06） */
  readonly view: Partial<NavViewConfig>
  /** 产品名称（SHELL-09） */
  readonly products: readonly PlatformProduct[]
  /** 平台运行参数 */
  readonly platform: Partial<PlatformConfig>
}

/** 全局配置的原子：组件用 useConfiguration。 */
export const configurationAtom = atom<Configuration>({ view: {}, products: [], platform: {} })

/** 取到一部分就合并一部分；null 与 undefined 不覆盖。 */
export const mergeConfiguration = (part: Partial<Configuration>): void => {
  const known = Object.entries(part).filter(([, value]) => value !== null && value !== undefined)
  store.set(configurationAtom, { ...store.get(configurationAtom), ...Object.fromEntries(known) })
}

const viewNames = [
  'topBackgroundColor',
  'topTextColor',
  'topDocSlogan',
  'bottomBackgroundColor',
  'bottomTextColor',
  'bottomDocOnline',
  'bottomDocTel',
  'bottomDocAddr',
  'bottomDocOwnership',
  'bottomDocCopyright',
  'bottomDocSecRec',
  'secRecUrl',
  'icprec',
  'opName',
] as const satisfies readonly (keyof NavViewConfig)[]

/** 外观配置（形状不可信）→ 只收认得的文字项，缺的就没有（S16）。 */
export const readView = (data: unknown): Partial<NavViewConfig> => {
  const view = asRecord(data)
  return Object.fromEntries(
    viewNames.flatMap((name) => (asText(view[name]) ? [[name, asText(view[name])]] : [])),
  )
}

/** 产品配置（形状不可信）→ 有代码的产品；名称与简称缺了为空串，由菜单的缺省名称顶上（S14）。 */
export const readProducts = (data: unknown): PlatformProduct[] =>
  asList(data, 100).flatMap((item) => {
    const { prdCode, extAttrMap } = asRecord(item)
    const { name, shortName } = asRecord(extAttrMap)
    const product = {
      prdCode: asText(prdCode),
      extAttrMap: { name: asText(name), shortName: asText(shortName) },
    }
    return product.prdCode ? [product as PlatformProduct] : []
  })

/** 运行参数（形状不可信）→ 认得的几项；日期不像日期就没有，实名开关只认 true。 */
export const readPlatform = (data: unknown): Partial<PlatformConfig> => {
  const { guaranteeEnableRealName, corpLoginUrl, publicKeyId, businessDate } = asRecord(data)
  const day = asText(businessDate)
  return {
    guaranteeEnableRealName: guaranteeEnableRealName === true,
    corpLoginUrl: asText(corpLoginUrl),
    publicKeyId: asText(publicKeyId),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? { businessDate: day } : {}),
  }
}

/** 产品的配置名称：简称优先，其次名称，没有配置得空串（SHELL-09）。 */
export const productName = (products: readonly PlatformProduct[], prdCode: string): string => {
  const attributes = products.find((product) => product.prdCode === prdCode)?.extAttrMap
  return attributes?.shortName || attributes?.name || ''
}
