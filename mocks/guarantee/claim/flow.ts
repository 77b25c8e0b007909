// 受益人对索赔所做的：T-GCL-01 … 03、08 … 10。

import { addWorkingDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview, needChanged } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { BENEFIT_DIRECTOR, BENEFIT_OPERATOR } from '../../kernel/roles.ts'
import type { MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { BENEFICIARIES, tellApplicant } from '../guarantee/notices.ts'
import { claimGuarantee, endClaim } from '../guarantee/outcome.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import type { ClaimDocRow, GuaranteeClaimRow } from './rows.ts'
import { claimProblem, needBeneficial, needClaimable, needDocs } from './rules.ts'
import { claimFlow } from './transitions.ts'

/** 审单期限：交单次日起的工作日数（DL-11）。 */
export const EXAMINATION_DAYS = 5

const guaranteeOf = (world: World, row: GuaranteeClaimRow): GuaranteeRow =>
  world.guarantees.need(row.guaranteeApplyNo)

/** 告诉受益人。 */
export const tellClaimant = (
  world: World,
  row: GuaranteeClaimRow,
  messageType: MessageRow['messageType'],
  messageTitle: string,
  roleCodes: string[] = BENEFICIARIES,
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes,
    messageType,
    messageTitle,
    messageContent: `${row.claimNo}，保函${row.guaranteeNo}，索赔金额${yuan(row.claimAmount)}`,
    bizNo: row.claimNo,
    jumpPath: `/guarantee/benefit/claim/index?view=detail&claimNo=${row.claimNo}`,
  })

/** 交单，或补正后再交单：审单期限从次日重新起算。 */
const startExamination = (world: World, row: GuaranteeClaimRow): void => {
  row.claimAuditDeadline = addWorkingDays(world.today(), EXAMINATION_DAYS, holidays)
}

export type ClaimForm = Pick<
  GuaranteeClaimRow,
  'claimAmount' | 'claimReason' | 'claimDesc' | 'claimDocs' | 'collectAccountId'
>

/** T-GCL-01 新增：我是受益人、保函可索赔；还没有存下。 */
export const newClaim = (world: World, actor: Actor, guaranteeNo: string): GuaranteeClaimRow => {
  const guarantee = needBeneficial(world, actor.user.corpId, guaranteeNo)
  const problem = claimProblem(world, guarantee)
  if (problem) throw new BusinessError('T-GCL-01', problem)
  const claimNo = world.ids.next('GC', world.today())
  return {
    ...claimFlow.begin(world, 'T-GCL-01', claimNo, actor),
    claimNo,
    guaranteeApplyNo: guarantee.guaranteeApplyNo,
    guaranteeNo,
    guarantorCorpId: guarantee.corpId,
    guarantorName: guarantee.guarantorName,
    issuerOrgName: guarantee.issuerOrgName!,
    guaranteeAmount: guarantee.guaranteeAmount!,
    guaranteeExpireDate: guarantee.guaranteeExpireDate!,
    claimDocs: [],
    claimStatus: 'DRAFT',
  }
}

/** 草稿与被驳回的可以改；返回一份副本，检查都过了再存下。 */
export const editClaim = (command: Command<GuaranteeClaimRow>): GuaranteeClaimRow => {
  const { row } = command
  claimFlow.check(command, 'EDIT')
  return structuredClone(row)
}

/** T-GCL-02 提交复核。 */
export const submitClaim = (world: World, row: GuaranteeClaimRow, actor: Actor): void => {
  const account = needClaimable(world, row)
  row.collectAccountNo = account.accountNo
  claimFlow.step(world, row, 'T-GCL-02', actor)
  forgetReview(row)
  Object.assign(row, {
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
  })
  tellClaimant(world, row, 'TODO', '有新的保函索赔待复核', [BENEFIT_DIRECTOR])
}

/** T-GCL-03 复核通过即交单：保函转索赔中（T-GUA-12），起算审单期限，告知申请人；T-GCL-09 驳回。 */
export const reviewClaim = reviewOf(claimFlow, {
  pass: 'T-GCL-03',
  reject: 'T-GCL-09',
  needPass: needClaimable,
  passed(world, row) {
    row.claimDate = world.today()
    startExamination(world, row)
    const guarantee = guaranteeOf(world, row)
    claimGuarantee(world, guarantee)
    tellApplicant(world, guarantee, 'WARN', '保函被索赔', {
      detail: `索赔金额${yuan(row.claimAmount)}，机构应于${row.claimAuditDeadline}前审单`,
    })
  },
  rejected: (world, row) => tellClaimant(world, row, 'NOTICE', '保函索赔被复核驳回', [BENEFIT_OPERATOR]),
})

/** T-GCL-10 补正提交：只补单据与说明，再交单重新起算审单期限。 */
export const supplementClaim = (
  command: Command<GuaranteeClaimRow>,
  parts: { claimDesc: string; claimDocs: ClaimDocRow[] },
): void => {
  const { world, row, actor } = command
  claimFlow.check(command, 'T-GCL-10')
  if (!parts.claimDesc.trim()) throw new BusinessError('REQUIRED', '请填写违约情况说明')
  needDocs(guaranteeOf(world, row), parts.claimDocs)
  needChanged(row.supplementDesc, [
    ['claimDesc', row.claimDesc, parts.claimDesc],
    ['claimDocs', row.claimDocs, parts.claimDocs],
  ])
  claimFlow.step(world, row, 'T-GCL-10', actor)
  Object.assign(row, parts)
  delete row.supplementDeadline
  startExamination(world, row)
}

/** T-GCL-08 撤回：机构认定相符之前；已交单的，保函恢复有效（T-GUA-13）。 */
export const withdrawClaim = (command: Command<GuaranteeClaimRow>): void => {
  const { world, row, actor } = command
  claimFlow.check(command, 'T-GCL-08')
  const presented = row.claimStatus !== 'PENDING_REVIEW'
  claimFlow.step(world, row, 'T-GCL-08', actor)
  if (!presented) return
  const guarantee = guaranteeOf(world, row)
  endClaim(world, guarantee)
  tellApplicant(world, guarantee, 'NOTICE', '受益人已撤回索赔')
}

/** 每日：过了补正期限仍未补的视为撤回（DL-05），保函恢复。 */
export const closeClaimSupplements = (world: World): void => {
  const today = world.today()
  for (const row of world.guaranteeClaims.where((one) => one.claimStatus === 'SUPPLEMENT')) {
    if (today <= row.supplementDeadline!) continue
    claimFlow.step(world, row, 'OVERDUE')
    endClaim(world, guaranteeOf(world, row))
    tellClaimant(world, row, 'NOTICE', '索赔超期未补正，视为撤回')
  }
}
