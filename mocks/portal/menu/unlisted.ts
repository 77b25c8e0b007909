import type { RoutePath } from '../../generated/routes.ts'

/**
 * 授权而不列进菜单的：详情、向导的各步、结果、修改与复制——没有选中哪一份就没有内容，由列表或单据来。
 * 门户自己标了 hidden 的、地址带参数的不必在此；列表与真的起点（新增、新建、申请）都列。
 */
export const unlisted: ReadonlySet<RoutePath> = new Set<RoutePath>([
  '/credit/finance-data/detail',
  '/credit/finance-data/upload/auth',
  '/credit/finance-data/upload/contract',
  '/credit/finance-data/upload/invoice',
  '/credit/finance-data/upload/other',
  '/abs/chain/transfer/apply-detail',
  '/abs/chain/transfer/approve-detail',
  '/abs/finance-data/detail',
  '/abs/finance-data/upload/auth',
  '/abs/finance-data/upload/contract',
  '/abs/finance-data/upload/invoice',
  '/abs/finance-data/upload/default',
  '/abs/finance-data/upload/other',
  '/abs/finance-data/upload/success',
  '/reverse_factoring/financing/audit-financing',
  '/reverse_factoring/financing/view-apply',
  '/reverse_factoring/debtor-confirmation-right/debtor-detail',
  '/reverse_factoring/debtor-confirmation-right/right-confirmation',
  '/reverse_factoring/authority-audit/debtor-detail',
  '/reverse_factoring/authority-audit/right-confirmation',
  '/guarantee/warrantee/manage/bid/update',
  '/guarantee/warrantee/manage/bid/copy',
  '/guarantee/no-bid/update',
  '/guarantee/no-bid/copy',
  '/guarantee/benefit/claim/update',
])
