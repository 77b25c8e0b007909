import { ApiError } from '#api/ApiError.ts'
import { checkProductAgreement, presignProductAgreement } from '#api/generated/corp/agreements/agreements.ts'
import type { ProductType, ProtocolContent } from '#api/generated/corp/model/index.ts'
import { checkAccountAuth } from '#api/generated/corp/real-names/real-names.ts'
import { isAuthenticated } from '#domain/landing.ts'

/** 判断能否进入产品要看的：谁、开通到哪一步、平台是否要求先实名。 */
interface EntryFacts {
  readonly product: ProductType
  readonly isManager: boolean
  readonly isAuthenticated: boolean
  readonly isOpened: boolean
  /** 系统设置 guaranteeEnableRealName */
  readonly guaranteeEnableRealName: boolean
}

/** 点了产品之后：直接进、先实名、请管理员、补开通，或先签协议。 */
type Entry =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'realName' }
  | { readonly kind: 'contactManager' }
  | { readonly kind: 'open' }
  | { readonly kind: 'sign'; readonly content: ProtocolContent }

/** 由登录用户与平台参数取出判断所需的事实；形状不可信的按没有处理。 */
export const entryFacts = (
  product: ProductType,
  user: {
    readonly postCodes?: readonly string[]
    readonly isCorpAuthenticated?: unknown
    readonly productOpenStatus?: Readonly<Record<string, boolean | undefined>>
  },
  platform: { readonly guaranteeEnableRealName?: boolean },
): EntryFacts => ({
  product,
  isManager: user.postCodes?.includes('POST_MANAGER') ?? false,
  isAuthenticated: isAuthenticated(user),
  isOpened: user.productOpenStatus?.[product] === true,
  guaranteeEnableRealName: platform.guaranteeEnableRealName === true,
})

/**
 * 点产品菜单后该怎么办（PROD-01 至 PROD-04）。
 * 保函要求先实名；没开通的产品开通前也要先实名（T-PDO-01）；没开通而不是管理员的去请管理员。
 * @throws ApiError 查询或预签失败，此时不进入
 */
export const decideEntry = async (facts: EntryFacts): Promise<Entry> => {
  const { product, isManager, isOpened } = facts
  if (product === 'GUARANTEE' && facts.guaranteeEnableRealName && !facts.isAuthenticated)
    return { kind: 'realName' }
  const needed = await checkProductAgreement({ productType: product })
  if (!needed && isOpened) return { kind: 'proceed' }
  if (!isOpened && !isManager) return { kind: 'contactManager' }
  if (!isOpened && !facts.isAuthenticated) return { kind: 'realName' }
  if (!needed) return { kind: 'open' }
  return { kind: 'sign', content: await presignProductAgreement({ productType: product }) }
}

/** 管理员去实名走哪条路：有验证过的收款账户走营业执照与账户，否则走软证书（PROD-05）。 */
export const realNameWay = async (): Promise<'licenseAccount' | 'softKey'> =>
  (await checkAccountAuth()) ? 'licenseAccount' : 'softKey'

/** 业务失败给人看的话；通道失败由 app 统一提示，得 undefined。 */
export const businessMessage = (cause: unknown): string | undefined =>
  cause instanceof ApiError && cause.kind === 'business' ? cause.message : undefined
