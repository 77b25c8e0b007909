import type { FlowModule } from '../../kernel/wiring.ts'
import { expireSigns } from './flow.ts'
import handlers from './handlers.ts'
import { signRenameBar } from './renameBar.ts'
import { collectAccountReveal, signReveal } from './reveal.ts'
import { signFlow } from './transitions.ts'

/** 签收：这个流程接到后台的一切。 */
export const signModule: FlowModule = {
  flows: [signFlow],
  handlers: [handlers],
  clock: [expireSigns],
  reveals: [collectAccountReveal, signReveal],
  renameBars: [signRenameBar],
}
