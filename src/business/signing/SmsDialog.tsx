import Button from '@arco-design/web-react/es/Button'
import { type SubmitEvent, useId } from 'react'
import { Alert } from '#ui/display/Alert.tsx'
import { SmsCodeInput } from '#ui/form/secret/SmsCodeInput.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './SmsDialog.module.css'
import { fingerprint, type OpenState } from './smsMachine.ts'

interface SmsSigningProps {
  state: OpenState
  onCode: (code: string) => void
  /** 发送验证码；得 true 开始倒计时 */
  onSend: () => Promise<boolean>
  onConfirm: () => void
  onClose: () => void
}

/** 短信签署框：摘要与内容、验证码、就地的问题；由 useSmsSigning 驱动（SMS-02…05）。 */
export function SmsSigning({ state, onCode, onSend, onConfirm, onClose }: SmsSigningProps) {
  const id = useId()
  const { data, problem } = state
  const voided = state.step === 'void'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // 事件沿 React 树冒泡，不能让外层表单也提交
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Dialog
      title="短信签署"
      width={480}
      onClose={onClose}
      footer={
        voided ? (
          <Button type="primary" onClick={onClose}>
            关闭
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" htmlType="submit" form={id} loading={state.step === 'verifying'}>
              确认签署
            </Button>
          </>
        )
      }
    >
      <form id={id} className={styles.form} aria-label="短信签署" noValidate onSubmit={submit}>
        <p className={styles.summary}>{data.summary}</p>
        <dl className={styles.content} aria-label="签署内容">
          {data.content.map(([label, value]) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {voided ? null : (
          <>
            <p className={styles.sent}>本次以短信验证码签署；合同与协议另以数字证书签署</p>
            {/* 这一行一直在：发出之后才出现的话，框会在人点确认时移开 */}
            <p className={styles.sent}>
              {state.mobilePhone ? `验证码已发送至 ${state.mobilePhone}` : '验证码将发送到您的手机'}
            </p>
            <SmsCodeInput
              sendAtOnce
              purpose={fingerprint(data)}
              refusal={problem?.refused && problem}
              onSend={onSend}
              value={state.code}
              onChange={onCode}
              error={Boolean(problem)}
              aria-label="短信验证码"
              aria-required
              aria-invalid={Boolean(problem)}
              aria-describedby={problem ? `${id}problem` : undefined}
            />
          </>
        )}
        {problem ? (
          <div id={`${id}problem`}>
            <Alert tone="error">
              <div>{problem.text}</div>
              {problem.detail ? <div>{problem.detail}</div> : null}
            </Alert>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}
