import { requestAccountSwitch } from '#business/accountSwitchRequests.ts'
import { useUser } from '#state/useSession.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 授权提示：企业被冻结，或授权已失效，需重新登录；另有企业的可以换一家（ERR-01、SHELL-03）。 */
export default function AuthorizedPage() {
  const { corpState, isMultipleCorps } = useUser()
  return (
    <ErrorNotice
      shape="time"
      description={
        corpState === 'FROZEN' ? '该企业已冻结，请联系平台客服' : '您的登录授权已变更，请重新登录后继续办理。'
      }
      actions={
        <>
          {/* 回到门户入口：会话失效时由登录门送去登录 */}
          <a className="shell-button" href={import.meta.env.BASE_URL}>
            重新登录
          </a>
          {isMultipleCorps ? (
            <button type="button" className="shell-button" onClick={() => requestAccountSwitch('Corps')}>
              切换企业
            </button>
          ) : null}
        </>
      }
    />
  )
}
