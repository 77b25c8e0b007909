/** 单据上当前用户可做的操作，与不能做的各因为什么：都由后端说。 */
export interface Offering {
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
  refusals?: readonly { code: string; reason: string }[]
}

/** 这一行为什么不能选：没有这个操作的说 absent，有而不能办的说后端给的原因；能选得 undefined。 */
export const blockOf = ({ actions }: Offering, action: string, absent: string): string | undefined => {
  const offered = actions.find(({ code }) => code === action)
  if (!offered) return absent
  return offered.enabled ? undefined : offered.reason
}

/** 为什么没有这个操作：已由谁何时处理、本人经办、不是这个角色、还没有到这一步。 */
export const refusalOf = ({ refusals }: Offering, action: string): string =>
  refusals?.find(({ code }) => code === action)?.reason ?? '该单据当前不可办理'
