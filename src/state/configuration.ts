import { atom, useAtomValue } from 'jotai'
import type { NavViewConfig } from '#api/generated/corp/model/navViewConfig.ts'
import type { PlatformConfig } from '#api/generated/corp/model/platformConfig.ts'
import type { PlatformProduct } from '#api/generated/corp/model/platformProduct.ts'
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

const configurationAtom = atom<Configuration>({ view: {}, products: [], platform: {} })

/** 全局配置（组件用）。 */
export const useConfiguration = (): Configuration => useAtomValue(configurationAtom)

/** 取到一部分就合并一部分；null 与 undefined 不覆盖。 */
export const mergeConfiguration = (part: Partial<Configuration>): void => {
  const known = Object.entries(part).filter(([, value]) => value !== null && value !== undefined)
  store.set(configurationAtom, { ...store.get(configurationAtom), ...Object.fromEntries(known) })
}

/** 产品的配置名称：简称优先，其次名称，没有配置得空串（SHELL-09）。 */
export const productName = (products: readonly PlatformProduct[], prdCode: string): string => {
  const attributes = products.find((product) => product.prdCode === prdCode)?.extAttrMap
  return attributes?.shortName || attributes?.name || ''
}
