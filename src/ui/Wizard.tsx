import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useState } from 'react'
import { Notice } from './Notice.tsx'
import { Steps } from './Steps.tsx'
import styles from './Wizard.module.css'

export interface WizardStep {
  title: string
  content: ReactNode
  /** 离开这一步前的检查：得 false 留在原处（如 form.validate 失败） */
  onNext?: () => Promise<boolean> | boolean
}

interface WizardProps {
  label: string
  steps: readonly WizardStep[]
  /** 最后一步的提交：useSubmit 的 run */
  onFinish: () => Promise<boolean>
  submitting: boolean
  error: { kind: string; message: string } | undefined
  finishText?: string
  onCancel?: () => void
}

/** 分步办理：上一步不丢已填内容（各步都挂着，只是藏起来），最后一步提交。 */
export function Wizard({
  label,
  steps,
  onFinish,
  submitting,
  error,
  finishText = '提交',
  onCancel,
}: WizardProps) {
  const [current, setCurrent] = useState(0)
  const [checking, setChecking] = useState(false)
  const last = current === steps.length - 1
  const next = async () => {
    setChecking(true)
    try {
      if ((await steps[current]?.onNext?.()) === false) return
      if (last) await onFinish()
      else setCurrent(current + 1)
    } finally {
      setChecking(false)
    }
  }
  return (
    <section aria-label={label}>
      <Steps label={`${label}步骤`} titles={steps.map((step) => step.title)} current={current} />
      {steps.map((step, index) => (
        <div key={step.title} hidden={index !== current}>
          {step.content}
        </div>
      ))}
      {error?.kind === 'business' ? <Notice tone="error">{error.message}</Notice> : null}
      <footer className={styles.foot}>
        {onCancel ? <Button onClick={onCancel}>取消</Button> : null}
        {current > 0 ? <Button onClick={() => setCurrent(current - 1)}>上一步</Button> : null}
        <Button type="primary" loading={submitting || checking} onClick={() => void next()}>
          {last ? finishText : '下一步'}
        </Button>
      </footer>
    </section>
  )
}
