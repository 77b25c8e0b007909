import { Fragment, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { RealNameApplication, RealNameState, RealNameWay } from '#api/generated/corp/model/index.ts'
import { known } from '#domain/known.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { EntryPanes } from '../EntryPanes.tsx'
import { EntryStepContext } from '../useEntryStep.ts'
import { ENTRIES } from './entries.ts'
import { stageOf, UPDATING } from './realNameValues.ts'
import { useRealName } from './useRealName.ts'

/** 各种方式办理的页面。 */
export const WAY_ROUTES = {
  SOFT_KEY: register.identifySoftKey,
  LICENSE_ACCOUNT: register.identifyLicenseAccount,
} as const

interface RealNameGateProps {
  readonly way: RealNameWay
  readonly children: (state: RealNameState, application: RealNameApplication) => ReactNode
}

/** 两个办理页的共同外框：只有管理员能办；已用另一种方式在办的，指路过去。 */
export function RealNameGate({ way, children }: RealNameGateProps) {
  const { state, application, isManager } = useRealName()
  const [at, setAt] = useState(0)
  const [params] = useSearchParams()
  const content = (progress: RealNameState, document: RealNameApplication) => {
    if (!isManager && progress.realnameStatus !== 'PASSED')
      return <Alert tone="warn">请您联系管理员进行实名认证后继续开展业务</Alert>
    const other =
      progress.realnameWay !== undefined && progress.realnameWay !== way ? progress.realnameWay : undefined
    const route = known(WAY_ROUTES, other)
    const mayFill = stageOf(progress.realnameStatus) === 'fill' || params.has(UPDATING)
    if (other && !mayFill)
      return (
        <Alert tone="warn" action={route && <Link to={href(route)}>前往办理</Link>}>
          贵企业正以另一种方式办理实名认证
        </Alert>
      )
    // 审核不通过后从头核对，表单以服务端存下的（脱敏的）为准
    const round = document.realnameStatus === 'REJECTED' ? document.version : 'open'
    return <Fragment key={round}>{children(progress, document)}</Fragment>
  }
  return (
    <EntryPanes
      {...ENTRIES[way]}
      stepsLabel="实名认证步骤"
      current={at}
      extra={<Link to={href(register.identify)}>返回认证进度</Link>}
    >
      <EntryStepContext value={setAt}>
        <QueryState result={state}>
          {(progress) => (
            <QueryState result={application}>{(document) => content(progress, document)}</QueryState>
          )}
        </QueryState>
      </EntryStepContext>
    </EntryPanes>
  )
}
