import type { SignTask } from '#api/generated/corp/model/index.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 签收截止日；不足 2 个工作日时醒目。 */
export function SignDeadline({ task }: { task: SignTask }) {
  if (!task.deadlineNear) return task.signDeadline
  return <StatusTag value={`${task.signDeadline} 临近`} tone="waiting" />
}
