// The families: one word in folders and in code, one Chinese name for readers of features and reports.

/** Word in the code → Chinese name, which is also its folder under features/. */
export const FAMILIES: Readonly<Record<string, string>> = {
  portal: '门户',
  voucher: '凭证',
  abs: '资产支持',
  reverseFactoring: '反向保理',
  guarantee: '保函',
  account: '账户中心',
}
