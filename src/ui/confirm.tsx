import Button from '@arco-design/web-react/es/Button'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Dialog } from './Dialog.tsx'
import styles from './Dialog.module.css'

export interface Question {
  /** 默认 提示；结果用 操作成功 / 操作失败（规范第 8 节） */
  title?: string
  content: string
  ok?: string
  /** 给 null 则只有一个按钮 */
  cancel?: string | null
}

// 正问着的：双击不问两遍
const asked = new Set<string>()

/**
 * 组件之外也能用的询问：确认得 true，取消、× 或 Esc 得 false；同样的话正问着，直接得 false。
 * 需要路由或数据的内容请在页面里用 Dialog。
 */
export function confirm({
  title = '提示',
  content,
  ok = '确认',
  cancel = '取消',
}: Question): Promise<boolean> {
  const question = JSON.stringify([title, content, ok, cancel])
  if (asked.has(question)) return Promise.resolve(false)
  asked.add(question)
  return new Promise((resolve) => {
    const container = document.createElement('div')
    const root = createRoot(container)
    const finish = (answer: boolean) => {
      root.unmount()
      asked.delete(question)
      resolve(answer)
    }
    root.render(
      <StrictMode>
        <Dialog
          title={title}
          role="alertdialog"
          onClose={() => finish(false)}
          footer={
            <>
              {cancel === null ? null : <Button onClick={() => finish(false)}>{cancel}</Button>}
              <Button type="primary" data-autofocus onClick={() => finish(true)}>
                {ok}
              </Button>
            </>
          }
        >
          <div className={styles.message}>{content}</div>
        </Dialog>
      </StrictMode>,
    )
  })
}

/** 只需知道了的提示：一个 确认 按钮。 */
export const notify = (title: '操作成功' | '操作失败' | '提示', content: string) =>
  confirm({ title, content, cancel: null })
