import Button from '@arco-design/web-react/es/Button'
import { useEffect, useRef, useState } from 'react'
import { useCooldown } from '#hooks/useCooldown.ts'
import type { ControlProps } from '../ControlProps.ts'
import { DigitsInput } from '../DigitsInput.tsx'
import styles from './SmsCodeInput.module.css'

interface SmsCodeInputProps extends ControlProps<string> {
  /** 用途：同一用途 60 秒内只发一条，关了再开接着数 */
  purpose: string
  /** 发送验证码；得 true 开始 60 秒倒计时，得 false 可立即再试 */
  onSend: () => Promise<boolean>
  /** 一出现就发送（短信签署框，SMS-02）；刚发过的不再发 */
  sendAtOnce?: boolean
  /** 验证码没被接受：每次给一个新的值，光标就回到这里并选中，再打就换掉 */
  refusal?: unknown
}

/** 短信验证码：数字输入与发送按钮，倒计时 60 秒后显示 重新发送。 */
export function SmsCodeInput({ purpose, onSend, sendAtOnce = false, refusal, ...rest }: SmsCodeInputProps) {
  const { left, known, start } = useCooldown(purpose)
  // 一出现就发送的，第一眼就在发
  const [sending, setSending] = useState(sendAtOnce && left === 0)
  const busy = useRef(false)
  const box = useRef<HTMLSpanElement>(null)

  const send = async () => {
    // 未到期的连点与发送中的再点都不算（M05）
    if (busy.current || left > 0) return
    busy.current = true
    setSending(true)
    const done = await onSend().finally(() => {
      busy.current = false
      setSending(false)
    })
    if (!done) return
    start()
    // 人还在这一项：接着就是填收到的验证码
    const now = document.activeElement
    if (now === document.body || box.current?.contains(now)) box.current?.querySelector('input')?.focus()
  }
  const [first] = useState(() => (sendAtOnce ? send : undefined))
  useEffect(() => {
    void first?.()
  }, [first])
  useEffect(() => {
    if (!refusal) return
    const input = box.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [refusal])

  const again = known || sendAtOnce ? '重新发送' : '获取验证码'
  const label = left > 0 ? `${left}秒` : sending ? '发送中' : again

  return (
    <span ref={box} className={styles.row}>
      <DigitsInput placeholder="6位数字" {...rest} maxLength={6} autoComplete="one-time-code" />
      <Button
        className={styles.send}
        disabled={rest.disabled || left > 0}
        loading={sending}
        onClick={() => void send()}
      >
        {label}
      </Button>
    </span>
  )
}
