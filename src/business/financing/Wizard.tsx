import { useNavigate } from 'react-router-dom'
import { applied, type Handed } from '#domain/outcome.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Wizard, type WizardStep } from '#ui/form/Wizard.tsx'

interface FinancingWizardProps<Request, One extends Handed> {
  steps: readonly WizardStep[]
  /** 列表的地址：办成、存好、返回都去那里 */
  list: string
  /** 此刻所填的全部 */
  request: () => Request
  /** 丢掉各步的草稿：已经存到服务端了 */
  discard: () => void
  save: (request: Request) => Promise<unknown>
  submit: (request: Request) => Promise<One | readonly One[]>
  /** 一份申请的编号，办成之后给人记下 */
  no: (one: One) => string
  /** 提交的按钮与办成后的话，如 提交复核、已提交复核 */
  finishText: string
  success: string
}

/** 融资申请向导的外框：存草稿、提交、办成之后回到列表；各步由各产品给出（T-FIN-01、02，T-RFN-01、02）。 */
export function FinancingWizard<Request, One extends Handed>({
  steps,
  list,
  request,
  discard,
  save,
  submit,
  finishText,
  success,
  no,
}: FinancingWizardProps<Request, One>) {
  const navigate = useNavigate()
  const back = () => void navigate(list, { replace: true })
  const saving = useAction(save, { success: '草稿已保存' })
  const submitting = useSubmit(submit, { success: applied(success, no) })
  return (
    <Wizard
      label="融资申请"
      steps={steps}
      onFinish={() => submitting.run(request())}
      onDone={() => {
        discard()
        back()
      }}
      submitting={submitting.running}
      error={submitting.error}
      finishText={finishText}
      onCancel={back}
      cancelText="返回列表"
      onSave={() => saving.run(request())}
      saving={saving.running}
      resumes
    />
  )
}
