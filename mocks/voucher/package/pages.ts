// 融资资料在哪些页面办理：两个产品各一套同样的页面。
import type { Context } from '../../kernel/Context.ts'
import type { FinanceDataPackageRow } from './rows.ts'

export type PackageProduct = FinanceDataPackageRow['productType']

const CREDIT = '/credit/finance-data'
const ABS = '/abs/finance-data'

export const MANAGE = [`${CREDIT}/manage`, `${ABS}/index/finance`]
export const CREATE = [`${CREDIT}/create`, `${ABS}/create/finance`]
export const DETAIL = [`${CREDIT}/detail`, `${ABS}/detail`]
export const AUTH = [`${CREDIT}/upload/auth`, `${ABS}/upload/auth`]
export const CONTRACT = [`${CREDIT}/upload/contract`, `${ABS}/upload/contract`]
export const INVOICE = [`${CREDIT}/upload/invoice`, `${ABS}/upload/invoice`]
export const FILES = [`${CREDIT}/upload/other`, `${ABS}/upload/default`, `${ABS}/upload/other`]
export const SUCCESS = [`${CREDIT}/upload/success`, `${ABS}/upload/success`]
export const STEPS = [...AUTH, ...CONTRACT, ...INVOICE, ...FILES]

/** 看不看得到该产品的资料包：打得开其列表的都看得到。 */
export const maySee = (ctx: Context, productType: PackageProduct): boolean =>
  ctx.isGranted(MANAGE.filter((path) => path.startsWith(productType === 'ABS' ? ABS : CREDIT)))
