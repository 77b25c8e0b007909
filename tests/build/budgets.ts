/** 体积的预算（quality/performance.md）：KiB，gzip；requests 为一页入口之外的文件数。 */
export const BUDGETS = {
  entryJs: 125,
  entryCss: 12,
  preload: 6,
  html: 2,
  ownJs: 40,
  pageJs: 150,
  pageCss: 30,
  requests: 19,
  errorPageJs: 50,
} as const
