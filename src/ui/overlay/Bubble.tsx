import Tooltip from '@arco-design/web-react/es/Tooltip'
import { createRoot } from 'react-dom/client'
import { Anchor } from './Anchor.tsx'
import styles from './Bubble.module.css'

const host = document.createElement('div')
host.className = styles.host ?? ''
// 内容已由 aria-description 读出，浮层只给眼睛看
host.setAttribute('aria-hidden', 'true')
document.body.append(host)
const root = createRoot(host)
let anchor: Element | undefined
let count = 0

/** 在这个元素旁画出提示；没有元素就收起，收起的动画还贴着上一个。全页一个。 */
export function drawBubble(target: Element | undefined) {
  if (target) {
    anchor = target
    count += 1
  }
  root.render(
    <Tooltip
      key={count}
      popupVisible={target !== undefined}
      content={anchor?.getAttribute('data-tooltip')}
      getPopupContainer={() => host}
    >
      <Anchor node={() => anchor ?? null} />
    </Tooltip>,
  )
}
