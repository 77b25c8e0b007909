import { Alert } from './Alert.tsx'
import { errorText } from './ErrorState.tsx'

interface ReadFailedProps {
  /** 少了什么，如 兑付提醒、新增的权限与角色 */
  what: string
  result: { data?: unknown; error?: unknown; mutate: () => unknown }
}

/** 页面上附带的一个读取不到：说少了什么，可重试，其余照用；取到了、还在取的，什么也不画。整块内容靠它的用 QueryState。 */
export function ReadFailed({ what, result: { data, error, mutate } }: ReadFailedProps) {
  if (data !== undefined || !error) return null
  return (
    <Alert
      tone="warn"
      action={
        <button type="button" className="text-button" onClick={() => void mutate()}>
          重试
        </button>
      }
    >
      {`没有取到${what}：${errorText(error)}`}
    </Alert>
  )
}
