import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { verifyIntent } from '#api/intents.ts'
import { onJournal, type PendingIntent, unknownText } from '#api/journal.ts'
import { insidePath } from '#app/session/visit.ts'
import { formatInstant } from '#domain/calendar.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { keepPendingIntents } from './pendingIntents.ts'

/** 结果未知的业务一直提示，直到用户核实，或同一笔重试有了确定的结果（T20、N05、N09）；只提示本企业的。 */
export function PendingNotice() {
  const navigate = useNavigate()
  const user = useUser()
  const text = useSyncExternalStore(onJournal, unknownText)
  // 上次没有等到结果的，换了页签、重新登录也还在
  useEffect(() => keepPendingIntents(user), [user])
  const pending = (JSON.parse(text) as PendingIntent[]).filter((intent) => intent.corpId === user.corpId)
  return pending.map(({ key, title, at, page }) => (
    <Alert
      key={key}
      tone="warn"
      action={
        <span className="shell-choices">
          <button type="button" className="text-button" onClick={() => void navigate(insidePath(page))}>
            去查询
          </button>
          <button type="button" className="text-button" onClick={() => verifyIntent(key)}>
            我已核实
          </button>
        </span>
      }
    >
      有一笔业务提交结果未知，请查询后再操作
      <small>
        {title} {formatInstant(new Date(at).toISOString(), 'minute')}
      </small>
    </Alert>
  ))
}
