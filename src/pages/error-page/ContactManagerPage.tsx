import { useUser } from '#state/session.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** 请联系管理员开通产品：非管理员点了未开通的产品（ERR-01）。 */
export default function ContactManagerPage() {
  const { corpName, postCodes } = useUser()
  const manager = postCodes?.includes('POST_MANAGER')
  return (
    <ErrorNotice
      description={
        manager
          ? '该产品尚未开通。您是企业管理员，可在工作台的产品入口办理开通。'
          : '该产品尚未开通，请联系贵企业管理员在工作台办理开通。'
      }
    >
      <p>当前企业：{corpName}</p>
    </ErrorNotice>
  )
}
