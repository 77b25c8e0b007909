import Button from '@arco-design/web-react/es/Button'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Question } from '#hooks/feedback.ts'
import { Code } from '#ui/display/Code.tsx'
import styles from './DialogBox.module.css'
import { ModalBox } from './DialogBox.tsx'

/**
 * 画出一个询问：确认得 true，取消、× 或 Esc 得 false。排队与不重复问在 app/dialogs.ts，别处请用 feedback.confirm；
 * 需要路由或数据的内容请在页面里用 Dialog。
 */
export function confirm({
  title = '提示',
  content,
  ok = '确认',
  cancel = '取消',
  codes = [],
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const container = document.createElement('div')
    const root = createRoot(container)
    const finish = (answer: boolean) => {
      root.unmount()
      resolve(answer)
    }
    root.render(
      <StrictMode>
        <ModalBox
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
          {codes.map((code) => (
            <div key={code} className={styles.code}>
              <Code value={code} />
            </div>
          ))}
        </ModalBox>
      </StrictMode>,
    )
  })
}
