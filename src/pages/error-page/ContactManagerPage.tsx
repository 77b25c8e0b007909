import { remindManagers, useListManagers } from '#api/generated/corp/users/users.ts'
import { ManagerList } from '#business/ManagerList.tsx'
import { useAction } from '#hooks/useAction.ts'
import { useUser } from '#state/session.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 请联系管理员开通产品：非管理员点了未开通的产品；告诉他管理员是谁，可提醒一次（ERR-01）。 */
export default function ContactManagerPage() {
  const { postCodes } = useUser()
  if (postCodes?.includes('POST_MANAGER'))
    return <ErrorNotice description="该产品尚未开通。您是企业管理员，可在工作台的产品入口办理开通。" />
  return <ContactManagers />
}

function ContactManagers() {
  const { corpName } = useUser()
  const managers = useListManagers()
  const remind = useAction(remindManagers, {
    success: '已提醒管理员',
  })
  const reminded = managers.data?.some((manager) => manager.remindedToday)
  return (
    <ErrorNotice
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
