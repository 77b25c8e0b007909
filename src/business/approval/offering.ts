/** 单据上当前用户可做的操作，与不能做的各因为什么：都由后端说。 */
export interface Offering {
  actions: readonly { code: string; enabled: boolean; reason?: string }[]
  refusals?: readonly { code: string; reason: string }[]
}

/** 为什么没有这个操作：已由谁何时处理、本人经办、不是这个角色、还没有到这一步。 */
export const refusalOf = ({ refusals }: Offering, action: string): string =>
  refusals?.find(({ code }) => code === action)?.reason ?? '该单据当前不可办理'
