import { useState } from 'react'
import { requestAccountSwitch } from '#business/accountSwitchRequests.ts'
import { useUser } from '#state/useSession.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'

const ManagersDialog = lateDialog(() => import('./ManagersDialog.tsx').then((part) => part.ManagersDialog))

/** 无权限：守卫拒绝，或查询岗所在企业没有开通产品；可以找管理员，或换一个角色（ERR-01、LAND-03、SHELL-18）。 */
export default function ForbiddenPage() {
  const user = useUser()
  const role = user.roles?.find(({ code }) => code === user.currentRoleCode)?.name ?? '未分配'
  const [asking, setAsking] = useState(false)
  return (
    <ErrorNotice
      shape="forbidden"
      description="您暂无权限访问该页面。如需办理，请联系企业管理员为您分配相应的岗位或角色，或确认相关产品已经开通。"
      actions={
        <>
          {user.postCodes?.includes('POST_MANAGER') ? null : (
            <button type="button" className="shell-button" onClick={() => setAsking(true)}>
              联系管理员
            </button>
          )}
          {user.roles.length > 1 ? (
            <button type="button" className="shell-button" onClick={() => requestAccountSwitch('Roles')}>
              切换角色
            </button>
          ) : null}
        </>
      }
    >
      <dl className="shell-facts" aria-label="当前身份">
        <div>
          <dt>当前企业</dt>
          <dd>{user.corpName}</dd>
        </div>
        <div>
          <dt>当前角色</dt>
          <dd>{role}</dd>
        </div>
      </dl>
      {asking ? <ManagersDialog onClose={() => setAsking(false)} /> : null}
    </ErrorNotice>
  )
}
