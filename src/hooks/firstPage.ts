import { rowsFitting } from '#domain/rowsFitting.ts'

/** 列表第一次问的那一页：一页铺满窗口；窗口后来变了，这个页签里也不跟着变，翻页不会错位。 */
export const FIRST_PAGE = { pageNo: 1, pageSize: rowsFitting(globalThis.innerHeight ?? 0) } as const
