import { useLayoutEffect, useRef } from 'react'
import styles from './CustomerService.module.css'

const PATIENCE_MS = 15_000

interface CustomerServiceFrameProps {
  readonly service: { readonly appId: string; readonly url: string }
  readonly open: boolean
  readonly onClose: () => void
  /** 脚本取不到或出错 */
  readonly onFailed: () => void
}

/** 在线客服的窗口：收起只是藏起来，会话不断；框没有 allow-same-origin，与门户不同源（CS-01、CS-03）。 */
export function CustomerServiceFrame({ service, open, onClose, onFailed }: CustomerServiceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { appId, url } = service
  // 框一进页面就在听：它的第一句话不会早于这里
  useLayoutEffect(() => {
    // 框里的页面准备好了才知道该把参数交给谁；它说什么都只当作状态
    let loaded = false
    const patience = setTimeout(() => !loaded && onFailed(), PATIENCE_MS)
    const listen = (event: MessageEvent<unknown>) => {
      const inside = frame.current?.contentWindow
      if (!inside || event.source !== inside) return
      const state = (event.data as { customerService?: unknown } | null)?.customerService
      if (state === 'ready') inside.postMessage({ appId, baseUrl: url }, '*')
      if (state === 'loaded') loaded = true
      if (state === 'failed' && !loaded) onFailed()
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(patience)
      window.removeEventListener('message', listen)
    }
  }, [appId, url, onFailed])
  return (
    <section className={`${styles.window} no-print`} aria-label="在线客服" hidden={!open}>
      <header className={styles.head}>
        <strong>在线客服</strong>
        <button type="button" aria-label="收起在线客服" onClick={onClose}>
          ×
        </button>
      </header>
      <iframe
        ref={frame}
        title="在线客服"
        src={`${import.meta.env.BASE_URL}cs-frame.html`}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
      />
    </section>
  )
}
