import { useEffect, useRef } from 'react'
import { formatInstant } from '#domain/calendar.ts'
import { useConfiguration } from '#state/configuration.ts'
import { useSession } from '#state/session.ts'

/** 平常看不见的两句：窗口太窄时请用电脑打开；纸上是哪个平台、哪家企业、谁、什么时候印的。 */
export function Margins() {
  const { user } = useSession()
  const { view } = useConfiguration()
  const time = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const stamp = () => {
      if (time.current)
        time.current.textContent = `打印时间 ${formatInstant(new Date().toISOString(), 'minute')}`
    }
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [])
  return (
    <>
      <p className="shell-small">门户按电脑屏幕设计，请用电脑打开</p>
      <p className="shell-printed">
        <span>{view.opName || '企业供应链金融门户'}</span>
        <span>{user ? `${user.corpName}　打印人 ${user.personName}` : null}</span>
        <span ref={time} />
      </p>
    </>
  )
}
