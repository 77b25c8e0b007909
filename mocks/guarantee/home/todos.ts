// 保函等人办的，供工作台显示：申请的在首页也有，其余按该办的角色。
import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { type Parts, roleTodos, toDo } from '../../portal/workbench/homeTodo.ts'
import type { GuaranteeClaimRow } from '../claim/rows.ts'
import { isToAnswer } from '../revoke/rules.ts'
import { guaranteeTodos } from './handlers.ts'

const claim: Parts<GuaranteeClaimRow> = {
  partyOf: (row) => row.guarantorName,
  amountOf: (row) => row.claimAmount,
  deadlineOf: (row) => row.supplementDeadline,
}

const CLAIM = '/guarantee/benefit/claim/index'

const byRole = roleTodos({
  'gua.app.op': (wait, _, { guaranteeInvoices }) => [
    wait(
      ['GIV_FAILED', '开票失败的保函费', '/guarantee/invoice/manager?billInvoiceStatus=FAILED'],
      guaranteeInvoices,
      (row) => row.billInvoiceStatus === 'FAILED',
      { partyOf: (row) => row.issuerOrgName, amountOf: (row) => row.feeInvoiceAmount },
    ),
  ],
  'gua.app.dir': (wait, _, { guaranteeRevokes }) => [
    wait(
      ['GRV_REVIEW', '待复核的保函撤销', '/guarantee/revoke/index?revokeStatus=PENDING_REVIEW'],
      guaranteeRevokes,
      (row) => row.revokeStatus === 'PENDING_REVIEW',
      { partyOf: (row) => row.beneficiaryName, amountOf: (row) => row.guaranteeAmount },
    ),
  ],
  'gua.ben.op': (wait, _, { guaranteeClaims }) => [
    wait(
      ['GCL_REJECTED', '被驳回的索赔', `${CLAIM}?claimStatus=REJECTED`],
      guaranteeClaims,
      (row) => row.claimStatus === 'REJECTED',
      claim,
    ),
    wait(
      ['GCL_SUPPLEMENT', '待补正的索赔', `${CLAIM}?claimStatus=SUPPLEMENT`],
      guaranteeClaims,
      (row) => row.claimStatus === 'SUPPLEMENT',
      claim,
    ),
  ],
  'gua.ben.dir': (wait, ctx, { guarantees, guaranteeClaims, guaranteeRevokes }) => [
    toDo(ctx, {
      code: 'GRV_ANSWER',
      name: '待答复的保函撤销',
      path: '/guarantee/benefit/query/index?revokeStatus=BENEFICIARY_CONFIRMING',
      rows: guaranteeRevokes.where((row) => isToAnswer(ctx, row)),
      partyOf: (row) => guarantees.get(row.guaranteeApplyNo)?.guarantorName,
      amountOf: (row) => row.guaranteeAmount,
    }),
    wait(
      ['GCL_REVIEW', '待复核的索赔', `${CLAIM}?claimStatus=PENDING_REVIEW`],
      guaranteeClaims,
      (row) => row.claimStatus === 'PENDING_REVIEW',
      claim,
    ),
  ],
})

/** 保函的待办：申请在前，然后按当前角色。 */
export const allGuaranteeTodos = (ctx: Context): HomeTodo[] => [...guaranteeTodos(ctx), ...byRole(ctx)]
