import { useEffectEvent, useLayoutEffect } from 'react'
import type { ReviewDecision } from '#api/generated/corp/model/reviewDecision.ts'
import { isCovered, isTaken, isTyping } from '#ui/typing.ts'

/** 按哪个键作哪个决定：一份单据上，驳回与退回只会有一个。 */
export const DECISION_KEYS: Readonly<Record<ReviewDecision, string>> = { PASS: 'A', REJECT: 'R', RETURN: 'R' }

/**
 * A 通过、R 驳回（FIND-02）：焦点不在录入框里、没有开着对话框时；带修饰键的、按住不放的不算。
 * @param open 眼前作得出的决定
 */
export function useDecisionKeys(
  open: readonly ReviewDecision[],
  onDecide: (decision: ReviewDecision) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.repeat
    if (!isPlain || isTaken(event) || isTyping(event.target) || isCovered()) return
    const decision = open.find((one) => DECISION_KEYS[one] === event.key.toUpperCase())
    if (decision === undefined) return
    // 驳回先要写意见：这一下不打进刚得到焦点的录入框
    event.preventDefault()
    onDecide(decision)
  })
  // 看得到按钮的那一刻起就听着
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
