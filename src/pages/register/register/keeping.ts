import type { Draft } from '#hooks/useDraft.ts'

const nothing = () => undefined

/** 交给 FormShell：一有改动就留下；刷新后直接接着填，不必问要不要恢复。 */
export const keeping = (touch: () => void): Draft => ({
  savedAt: undefined,
  restore: nothing,
  discard: nothing,
  touch,
})
