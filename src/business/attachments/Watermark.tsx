import { useState } from 'react'
import { createPortal } from 'react-dom'
import { serverNow } from '#api/clock.ts'
import { formatInstant, instantAt } from '#domain/calendar.ts'
import { useSession } from '#state/useSession.ts'
import styles from './Watermark.module.css'

const COPIES = 60

/** 预览时盖在最上层的水印：企业、姓名、时间；只给眼睛看，不挡操作，打印时也在。isInside 只盖所在的一格，否则盖整个窗口。 */
export function Watermark({ isInside = false }: { isInside?: boolean }) {
  const { user } = useSession()
  const [time] = useState(() => formatInstant(instantAt(serverNow()), 'minute'))
  if (!user) return null
  const text = `${user.corpName} ${user.personName} ${time}`
  const cover = (
    <div
      className={isInside ? `${styles.cover} ${styles.inside}` : styles.cover}
      aria-hidden="true"
      data-watermark={text}
    >
      {Array.from({ length: COPIES }, (_, index) => (
        <span key={index}>{text}</span>
      ))}
    </div>
  )
  return isInside ? cover : createPortal(cover, document.body)
}
