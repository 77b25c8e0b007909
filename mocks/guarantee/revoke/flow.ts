// GRV 保函撤销：条件与效果。

import type { RevokeReason } from '#api/generated/corp/model/index.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { fitsRevokeReason } from '#domain/revokeReason.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, needOpinion } from '../../kernel/document.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import type { Verdict } from '../../kernel/review.ts'
import { BENEFIT_DIRECTOR, GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow, MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { refundFee } from '../guarantee/book.ts'
import { revokeGuarantee } from '../guarantee/outcome.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { refundFeeInvoice } from '../invoice/flow.ts'
import type { GuaranteeRevokeRow } from './rows.ts'
import { needsConsent, REVOKING, refundOf, revokeProblem } from './rules.ts'
import { revokeFlow } from './transitions.ts'

const APPLICANT_PAGE = '/guarantee/revoke/index'
const BENEFICIARY_PAGE = '/guarantee/benefit/query/index'

const tell = (
  world: World,
  row: GuaranteeRevokeRow,
  messageType: MessageRow['messageType'],
  roleCodes: string[],
  messageTitle: string,
): void => {
  const toBeneficiary = roleCodes.includes(BENEFIT_DIRECTOR)
  const corpId = toBeneficiary ? row.beneficiaryCorpId : row.corpId
  if (!corpId) return
  world.notify({
    corpId,
    roleCodes,
    messageType,
    messageTitle,
    messageContent: `${row.revokeNo}，保函${row.guaranteeNo}，保函金额${yuan(row.guaranteeAmount)}`,
    bizNo: row.revokeNo,
    jumpPath: toBeneficiary ? BENEFICIARY_PAGE : APPLICANT_PAGE,
  })
}

const tellResult = (world: World, row: GuaranteeRevokeRow, title: string): void =>
  tell(world, row, 'NOTICE', [GUARANTEE_OPERATOR, GUARANTEE_DIRECTOR], title)

const guaranteeOf = (world: World, row: GuaranteeRevokeRow): GuaranteeRow =>
  world.guarantees.need(row.guaranteeApplyNo)

const needRevocable = (
  world: World,
  id: 'T-GRV-01' | 'T-GRV-02' | 'T-GRV-03',
  guarantee: GuaranteeRow,
  row?: GuaranteeRevokeRow,
): void => {
  const problem = revokeProblem(world, guarantee, row)
  if (problem) throw new BusinessError(id, problem)
}

export type RevokeForm = {
  guaranteeNo: string
  revokeReason: RevokeReason
  revokeDesc: string
  returnProofFile?: AttachmentRow
}

/** T-GRV-01 提交撤销：保函已生效、没有索赔；须受益人同意的附上证明。 */
export const submitRevoke = (world: World, actor: Actor, form: RevokeForm): GuaranteeRevokeRow => {
  const guarantee = world.guarantees.find(
    (row) => row.guaranteeNo === form.guaranteeNo && row.corpId === actor.user.corpId,
  )
  if (!guarantee) throw new BusinessError('NOT_FOUND', '保函不存在')
  if (!form.revokeDesc.trim()) throw new BusinessError('REQUIRED', '请填写撤销说明')
  needRevocable(world, 'T-GRV-01', guarantee)
  if (!fitsRevokeReason(guarantee.guaranteeType, form.revokeReason)) {
    throw new BusinessError('T-GRV-01', '撤销原因不适用于这类保函，请重新选择', ['revokeReason'])
  }
  if (needsConsent(world, guarantee) && !form.returnProofFile) {
    throw new BusinessError('T-GRV-01', '请上传受益人同意撤销的函件或退回的保函')
  }
  const revokeNo = world.ids.next('GR', world.today())
  const row = world.guaranteeRevokes.put({
    ...revokeFlow.begin(world, 'T-GRV-01', revokeNo, actor),
    submitTime: world.now(),
    ...form,
    revokeNo,
    guaranteeApplyNo: guarantee.guaranteeApplyNo,
    guaranteeType: guarantee.guaranteeType,
    beneficiaryName: guarantee.beneficiaryName!,
    beneficiaryCorpId: guarantee.beneficiaryCorpId,
    guaranteeAmount: guarantee.guaranteeAmount!,
    refundFee: refundOf(world, guarantee),
    revokeStatus: 'PENDING_REVIEW',
  })
  tell(world, row, 'TODO', [GUARANTEE_DIRECTOR], '有新的保函撤销待复核')
  return row
}

/** T-GRV-02 复核通过：开标前的投标保函直接送机构，其余先请受益人确认；T-GRV-05 驳回。 */
export const reviewRevoke = (
  world: World,
  row: GuaranteeRevokeRow,
  actor: Actor,
  { version, decision, opinion }: Verdict,
): void => {
  const passed = decision === 'PASS'
  revokeFlow.check({ world, row, actor, version }, passed ? 'T-GRV-02' : 'T-GRV-05')
  if (!passed) {
    revokeFlow.step(world, row, 'T-GRV-05', actor, { opinion: needOpinion(opinion) })
    return tellResult(world, row, '保函撤销被复核驳回')
  }
  const guarantee = guaranteeOf(world, row)
  needRevocable(world, 'T-GRV-02', guarantee, row)
  // 受益人不在平台上的，以书面同意：机构看证明
  const consent = needsConsent(world, guarantee) && row.beneficiaryCorpId !== undefined
  const to = consent ? 'BENEFICIARY_CONFIRMING' : 'ISSUER_AUDITING'
  revokeFlow.step(world, row, 'T-GRV-02', actor, { opinion, to })
  if (!consent) return
  if (row.returnProofFile) shareFiles(world, [row.returnProofFile], row.beneficiaryCorpId!)
  tell(world, row, 'TODO', [BENEFIT_DIRECTOR], '申请人请求撤销保函，待您确认')
}

/** T-GRV-03 受益人同意；T-GRV-05 受益人拒绝（原因必填）。 */
export const answerRevoke = (
  world: World,
  row: GuaranteeRevokeRow,
  actor: Actor,
  { version, decision, opinion }: Verdict,
): void => {
  const agreed = decision === 'PASS'
  revokeFlow.check({ world, row, actor, version }, agreed ? 'T-GRV-03' : 'T-GRV-05 受益人')
  if (!agreed) {
    revokeFlow.step(world, row, 'T-GRV-05 受益人', actor, { opinion: needOpinion(opinion) })
    return tellResult(world, row, '受益人拒绝撤销保函')
  }
  needRevocable(world, 'T-GRV-03', guaranteeOf(world, row), row)
  revokeFlow.step(world, row, 'T-GRV-03', actor, { opinion })
  tellResult(world, row, '受益人已同意撤销保函')
}

/** T-GRV-06 取消：复核之前，本人。 */
export const cancelRevoke = (command: Command<GuaranteeRevokeRow>): void => {
  const { world, row, actor } = command
  revokeFlow.check(command, 'T-GRV-06')
  revokeFlow.step(world, row, 'T-GRV-06', actor)
}

/** T-GRV-04 机构同意：保函撤销（T-GUA-15），按当日退费（F-10）。 */
export const acceptRevoke = (world: World, key: string): void => {
  const row = world.guaranteeRevokes.need(key.trim())
  revokeFlow.needState(row, 'T-GRV-04')
  const guarantee = guaranteeOf(world, row)
  const problem = revokeProblem(world, guarantee, row)
  if (problem) throw new OutsideError(problem)
  row.refundFee = refundOf(world, guarantee)
  revokeFlow.step(world, row, 'T-GRV-04', undefined, { party: guarantee.issuerOrgName! })
  revokeGuarantee(world, guarantee)
  if (isPositive(row.refundFee)) {
    refundFeeInvoice(world, guarantee)
    refundFee(world, guarantee, { event: 'T-GRV-04', bizNo: row.revokeNo, amount: row.refundFee })
  }
  tellResult(world, row, '保函已撤销')
  tell(world, row, 'NOTICE', [BENEFIT_DIRECTOR], '保函已撤销')
}

const endByIssuer = (
  world: World,
  row: GuaranteeRevokeRow,
  id: 'T-GRV-05 机构' | 'IDLE',
  opinion: string,
): void => {
  revokeFlow.step(world, row, id, undefined, { opinion, party: guaranteeOf(world, row).issuerOrgName! })
  tellResult(world, row, '开立机构未同意撤销保函')
}

/** T-GRV-05 机构驳回：说明原因。 */
export const rejectRevoke = (world: World, key: string, reason: string): void => {
  const row = world.guaranteeRevokes.need(key)
  endByIssuer(world, row, 'T-GRV-05 机构', reason || '证明材料与保函不符')
}

/** 保函已不在效力之中（到期、解除、赔付完毕）：在途的撤销由机构驳回，不再悬着。 */
export const endIdleRevokes = (world: World): void => {
  for (const row of world.guaranteeRevokes.where((one) => REVOKING.includes(one.revokeStatus))) {
    const { guaranteeStatus } = guaranteeOf(world, row)
    if (guaranteeStatus !== 'EFFECTIVE' && guaranteeStatus !== 'CLAIMING') {
      endByIssuer(world, row, 'IDLE', '保函已不在有效期内，无须撤销')
    }
  }
}
