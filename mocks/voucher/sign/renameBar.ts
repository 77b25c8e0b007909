import type { Contribution } from '../../kernel/wiring.ts'

const SIGNING = new Set(['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING'])

/** 签收办结之前不能更名。 */
export const signRenameBar: Contribution<'renameBars'> = (world, corpId) =>
  world.signTasks.find((row) => row.corpId === corpId && SIGNING.has(row.signStatus))
    ? '有未办结的签收任务，办结后才能更名'
    : undefined
