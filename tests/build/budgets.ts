/**
 * 体积的预算：KiB，gzip；requests 为一页入口之外的文件数。入口原是 125、页面原是 150 与 30，改写依赖才到得了：
 * 现在的数与同行之比见 docs/decisions/0010（入口为 arco-design-pro 的 0.35 倍、shadcn-admin 的 0.65 倍）。
 * 由内容定列宽、面包屑、条件的标签、逐项检查的表单使列表与表单共用的部分又长了 5～7，下拉的键盘 0.7、必填随条件改变与恢复草稿的离开提醒、逾期与期限的话 1.2，分步草稿一并恢复的话 0.1（样式）：页面为 176 与 37.2，入口为 131；没有标签页频道与锁、地址没有加密的浏览器的出路 0.1：入口为 131.2；旧的一页的标明、等选项到了再查（决定 0049）1.1：页面为 177.2 与 37.4。
 */
export const BUDGETS = {
  entryJs: 131.2,
  entryCss: 12,
  preload: 8,
  html: 2,
  ownJs: 40,
  pageJs: 177.2,
  pageCss: 37.4,
  requests: 40,
  /** 不带表单的页面（列表、详情、首页）：第一行之前只有它自己的 */
  leanJs: 80,
  leanCss: 22,
  leanRequests: 20,
  errorPageJs: 50,
} as const
