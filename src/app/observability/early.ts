/** 看到的一件事：脚本错误、没有接住的拒绝、违反安全策略、错误边界接住的（detail 是那个错误）。 */
export type Seen = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent | CustomEvent

let early: Seen[] = []
let receive: (event: Seen) => void = (event) => early.push(event)

/** 记下一件事；整理的代码来了以后就直接交给它。 */
export const see = (event: Seen): void => receive(event)

/** 取走至今记下的，此后的都交给 next。 */
export const earlyEvents = (next: (event: Seen) => void): Seen[] => {
  const taken = early
  early = []
  receive = next
  return taken
}
