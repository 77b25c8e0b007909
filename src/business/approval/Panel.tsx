import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { BatchOutcome } from '#api/generated/corp/model/batchOutcome.ts'
import type { DocumentRef } from '#api/generated/corp/model/documentRef.ts'
import type { ReviewDecision } from '#api/generated/corp/model/reviewDecision.ts'
import type { ReviewRequest } from '#api/generated/corp/model/reviewRequest.ts'
import { useSignedSubmit } from '#business/signing/useSignedSubmit.tsx'
import type { SigningData } from '#business/signing/useSms.tsx'
import { feedback } from '#hooks/feedback.ts'
import { useFormOnce } from '#hooks/useOnce.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Field } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { isValid, useForm } from '#ui/form/useForm.ts'
import { BatchResult } from './BatchResult.tsx'
import { type Decision, DecisionBar } from './DecisionBar.tsx'
import styles from './Panel.module.css'

export interface ApprovalPanelProps {
  /** 审的单据及看到的版本，至多 50 份 */
  documents: readonly DocumentRef[]
  /** 可选的决定与按钮文字，默认 通过、驳回 */
  decisions?: readonly Decision[]
  /** 同意时签什么；不需签署给 undefined */
  signing: Omit<SigningData, 'businessKeys'> | undefined
  /** 生成的复核函数 */
  send: (request: ReviewRequest) => Promise<BatchOutcome>
  /** 为什么不能通过；给了就只能作其余决定 */
  disabledReason?: string
  /** 签署之前再问一次单据：已不能照看到的样子办的，说出为什么 */
  recheck?: () => Promise<string | undefined>
  onDone: (outcome: BatchOutcome) => void
  /** 填了意见后离开页面是否询问；放在抽屉里给 false */
  guard?: boolean
  onBusy?: (busy: boolean) => void
  /** 按钮旁边的：办完打开下一笔 */
  extra?: ReactNode
}
interface Values {
  reviewOpinion?: string
}

const DECISIONS: readonly Decision[] = [
  ['PASS', '通过'],
  ['REJECT', '驳回'],
]
const LIMIT = 50
const OPINION_REQUIRED = '请填写审核意见'

/** 单份办理失败就是这次提交的失败；成功的说明以提示给出。 */
function settleOne(outcome: BatchOutcome, documentNo: string) {
  const row = outcome.results.find((one) => one.documentNo === documentNo)
  if (!row?.success)
    throw new ApiError('business', 'REVIEW', row?.message || '没有返回办理结果，请刷新后核对', 200)
  feedback.success(row.message || '办理成功')
}

/**
 * 审批意见：意见与决定，通过的先签署（MC-4、MC-6、MC-7）。一份失败显示在表单里，多份列出办理结果。
 * 签署恰好覆盖这些单据；取消签署一切照旧。
 */
export function ApprovalPanel({
  documents,
  decisions = DECISIONS,
  signing,
  send,
  disabledReason,
  recheck,
  onDone,
  guard = true,
  onBusy,
  extra,
}: ApprovalPanelProps) {
  const form = useForm<Values>()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const once = useFormOnce()
  const [chosen, setChosen] = useState<ReviewDecision>()

  const signed = signing && { ...signing, businessKeys: documents.map((one) => one.documentNo) }
  const submit = useSignedSubmit(
    async (request: ReviewRequest) => {
      const result = await send(request)
      const [only, ...others] = request.items
      if (only && others.length === 0) settleOne(result, only.documentNo)
      return { result, several: others.length > 0 }
    },
    {
      latest: signed,
      recheck,
      onProblem: setProblem,
      onDone: ({ result, several }) => (several ? setOutcome(result) : onDone(result)),
    },
  )
  const busy = submit.running
  useEffect(() => onBusy?.(busy), [busy, onBusy])

  // 重复提交：一把锁管到离开为止，连点的后一下常在应答之后才到
  const decide = async (decision: ReviewDecision): Promise<boolean> => {
    setProblem(undefined)
    setChosen(decision)
    submit.clear()
    // 刚打的字还在检查的，等它查完，免得把下面的错误抹掉
    await isValid(form)
    const { reviewOpinion } = form.getFieldsValue() as Values
    const opinion = reviewOpinion?.trim()
    if (decision !== 'PASS' && !opinion) {
      form.setFields({ reviewOpinion: { value: reviewOpinion, error: { message: OPINION_REQUIRED } } })
      box.current?.querySelector('textarea')?.focus()
      return false
    }
    form.setFields({ reviewOpinion: { value: reviewOpinion, error: undefined } })
    if (documents.length > LIMIT) {
      setProblem(`一次最多办理 ${LIMIT} 笔`)
      return false
    }
    const plain: ReviewRequest = {
      items: documents.map(({ documentNo, version }) => ({ documentNo, version })),
      decision,
      ...(opinion ? { reviewOpinion: opinion } : {}),
    }
    return submit.run(decision === 'PASS' ? signed : undefined, plain)
  }
  const failure = problem ?? (submit.error?.kind === 'business' ? submit.error.message : undefined)
  const others = decisions.filter(([decision]) => decision !== 'PASS').map(([, label]) => label)
  return (
    <Section title="审核意见">
      <div ref={box} className={styles.stack}>
        {disabledReason ? <Alert tone="warn">{`不能通过：${disabledReason}`}</Alert> : null}
        <FormShell<Values>
          label="审批"
          form={form}
          columns={1}
          labelAbove
          guard={guard}
          embedded
          onSubmit={async () => false}
          submitting={busy}
          error={undefined}
        >
          <Field<Values>
            name="reviewOpinion"
            label="审核意见"
            hint={others.length ? `${others.join('、')}时必填` : undefined}
          >
            <TextArea placeholder="请填写审核意见" maxLength={200} rows={4} />
          </Field>
          {submit.unsettled ? (
            <Alert tone="warn">上一次提交结果待确认，请先查询；内容不变时再次提交不会重复办理</Alert>
          ) : null}
          {failure ? <Alert tone="error">{failure}</Alert> : null}
          <DecisionBar
            decisions={decisions}
            unavailable={disabledReason ? 'PASS' : undefined}
            running={busy || once.phase === 'done' ? chosen : undefined}
            hasKeys={guard}
            onDecide={(decision) => void once.run(() => decide(decision))}
          >
            {extra}
          </DecisionBar>
        </FormShell>
      </div>
      {submit.element}
      {outcome ? (
        <BatchResult
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined)
            onDone(outcome)
          }}
        />
      ) : null}
    </Section>
  )
}
