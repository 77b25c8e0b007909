import Message from '@arco-design/web-react/es/Message'
import '@arco-design/web-react/es/_util/react-19-adapter'
import styles from './message.module.css'

let region: HTMLElement | undefined

/** 读屏在这里听：一个 status，读完手上的再读，不打断输入。 */
const drawRegion = () => {
  const drawn = document.createElement('div')
  drawn.className = styles.region ?? ''
  drawn.setAttribute('role', 'status')
  drawn.setAttribute('aria-label', '操作结果')
  document.body.append(drawn)
  Message.config({ getContainer: () => drawn })
  return drawn
}

// Arco 的每一句自己是 alert，会打断正在读的
const withoutAlert = (node: Element | null) => node?.closest('[role=alert]')?.removeAttribute('role')

/** 顶部一句提示，3 秒后消失，鼠标停在上面就不走；plain 为不算成功的。 */
export function showMessage(text: string, tone: 'success' | 'plain') {
  if (!region?.isConnected) region = drawRegion()
  Message[tone === 'success' ? 'success' : 'info']({ content: <span ref={withoutAlert}>{text}</span> })
}
