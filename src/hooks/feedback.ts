/** 结果提示的端口：由 ui 实现、启动时装入，使 hooks 不依赖组件库。 */
export interface Feedback {
  success: (text: string) => void
  failure: (text: string) => void
  /** 不算成功也不算失败的一句话，如 当前请求已被取消；不给则同 success */
  notice?: (text: string) => void
  confirm: (question: { title?: string; content: string; ok?: string; cancel?: string }) => Promise<boolean>
}

let installed: Feedback = {
  success: () => {},
  failure: (text) => globalThis.alert(text),
  confirm: (question) => Promise.resolve(globalThis.confirm(question.content)),
}

/** 装入提示的实现（main.tsx 启动时调用一次 installDialogs；测试可装入替身）。 */
export function installFeedback(implementation: Feedback) {
  installed = implementation
}

/** 成功、失败与确认提示；失败原样显示服务端信息（规范第 8 节）。 */
export const feedback: Required<Feedback> = {
  success: (text) => installed.success(text),
  failure: (text) => installed.failure(text),
  notice: (text) => (installed.notice ?? installed.success)(text),
  confirm: (question) => installed.confirm(question),
}
