import type { FlowModule } from '../../kernel/wiring.ts'
import handlers from './handlers.ts'
import { approvalPolicy } from './policy.ts'

/** 审批规则与代理：这个流程接到后台的一切。 */
export const approvalRuleModule: FlowModule = {
  handlers: [handlers],
  reviewPolicies: [approvalPolicy],
}
