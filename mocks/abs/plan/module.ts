import type { FlowModule } from '../../kernel/wiring.ts'
import { absPlanFlow } from './transitions.ts'

/** 专项计划：这个流程接到后台的一切。 */
export const planModule: FlowModule = {
  flows: [absPlanFlow],
}
