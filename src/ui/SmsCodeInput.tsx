import Button from '@arco-design/web-react/es/Button'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from './ControlProps.ts'
import { DigitsInput } from './DigitsInput.tsx'
import styles from './SmsCodeInput.module.css'

interface SmsCodeInputProps extends ControlProps<string> {
  /** 发送验证码；得 true 开始 60 秒倒计时，得 false 可立即再试 */
  onSend: () => Promise<boolean>
  /** 一出现就发送（短信签署框，SIGN-02） */
  sendAtOnce?: boolean
}

const COUNTDOWN = 60

/** 短信验证码：数字输入与发送按钮，倒计时 60 秒后显示 重新发送。 */
export function SmsCodeInput({ onSend, sendAtOnce = false, ...rest }: SmsCodeInputProps) {
  const [until, setUntil] = useState<number>()
  const [now, setNow] = useState(() => performance.now())
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))

  const send = async () => {
    // 未到期的连点与发送中的再点都不算（M05）
    if (busy.current || left > 0) return
    busy.current = true
    setSending(true)
    const sent = await onSend().finally(() => {
      busy.current = false
      setSending(false)
    })
    // 按期限算剩余，后台标签页被降频也不会走慢；用单调时钟，改系统时间也不受影响（C03）
    setNow(performance.now())
    setUntil(sent ? performance.now() + COUNTDOWN * 1000 : 0)
  }
  const [first] = useState(() => (sendAtOnce ? send : undefined))
  useEffect(() => {
    void first?.()
  }, [first])
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  return (
    <span className={styles.row}>
      <DigitsInput placeholder="请输入短信验证码" {...rest} maxLength={6} autoComplete="one-time-code" />
      <Button
        className={styles.send}
        disabled={rest.disabled || left > 0}
        loading={sending}
        onClick={() => void send()}
      >
        {left > 0 ? `${left}秒` : until === undefined ? '获取验证码' : '重新发送'}
      </Button>
    </span>
  )
}
