import Button from '@arco-design/web-react/es/Button'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Radio } from '#ui/form/Radio.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './CertificateSigning.module.css'
import type { DeviceState, SigningDevice, SigningSubject } from './Device.ts'
import type { SigningData } from './smsMachine.ts'
import { softCertificate } from './softCertificate.ts'
import { usbKey } from './usbKey.ts'

interface CertificateSigningProps {
  /** 签的是什么，如 协议名称 */
  readonly title: string
  /** 签的要紧处，如 资金方、金额；与短信框里的一样，没有短信的没有 */
  readonly content?: SigningData['content']
  readonly subject: SigningSubject
  readonly devices?: readonly SigningDevice[]
  /** 签署之后那一步的失败：业务失败显示在框里，可再试 */
  readonly error?: { readonly kind: string; readonly message: string }
  /** 签署之后要做的 */
  readonly onSigned: () => Promise<void>
  readonly onClose: () => void
}

const DEVICES = [softCertificate, usbKey] as const

/** 数字证书签署：选证书、输口令、签署（PROD-02）；口令不留存，失败可再试。 */
export function CertificateSigning({
  title,
  content = [],
  subject,
  devices = DEVICES,
  error,
  onSigned,
  onClose,
}: CertificateSigningProps) {
  const id = useId()
  const locked = useRef(false)
  const [kind, setKind] = useState(devices[0]?.kind)
  const [pin, setPin] = useState('')
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [states, setStates] = useState<Readonly<Partial<Record<string, DeviceState>>>>({})
  const checks = useRef(new Map<string, Promise<DeviceState>>())
  const device = devices.find((one) => one.kind === kind)

  useEffect(() => {
    // 设备插没插，只有问它才知道
    let alive = true
    for (const one of devices) {
      const checking = one.check()
      checks.current.set(one.kind, checking)
      void checking.then((state) => alive && setStates((known) => ({ ...known, [one.kind]: state })))
    }
    return () => {
      alive = false
    }
  }, [devices])

  const sign = async () => {
    if (!device || locked.current) return
    if (pin === '') {
      setProblem('请输入证书口令')
      return
    }
    locked.current = true
    setRunning(true)
    setProblem(undefined)
    try {
      // 手快的人先按了签署：等问完再签
      await device.sign(subject, pin, (await checks.current.get(device.kind)) ?? {})
      await onSigned()
    } catch (cause) {
      // 通道失败由 app 统一提示一次
      const silent = cause instanceof ApiError && cause.kind !== 'business'
      if (!silent) setProblem(cause instanceof Error ? cause.message : '签署失败，请重试')
    } finally {
      locked.current = false
      setRunning(false)
      setPin('')
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void sign()
  }
  const shown = problem ?? (error?.kind === 'business' ? error.message : undefined)
  const { problem: unusable } = (device && states[device.kind]) ?? {}
  return (
    <Dialog
      title="数字证书签署"
      width={480}
      onClose={running ? undefined : onClose}
      footer={
        <>
          <Button disabled={running} onClick={onClose}>
            取消
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={id}
            loading={running}
            disabled={unusable !== undefined}
          >
            确认签署
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} aria-label="数字证书签署" noValidate onSubmit={submit}>
        <p className={styles.title}>{title}</p>
        {content.length > 0 ? (
          <dl className={styles.content} aria-label="签署内容">
            {content.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <fieldset className={styles.devices}>
          <legend>签署证书</legend>
          {devices.map((one) => (
            <Radio
              key={one.kind}
              group={`${id}kind`}
              checked={kind === one.kind}
              disabled={running}
              onChoose={() => {
                setKind(one.kind)
                setProblem(undefined)
              }}
            >
              {one.label}
            </Radio>
          ))}
        </fieldset>
        {unusable ? <Alert tone="warn">{unusable}</Alert> : null}
        <label className={styles.pin}>
          <span>证书口令</span>
          <input
            type="password"
            autoComplete="off"
            maxLength={32}
            value={pin}
            disabled={running}
            data-autofocus
            aria-invalid={shown !== undefined}
            aria-describedby={shown ? `${id}problem` : undefined}
            onChange={(event) => setPin(event.target.value)}
          />
        </label>
        {shown ? (
          <div id={`${id}problem`}>
            <Alert tone="error">{shown}</Alert>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}
