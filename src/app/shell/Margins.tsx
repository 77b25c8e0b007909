import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { serverNow } from '#api/clock.ts'
import { formatInstant } from '#domain/calendar.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useSession } from '#state/useSession.ts'

/** 平常看不见：纸上是哪个平台、哪家企业、谁、什么时候印的。 */
export function Margins() {
  const { user } = useSession()
  const { view } = useConfiguration()
  const [printedAt, setPrintedAt] = useState<string>()
  useEffect(() => {
    // 浏览器接着就排版：这一句须已在页面上
    const stamp = () => flushSync(() => setPrintedAt(new Date(serverNow()).toISOString()))
    const clear = () => setPrintedAt(undefined)
    addEventListener('beforeprint', stamp)
    addEventListener('afterprint', clear)
    return () => {
      removeEventListener('beforeprint', stamp)
      removeEventListener('afterprint', clear)
    }
  }, [])
  return (
    printedAt && (
      <p className="shell-printed">
        <span>{view.opName || '企业供应链金融门户'}</span>
        <span>{user ? `${user.corpName}　打印人 ${user.personName}` : null}</span>
        <span>打印时间 {formatInstant(printedAt, 'minute')}</span>
      </p>
    )
  )
}
