import type { FlowModule } from '../../kernel/wiring.ts'
import { expectAnswers } from './orders.ts'

/** 交给银行的指令：这个流程接到后台的一切。 */
export const bankModule: FlowModule = {
  clock: [expectAnswers],
}
