import { useState } from 'react'
import {
  addCounterparty,
  inviteCounterparty,
  useFindCounterpartyCorp,
} from '#api/generated/corp/counterparties/counterparties.ts'
import type { CounterpartyCorp } from '#api/generated/corp/model/index.ts'
import { checkUscc } from '#domain/validation.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { CounterpartyFields, type CounterpartyMode, type CounterpartyValues } from './Fields.tsx'

const TEXTS = {
  create: {
    description: '新增交易对手',
    label: '交易对手',
    submit: '提交',
    success: '已提交，待对方确认',
    hint: '对方须已在平台注册；提交后对方会收到消息，确认后即可与它办理业务。',
  },
  invite: {
    description: '邀请注册',
    label: '邀请注册',
    submit: '发出邀请',
    success: '已发出邀请短信',
    hint: '联系人会收到带邀请码的短信；对方注册后，还要它确认合作关系。',
  },
} as const

interface CounterpartyCreateViewProps {
  /** 从哪个入口进来；走错了门可在里面换 */
  entry: CounterpartyMode
  /** 打开已有的那一个 */
  onOpen: (id: string) => void
  onClose: () => void
}

/** 新增交易对手（T-CPY-01）或邀请注册（T-CPY-02）：先按信用代码查企业，走错了门可直接换。 */
export function CounterpartyCreateView({ entry, onOpen, onClose }: CounterpartyCreateViewProps) {
  // 换一种办法时已填的内容要留着，所以不换地址
  const [mode, setMode] = useState(entry)
  const form = useForm<CounterpartyValues>()
  // 核心企业加的多是供应商；供应商加的多半不是，由人选
  const isCore = useUser().corpTypes.includes('CORE')
  const draft = useDraft('counterparty:new', form)
  const texts = TEXTS[mode]
  const submit = useSubmit(mode === 'create' ? addCounterparty : inviteCounterparty, {
    success: texts.success,
    onDone: onClose,
  })
  const uscc = useFormValue(form, 'counterpartyUscc') ?? ''
  const found = useFindCounterpartyCorp(checkUscc(uscc) ? null : { counterpartyUscc: uscc }).data
  return (
    <PageCard description={texts.description}>
      <Alert>{texts.hint}</Alert>
      {found ? <FoundNotice found={found} mode={mode} onMode={setMode} onOpen={onOpen} /> : null}
      <FormShell
        label={texts.label}
        form={form}
        initial={isCore ? { relationType: 'SUPPLIER', supplierLevel: 'N' } : {}}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText={texts.submit}
        onCancel={onClose}
        cancelText="返回列表"
      >
        <CounterpartyFields form={form} mode={mode} found={found} />
      </FormShell>
    </PageCard>
  )
}

interface FoundNoticeProps extends Pick<CounterpartyCreateViewProps, 'onOpen'> {
  found: CounterpartyCorp
  mode: CounterpartyMode
  onMode: (mode: CounterpartyMode) => void
}

/** 按信用代码查到了什么：已有的去看它，走错门的换一种办法。 */
function FoundNotice({ found, mode, onMode, onOpen }: FoundNoticeProps) {
  const { registered, corpName, counterpartyId, reason } = found
  if (reason)
    return (
      <Alert
        tone="warn"
        action={
          counterpartyId ? (
            <button type="button" className="text-button" onClick={() => onOpen(counterpartyId)}>
              查看已有的交易对手
            </button>
          ) : null
        }
      >
        {reason}
      </Alert>
    )
  if (registered === (mode === 'create'))
    return registered ? <Alert tone="success">已注册的企业：{corpName}</Alert> : null
  const other = registered ? 'create' : 'invite'
  return (
    <Alert
      tone="warn"
      action={
        <button type="button" className="text-button" onClick={() => onMode(other)}>
          {registered ? '改为新增' : '改为邀请注册'}
        </button>
      }
    >
      {registered ? `${corpName}已注册，不必邀请` : '该企业尚未注册，不能直接新增'}
    </Alert>
  )
}
