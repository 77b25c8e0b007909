import type { CorpEntry } from '#api/generated/corp/model/corpEntry.ts'
import { asList, asRecord, asText } from './shapes.ts'

/** 企业切换列表的一项；isBlocked 为冻结或注销，不可选（CORP-02）。 */
export interface SwitchableCorp extends CorpEntry {
  readonly isBlocked: boolean
}

/**
 * 企业列表（形状不可信）→ 可切换的企业（CORP-01、S23）：没有编号的略去，重复的只留第一个；
 * 当前企业以登录用户所在的为准，列表自己的标记有两个或没有都不影响。
 */
export const readCorps = (data: unknown, currentCorpId: string): SwitchableCorp[] => {
  const corps = new Map<string, SwitchableCorp>()
  for (const item of asList(data)) {
    const { corpId, memberId, corpName, corpState, stateReason, todoCount } = asRecord(item)
    const id = asText(corpId)
    if (!id || !asText(memberId) || corps.has(id)) continue
    const state = asText(corpState)
    corps.set(id, {
      corpId: id,
      memberId: asText(memberId),
      corpName: asText(corpName) || id,
      corpState: state as CorpEntry['corpState'],
      isCurrent: id === currentCorpId,
      ...(typeof todoCount === 'number' && { todoCount }),
      ...(asText(stateReason) && { stateReason: asText(stateReason) }),
      isBlocked: state === 'FROZEN' || state === 'CANCELLED',
    })
  }
  return [...corps.values()]
}
