import { useUser } from '#state/session.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 无权限：守卫拒绝，或查询岗所在企业没有开通产品（ERR-01、LAND-03）。 */
export default function ForbiddenPage() {
  const user = useUser()
  const role = user.roles?.find(({ code }) => code === user.currentRoleCode)?.name ?? '未分配'
  return (
    <ErrorNotice description="您暂无权限访问该页面。">
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
      <p>如需办理，请联系企业管理员为您分配相应的岗位或角色，或确认相关产品已经开通。</p>
    </ErrorNotice>
  )
}
