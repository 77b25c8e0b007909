import { installFeedback } from '#hooks/feedback.ts'
import { installLeaveGuards } from '#hooks/leaveGuards.ts'
import { toast } from './toast.ts'

/**
 * 把提示、询问与离开守卫装好：main.tsx 在挂载路由之前调用一次。
 * 对话框的代码用到时才取，不进入口。
 */
export function installDialogs() {
  installLeaveGuards()
  installFeedback({
    success: (text) => toast(text),
    notice: (text) => toast(text, 'plain'),
    failure: (text) => {
      void import('./confirm.tsx').then(({ notify }) => notify('操作失败', text))
    },
    confirm: async (question) => {
      const { confirm } = await import('./confirm.tsx')
      return confirm(question)
    },
  })
}
