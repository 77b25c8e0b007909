import { createContext, useCallback, useMemo, useRef, useState } from 'react'
import type { Draft } from '#hooks/useDraft.ts'

interface StepDraft {
  draft: Draft
  /** 恢复了：所在的表单算改过 */
  onRestored: () => void
}

interface StepDrafts {
  /** 一步的表单说它有草稿；得到的函数取消 */
  join: (one: StepDraft) => () => void
}

/** 向导里各步的草稿合在一起问；不在向导里的没有。 */
export const StepDraftsContext = createContext<StepDrafts | undefined>(undefined)

const restoreIt = ({ draft, onRestored }: StepDraft) => {
  draft.restore()
  onRestored()
}
const discardIt = ({ draft }: StepDraft) => draft.discard()

const isOffered = ({ draft }: StepDraft) => draft.savedAt !== undefined

/**
 * 向导各步的草稿：一次恢复或丢弃全部，前一步没有恢复，后一步就没有依据；依据有了才画出来的步，照同样的答复办。
 * @returns group 给 StepDraftsContext；savedAt 最近一次自动保存，没有可恢复的为空
 */
export function useStepDrafts() {
  const [members, setMembers] = useState<readonly StepDraft[]>([])
  const answer = useRef<(one: StepDraft) => void>(undefined)
  const join = useCallback((one: StepDraft) => {
    if (answer.current && isOffered(one)) {
      answer.current(one)
      return () => {}
    }
    setMembers((known) => [...known, one])
    return () => setMembers((known) => known.filter((other) => other !== one))
  }, [])
  const group = useMemo(() => ({ join }), [join])
  const offered = members.filter(isOffered)
  const times = offered.flatMap(({ draft }) => draft.savedAt ?? [])
  const answerWith = (way: (one: StepDraft) => void) => () => {
    answer.current = way
    for (const one of offered) way(one)
  }
  return {
    group,
    savedAt: times.length > 0 ? Math.max(...times) : undefined,
    restore: answerWith(restoreIt),
    discard: answerWith(discardIt),
  }
}
