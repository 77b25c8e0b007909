import { remindManagers, useListManagers } from '#api/generated/corp/users/users.ts'
import { ManagerList } from '#business/ManagerList.tsx'
import { useAction } from '#hooks/useAction.ts'
import { useUser } from '#state/useSession.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 管理员是谁，可提醒一次；单独成文件，使管理员自己打开时不必先问。 */
export function Contacts() {
  const { corpName } = useUser()
  const managers = useListManagers()
  const remind = useAction(remindManagers, {
    success: '已提醒管理员',
  })
  const reminded = managers.data?.some((manager) => manager.remindedToday)
  return (
    <ErrorNotice
      shape="people"
      description={`该产品尚未开通，请联系${corpName}的管理员在工作台办理开通。`}
      actions={
        managers.data?.length ? (
          <button
            type="button"
            className="shell-button"
            disabled={remind.running || reminded}
            onClick={() => void remind.run({})}
          >
            {reminded ? '今天已提醒' : '提醒管理员'}
          </button>
        ) : null
      }
    >
      <ManagerList managers={managers} />
    </ErrorNotice>
  )
}
