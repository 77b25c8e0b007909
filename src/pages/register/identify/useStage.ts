import { useSearchParams } from 'react-router-dom'
import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { stageOf, UPDATING } from './realNameValues.ts'

/**
 * 这一页该显示哪一段：认证仍有效而地址说是来更新的，是填写（T-RNA-01）。
 * @returns settle 提交之后把地址里的“来更新”去掉
 */
export function useStage({ realnameStatus }: RealNameState) {
  const [params, setParams] = useSearchParams()
  const isUpdating = realnameStatus === 'PASSED' && params.has(UPDATING)
  return {
    stage: isUpdating ? ('fill' as const) : stageOf(realnameStatus),
    settle: () => setParams({}, { replace: true }),
  }
}
