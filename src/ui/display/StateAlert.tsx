import { formatDeadline } from '#domain/calendar.ts'
import { Alert } from './Alert.tsx'

interface StateAlertProps {
  /** 单据：处于当前状态的原因、下一步由谁、期限 */
  of: { stateReason?: string; nextActor?: string; deadline?: string }
  /** 需要留意，如被驳回 */
  warn?: boolean
}

/** 单据此刻的状态说明：为什么、下一步由谁办、到几时；都没有则不画。 */
export function StateAlert({ of: { stateReason, nextActor, deadline }, warn = false }: StateAlertProps) {
  const parts = [
    stateReason,
    nextActor && `下一步：${nextActor}`,
    deadline && `期限：${formatDeadline(deadline)}`,
  ]
  const text = parts.filter(Boolean).join('　')
  return text ? <Alert tone={warn ? 'warn' : 'info'}>{text}</Alert> : null
}
