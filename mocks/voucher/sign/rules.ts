// 签收办得了的条件（T-SGN-01 至 04）。

import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import { guard } from '../../kernel/flow.ts'
import type { SignTaskRow } from './rows.ts'

/** 开立方撤回处理中时，签收暂停。 */
export const PAUSED = '开立方撤回处理中，暂不能办理'

export const notPaused = guard<SignTaskRow>('PAUSED', (_world, row) => (row.paused ? PAUSED : undefined))

export const inTime = guard<SignTaskRow>('EXPIRED', (world, row) =>
  world.today() > row.signDeadline ? '已超过签收截止日' : undefined,
)

export const isAuthenticated = guard<SignTaskRow>('REALNAME', (world, row) =>
  world.corps.need(row.corpId).isCorpAuthenticated ? undefined : '请先完成企业实名认证',
)

export const hasProduct = guard<SignTaskRow>('PRODUCT', (world, row) =>
  world.corps.need(row.corpId).productOpenStatus.CREDIT === 'OPENED' ? undefined : '产品未开通',
)

export const hasCollectAccount = guard<SignTaskRow>('ACCOUNT', (world, row) =>
  collectAccountsOf(world, row.corpId).length > 0 ? undefined : '没有已验证的收款账户',
)
