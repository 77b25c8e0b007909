import type { Done } from '#domain/outcome.ts'

/** 问人的一句话。 */
export interface Question {
  /** 默认 提示；结果用 操作成功 / 操作失败（规范第 8 节） */
  title?: string
  content: string
  ok?: string
  /** 给 null 则只有一个按钮 */
  cancel?: string | null
  /** 连同这句话给人记下的编号，旁边可以复制 */
  codes?: readonly string[]
}

/** 办一件事之前的一问：题目与按钮说要做的事，不说 提示、确认（界面规则 4.2）。 */
export interface Asking extends Question {
  title: string
  ok: string
}

/** 对人说话的端口：由 app 实现、启动时装入（app/dialogs.ts），页面与组件都只经过它，于是只有一个队列。 */
interface Feedback {
  success: (text: string) => void
  /** 办成之后要读的结果，以 操作成功 为题；不给则同 success */
  done?: (result: Done) => void
  /** 一句失败的话；title 说是什么没有办成，默认 操作失败 */
  failure: (text: string, title?: string) => void
  /** 不算成功也不算失败的一句话，如 当前请求已被取消；不给则同 success */
  notice?: (text: string) => void
  /** 确认得 true；同样的话正问着，后来的得 false：双击只问一次、只办一次 */
  confirm: (question: Question) => Promise<boolean>
}

let installed: Feedback = {
  success: () => {},
  failure: (text) => globalThis.alert(text),
  confirm: (question) => Promise.resolve(globalThis.confirm(question.content)),
}

/** 装入提示的实现（启动时一次；测试可装入替身）。 */
export function installFeedback(implementation: Feedback) {
  installed = implementation
}

/** 成功、失败与确认提示；失败原样显示服务端信息（规范第 8 节）。tell 只须知道了：一个 确认 按钮。 */
export const feedback: Required<Feedback> & { tell: (content: string) => void } = {
  success: (text) => installed.success(text),
  done: (result) => (installed.done ? installed.done(result) : installed.success(result.text)),
  failure: (...said) => installed.failure(...said),
  notice: (text) => (installed.notice ?? installed.success)(text),
  confirm: (question) => installed.confirm(question),
  tell: (content) => void installed.confirm({ content, cancel: null }),
}
