// 三方申请能不能提交（T-THD-02）：与开立相同的全部条件。
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { needIssuable } from '../issue/flow.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'

/** 现在提交会被什么挡住；不会则为 undefined。超过 60 日的确认不算：由人确认。 */
export const submitProblem = (world: World, row: ThirdIssueApplicationRow): string | undefined => {
  try {
    needIssuable(world, row, true)
    return undefined
  } catch (error) {
    if (error instanceof BusinessError) return error.message
    throw error
  }
}

export const isIssuable = guard<ThirdIssueApplicationRow>('T-THD-02', submitProblem)
