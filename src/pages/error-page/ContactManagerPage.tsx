import { useUser } from '#state/useSession.ts'
import { Contacts } from './Contacts.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 请联系管理员开通产品：非管理员点了未开通的产品；告诉他管理员是谁，可提醒一次（ERR-01）。 */
export default function ContactManagerPage() {
  const { postCodes } = useUser()
  if (postCodes?.includes('POST_MANAGER'))
    return (
      <ErrorNotice
        shape="people"
        description="该产品尚未开通。您是企业管理员，可在工作台的产品入口办理开通。"
      />
    )
  return <Contacts />
}
