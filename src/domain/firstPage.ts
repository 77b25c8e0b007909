/** 列表第一次问的那一页（规范第 9 节）。 */
export const FIRST_PAGE = { pageNo: 1, pageSize: 10 } as const
