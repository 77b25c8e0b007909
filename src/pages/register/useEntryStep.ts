import { createContext, use, useLayoutEffect } from 'react'

const nobody = () => undefined

/** 左边的步骤由外框画，走到第几步只有里面的流程知道。 */
export const EntryStepContext = createContext<(at: number) => void>(nobody)

/** 告诉外框走到第几步，从 0 起。 */
export function useEntryStep(at: number) {
  const tell = use(EntryStepContext)
  useLayoutEffect(() => tell(at), [tell, at])
}
