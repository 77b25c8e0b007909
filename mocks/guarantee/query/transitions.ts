// 已开立的保函在查询页上能去办的：申请人撤销，受益人索赔、答复撤销。保函的状态由 GUA 变，这里只有按钮。
import { flow, guard } from '../../kernel/flow.ts'
import { isOthers, isOwn } from '../../kernel/guards.ts'
import { BENEFIT_DIRECTOR, BENEFIT_OPERATOR, GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { claimProblem } from '../claim/rules.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { EVERY, IN_FORCE } from '../guarantee/states.ts'
import { guaranteeFlow } from '../guarantee/transitions.ts'
import { revokeProblem } from '../revoke/rules.ts'

/** 等受益人确认的撤销。 */
export const pendingConsent = (world: World, row: GuaranteeRow) =>
  world.guaranteeRevokes.find(
    (one) => one.guaranteeApplyNo === row.guaranteeApplyNo && one.revokeStatus === 'BENEFICIARY_CONFIRMING',
  )

const revocable = guard<GuaranteeRow>('T-GRV-01', (world, row) => revokeProblem(world, row))
const claimable = guard<GuaranteeRow>('T-GCL-01', claimProblem)

export const issuedFlow = flow<GuaranteeRow>()(guaranteeFlow.head, {
  REVOKE: {
    from: IN_FORCE,
    event: '撤销',
    who: GUARANTEE_OPERATOR,
    guards: [revocable],
    when: isOwn,
  },
  CLAIM: {
    from: IN_FORCE,
    event: '索赔',
    who: BENEFIT_OPERATOR,
    guards: [claimable],
    when: isOthers,
  },
  ANSWER: {
    from: EVERY,
    event: '答复撤销',
    who: BENEFIT_DIRECTOR,
    when: (world, row, actor) => isOthers(world, row, actor) && pendingConsent(world, row) !== undefined,
  },
})
