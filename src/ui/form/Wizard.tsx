import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MoneyLine } from '#domain/moneyLine.ts'
import { useFormOnce, WizardOnceContext } from '#hooks/useOnce.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Steps } from '#ui/display/Steps.tsx'
import { DraftNotice } from './draft/Notice.tsx'
import { StepDraftsContext, useStepDrafts } from './draft/useSteps.ts'
import fields from './fields.module.css'
import { Summary } from './Shell.tsx'
import { useWizardStep } from './useWizardStep.ts'
import styles from './Wizard.module.css'
import { WrongFields } from './wrong/Fields.tsx'
import { MissingFields } from './wrong/MissingFields.tsx'

export interface WizardStep {
  title: string
  content: ReactNode
  /** 离开这一步前的检查：得 false 留在原处（如 form.validate 失败）；提交前还会各查一遍 */
  onNext?: () => Promise<boolean> | boolean
  /** 最后一步要人看清的还没有到：不能提交 */
  isComing?: boolean
  /** 提交之前的一句话：办什么、给谁、多少、何时 */
  summary?: MoneyLine | undefined
}

interface WizardProps {
  label: string
  steps: readonly WizardStep[]
  /** 最后一步的提交：useSubmit 的 run */
  onFinish: () => Promise<boolean>
  /** 提交或存草稿办成之后去哪里，须取代当前的浏览记录：向导走过的几步不留在身后 */
  onDone: () => void
  submitting: boolean
  error: { kind: string; message: string } | undefined
  finishText?: string
  onCancel?: () => void
  cancelText?: string
  /** 存草稿：useSubmit 的 run；不给就没有这个按钮 */
  onSave?: () => Promise<boolean>
  saving?: boolean
  /** 各步都有草稿：重新加载后留在原来的那一步，草稿一并恢复，不问 */
  resumes?: boolean
}

/**
 * 分步办理：浏览器的后退就是上一步，已填的不丢（各步都挂着，只是藏起来），最后一步提交。
 * 前进也会经过历史，所以提交前各步都再查一遍，没过的那步直接打开。
 */
export function Wizard({
  label,
  steps,
  onFinish,
  onDone,
  submitting,
  error,
  finishText = '提交',
  onCancel,
  cancelText = '取消',
  onSave,
  saving = false,
  resumes = false,
}: WizardProps) {
  const [at, advance, goTo, rewind] = useWizardStep(resumes)
  const drafts = useStepDrafts()
  // 办成之后退回第一步的记录时，屏幕上还是办成的那一步
  const [leaving, setLeaving] = useState<number>()
  const current = leaving ?? Math.min(at, steps.length - 1)
  const [checking, setChecking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // 重新加载在半途：各步的 ✓ 是上一次填的，先把它们填回去，不问
  const [isResumed] = useState(resumes && at > 0)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  const last = current === steps.length - 1
  const once = useFormOnce()

  const { savedAt, restore } = drafts
  useEffect(() => {
    if (isResumed && savedAt !== undefined) restore()
  }, [isResumed, savedAt, restore])

  useLayoutEffect(() => {
    // 换了一步，焦点随之到那一步的开头，与新的一步同时，不让接着敲的键落空；刚打开时不抢
    if (shown.current === current) return
    shown.current = current
    panel.current?.focus()
  }, [current])

  useEffect(() => {
    // 没通过：焦点到第一个出错的地方，错处是表单画出来之后才有的
    if (refusals === 0) return
    const wrong = panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [refusals])

  const finish = async (work: () => Promise<boolean>) => {
    if (!(await once.run(work))) return
    setLeaving(current)
    await rewind()
    onDone()
  }
  const passes = async (index: number) => (await steps[index]?.onNext?.()) !== false
  const next = async () => {
    setChecking(true)
    try {
      for (let index = 0; index <= current; index += 1)
        if (!(await passes(index))) {
          if (index !== current) goTo(index)
          else setRefusals((count) => count + 1)
          return
        }
      if (last) await finish(onFinish)
      else advance()
    } finally {
      setChecking(false)
    }
  }
  return (
    <section className={fields.rail} aria-label={label}>
      <Steps label={`${label}步骤`} titles={steps.map((step) => step.title)} current={current} />
      {savedAt !== undefined && !isResumed ? (
        <DraftNotice savedAt={savedAt} onRestore={restore} onDiscard={drafts.discard} />
      ) : null}
      <StepDraftsContext value={drafts.group}>
        <WizardOnceContext value={once}>
          {steps.map((step, index) => (
            <div
              key={step.title}
              ref={index === current ? panel : undefined}
              className={styles.panel}
              role="group"
              aria-label={step.title}
              tabIndex={-1}
              hidden={index !== current}
            >
              {step.content}
            </div>
          ))}
        </WizardOnceContext>
      </StepDraftsContext>
      {error?.kind === 'business' ? <Alert tone="error">{error.message}</Alert> : null}
      <footer className={fields.foot}>
        {steps[current]?.summary ? <Summary of={steps[current].summary} /> : null}
        <MissingFields key={`missing ${current}`} box={panel} />
        {refusals > 0 ? <WrongFields key={current} box={panel} /> : null}
        {onCancel ? <Button onClick={onCancel}>{cancelText}</Button> : null}
        {onSave ? (
          <Button
            loading={saving}
            disabled={submitting || once.phase === 'done'}
            onClick={() => void finish(onSave)}
          >
            保存草稿
          </Button>
        ) : null}
        {current > 0 ? <Button onClick={() => goTo(current - 1)}>上一步</Button> : null}
        <Button
          key={current}
          type="primary"
          loading={submitting || checking}
          disabled={saving || once.phase === 'done' || (last && steps[current]?.isComing)}
          onClick={() => void next()}
        >
          {last ? finishText : '下一步'}
        </Button>
      </footer>
    </section>
  )
}
