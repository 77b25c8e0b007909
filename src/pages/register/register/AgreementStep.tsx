import { useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { reportFailure } from '#api/failures.ts'
import { viewPrivacyAgreement, viewRegisterAgreement } from '#api/generated/corp/agreements/agreements.ts'
import type { AgreementFile } from '#api/generated/corp/model/index.ts'
import { previewFile } from '#api/generated/file/files/files.ts'
import type { PdfFile, ProtocolDocument } from '#business/protocol/types.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'

/** 登录之前没有换取地址的凭据：没有现成地址的，按公开文件取来内容。 */
const contentOf = async ({ url, fileId }: AgreementFile): Promise<PdfFile> => {
  if (url) return { url }
  const file = await previewFile(fileId)
  return { data: new Uint8Array(await file.arrayBuffer()) }
}
/** 两份协议；一份取不到不妨碍另一份，打开它时再取。都取不到抛第一份的错。 */
const viewAgreements = async (): Promise<ProtocolDocument[]> => {
  const views = [
    { name: '平台注册服务协议', view: viewRegisterAgreement },
    { name: '隐私政策', view: viewPrivacyAgreement },
  ]
  // 一份取不到写在那一份里，不另弹框
  const found = await Promise.allSettled(views.map(({ view }) => view({ quiet: true })))
  const [first] = found
  if (first?.status === 'rejected' && found.every(({ status }) => status === 'rejected')) {
    if (first.reason instanceof ApiError) reportFailure(first.reason)
    throw first.reason
  }
  return views.map(({ name, view }, at) => {
    const one = found[at]
    if (one?.status === 'fulfilled')
      return { name: one.value.name, source: { load: () => contentOf(one.value) } }
    return { name, source: { load: async () => contentOf(await view()) }, failure: one?.reason }
  })
}

interface AgreementStepProps {
  readonly agreed: boolean
  readonly onAgree: () => void
  readonly onSubmit: () => Promise<boolean>
  readonly running: boolean
  readonly error: ApiError | undefined
  readonly onBack: () => void
}

/** 注册第三步 阅读并同意协议：两份都读到末页才算同意（PDF-01、REG-01）。 */
export function AgreementStep({ agreed, onAgree, onSubmit, running, error, onBack }: AgreementStepProps) {
  const form = useForm<object>()
  const reader = useProtocolReader()
  const [missed, setMissed] = useState(false)
  const read = useAction(viewAgreements, {
    onDone: (documents) => {
      void reader.open({ title: '注册协议与隐私政策', mode: 'confirm', documents }).then((isConfirmed) => {
        if (!isConfirmed) return
        onAgree()
        setMissed(false)
      })
    },
  })
  const submit = () => {
    setMissed(!agreed)
    return agreed ? onSubmit() : Promise.resolve(false)
  }
  return (
    <>
      <FormShell
        label="阅读并同意协议"
        form={form}
        onSubmit={submit}
        submitting={running}
        error={error}
        submitText="提交注册"
        onCancel={onBack}
        cancelText="上一步"
        columns={1}
        labelAbove
        guard={false}
      >
        <Alert
          tone={agreed ? 'success' : missed ? 'error' : 'info'}
          action={
            <button
              type="button"
              className="text-button"
              disabled={read.running}
              onClick={() => void read.run(undefined)}
            >
              {agreed ? '再看一遍' : '阅读协议'}
            </button>
          }
        >
          {agreed
            ? '您已阅读并同意平台注册服务协议与隐私政策'
            : missed
              ? '请先阅读并同意平台注册服务协议与隐私政策'
              : '提交注册前，请阅读平台注册服务协议与隐私政策，每份都须读到末页'}
        </Alert>
      </FormShell>
      {reader.element}
    </>
  )
}
