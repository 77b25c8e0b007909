import { rowsFitting } from '#domain/rowsFitting.ts'
import { isPhone } from './phone.ts'

/** 手机上一行是一张卡片：十张。 */
const ON_PHONE = 10

/** 列表第一次问的那一页：一页铺满窗口；窗口后来变了，这个页签里也不跟着变，翻页不会错位。 */
export const FIRST_PAGE = {
  pageNo: 1,
  pageSize: isPhone() ? ON_PHONE : rowsFitting(globalThis.innerHeight ?? 0),
} as const
