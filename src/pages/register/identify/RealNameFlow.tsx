import { type ReactNode, useState } from 'react'
import type { RealNameApplication, RealNameState, RealNameWay } from '#api/generated/corp/model/index.ts'
import { modifyRealName, submitRealName } from '#api/generated/corp/real-names/real-names.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useEntryStep } from '../useEntryStep.ts'
import { AccountStep } from './AccountStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { ENTRIES } from './entries.ts'
import { FaceStep } from './FaceStep.tsx'
import { HandlerStep } from './HandlerStep.tsx'
import { RejectReasons } from './RejectReasons.tsx'
import { ResultStep } from './ResultStep.tsx'
import {
  type CompanyValues,
  companyInitial,
  type HandlerValues,
  handlerInitial,
  SENSITIVE,
  toForm,
} from './realNameValues.ts'
import { useStage } from './useStage.ts'

interface RealNameFlowProps {
  readonly way: RealNameWay
  readonly state: RealNameState
  readonly application: RealNameApplication
  /** 经办人一步上方的内容 */
  readonly handlerNote?: ReactNode
}

/** 实名的各步：填写两步留在本页，提交后按服务端的状态走；修改重提沿用已存的内容（REAL-01、T-RNA-02）。 */
export function RealNameFlow({ way, state, application, handlerNote }: RealNameFlowProps) {
  const companyForm = useForm<CompanyValues>()
  const handlerForm = useForm<HandlerValues>()
  const companyDraft = useDraft(`realname-company:${way}`, companyForm)
  const handlerDraft = useDraft(`realname-handler:${way}`, handlerForm)
  const [company, setCompany] = useState<CompanyValues>()
  const [handler, setHandler] = useState<Partial<HandlerValues>>()
  const [filling, setFilling] = useState(0)
  // 提交之后取回修改：再提交之前，服务端的状态不变
  const [isTakenBack, setTakenBack] = useState(false)

  const { stage: known, settle } = useStage(state)
  const submit = useSubmit(
    (values: HandlerValues) => {
      if (!company) throw new Error('企业信息尚未填写')
      const form = toForm(way, company, values)
      const sending = { sensitive: SENSITIVE }
      return application.realnameNo
        ? modifyRealName(
            {
              ...form,
              realnameSubmitType: 'MODIFY',
              realnameNo: application.realnameNo,
              version: application.version,
            },
            sending,
          )
        : submitRealName({ ...form, realnameSubmitType: 'SUBMIT' }, sending)
    },
    {
      success: '已提交，请完成人脸识别',
      onDone: () => {
        companyDraft.discard()
        setTakenBack(false)
        settle()
      },
    },
  )

  const { titles } = ENTRIES[way]
  const isRevisable = known === 'face' || known === 'account'
  const stage = isTakenBack && isRevisable ? 'fill' : known
  const takeBack = () => {
    setFilling(0)
    setTakenBack(true)
  }
  const at = {
    fill: filling,
    face: 2,
    account: 3,
    result: state.realnameStatus === 'PASSED' ? titles.length : titles.length - 1,
  }[stage]
  useEntryStep(at)
  const back = () => {
    setHandler(handlerForm.getFieldsValue())
    setFilling(0)
  }
  const next = (values: CompanyValues) => {
    setCompany(values)
    setFilling(1)
  }
  return (
    <>
      {stage === 'fill' ? <RejectReasons state={state} /> : null}
      {stage === 'fill' && filling === 0 ? (
        <CompanyStep
          state={state}
          application={application}
          form={companyForm}
          draft={companyDraft}
          initial={company ?? companyInitial(application)}
          onNext={next}
        />
      ) : null}
      {stage === 'fill' && filling === 1 && company ? (
        <HandlerStep
          state={state}
          application={application}
          legalPerson={company}
          form={handlerForm}
          draft={handlerDraft}
          initial={handler ?? handlerInitial(application)}
          submit={submit}
          onBack={back}
        >
          {handlerNote}
        </HandlerStep>
      ) : null}
      {stage === 'face' ? (
        <FaceStep legalPersonName={application.legalPersonName} state={state} onTakeBack={takeBack} />
      ) : null}
      {stage === 'account' ? (
        <AccountStep accountName={application.corpName} account={application.account} />
      ) : null}
      {stage === 'result' ? <ResultStep state={state} /> : null}
    </>
  )
}
