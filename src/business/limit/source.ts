import type { ProductType } from '#api/generated/corp/model/index.ts'

/** 用额度的产品各自的额度由谁授信；ABS 不占额度。 */
const GRANTORS: Partial<Record<ProductType, string>> = {
  CREDIT: '开立额度与融资额度由资金方授信',
  REVERSE_FACTORING: '反向保理额度由保理商、银行等资金方授信',
  GUARANTEE: '保函额度由开立机构（银行、保险公司、担保公司）授信',
}

/** 额度从哪里来，给还没有额度的人看；这些产品都不用额度的得空。 */
export const limitSource = (products: readonly ProductType[]): string => {
  const grants = products.flatMap((product) => GRANTORS[product] ?? [])
  return grants.length > 0 ? `${grants.join('，')}，生效后显示在这里；申办请联系授信机构或平台客服` : ''
}
