/** 首屏之后空闲时再做；做不成就算了。 */
export const whenIdle = (work: () => Promise<unknown>): void => {
  const quietly = () => void work().catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(quietly, { timeout: 5_000 })
  else setTimeout(quietly, 1_000)
}
