import { Link } from 'react-router-dom'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'

/** 当前企业能不能办理业务：已实名且状态正常；不能时首页不给办理入口。 */
export const useCorpActive = (): boolean => {
  const { corpState, isCorpAuthenticated } = useUser()
  return corpState === 'NORMAL' && isCorpAuthenticated
}

/**
 * 不能办理的缘由与去处：企业暂停，或还没有实名（管理员去实名，其余找管理员）。
 * @param identify 企业认证的地址；去不了（undefined）就不给
 */
export function CorpNotice({ identify }: { identify: string | undefined }) {
  const { corpState, isCorpAuthenticated, postCodes } = useUser()
  if (corpState !== 'NORMAL') return <Alert tone="warn">该企业/产品已暂停，仅支持查询</Alert>
  if (isCorpAuthenticated) return null
  if (postCodes.includes('POST_MANAGER'))
    return (
      <Alert tone="warn" action={identify ? <Link to={identify}>前往实名</Link> : null}>
        企业尚未实名认证，完成后即可办理业务
      </Alert>
    )
  return (
    <Alert tone="warn" action={identify ? <Link to={identify}>查看实名认证</Link> : null}>
      请您联系管理员进行实名认证后继续开展业务
    </Alert>
  )
}
