import { useEffect } from 'react'
import { useLoadRealName, useLoadRealNameState } from '#api/generated/corp/real-names/real-names.ts'
import { refreshAccess } from '#business/entry/refreshAccess.ts'
import { entryPlaces } from '#routes/entryPlaces.ts'
import { useUser } from '#state/useSession.ts'

const MOVES_BY_ITSELF = new Set(['FACE_PENDING', 'ACCOUNT_VERIFYING', 'AUDITING'])
const POLL_MS = 3_000

/**
 * 企业实名的进度与申请：等别人（识别、银行、平台）的时候自动更新；
 * 通过后刷新身份与菜单，落地页变为工作台（T-RNA-06、LAND-02）。
 */
export function useRealName() {
  const { isCorpAuthenticated, postCodes } = useUser()
  const state = useLoadRealNameState({
    refreshInterval: (latest) => (MOVES_BY_ITSELF.has(latest?.realnameStatus ?? '') ? POLL_MS : 0),
  })
  const status = state.data?.realnameStatus
  // 打款到账只看得见于申请里的账户
  const application = useLoadRealName({ refreshInterval: status === 'ACCOUNT_VERIFYING' ? POLL_MS : 0 })
  const known = application.data?.realnameStatus
  const { mutate } = application
  useEffect(() => {
    // 进度是轮询来的：状态变了，申请的内容（轨迹、账户、原因）也要重取
    if (status !== undefined && known !== undefined && status !== known) void mutate()
  }, [status, known, mutate])
  useEffect(() => {
    // 平台在别处审核通过，本页的会话还不知道；取不到时由统一提示说明，下次进入再取
    if (status === 'PASSED' && !isCorpAuthenticated) refreshAccess(entryPlaces.known).catch(() => undefined)
  }, [status, isCorpAuthenticated])
  return { state, application, isManager: postCodes.includes('POST_MANAGER') }
}
