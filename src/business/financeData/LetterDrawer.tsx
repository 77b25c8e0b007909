import {
  addPackageLetter,
  signPackageLetter,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { signupLetterLabels } from '#api/generated/corp/labels/signupLetter.ts'
import type { Attachment, FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { useSmsSigning } from '#business/signing/useSms.tsx'
import { addMonths } from '#domain/calendar.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm, useMovingDefaults } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'
import type { LetterLine } from './LetterActions.tsx'

interface LetterValues {
  authValidTo: string
  attachments: Attachment[]
}

const F = fieldOf<LetterValues, typeof signupLetterLabels>(signupLetterLabels)

interface LetterDrawerProps {
  row: FinanceDataPackage
  line: LetterLine
  /** 在线签署；否则上传盖章的扫描件 */
  online: boolean
  onClose: () => void
}

/** 在线签署或上传一份授权书：同一类以新换旧（T-FDP-02、G-FILE）。 */
export function LetterDrawer({ row, line, online, onClose }: LetterDrawerProps) {
  const { packageNo, version } = row
  const authLetterType = line.type
  const form = useForm<LetterValues>()
  const today = useToday()
  const initial: LetterValues = { authValidTo: addMonths(today, 12), attachments: [] }
  useMovingDefaults(form, initial)
  const signer = useSmsSigning()
  const upload = useSubmit(
    ({ authValidTo, attachments }: LetterValues) =>
      addPackageLetter({ packageNo, version, authLetterType, authValidTo, fileId: attachments[0]!.fileId }),
    { success: '授权书已上传', onDone: onClose },
  )
  const sign = useSubmit(
    ({ authValidTo, signTicket }: { authValidTo: string; signTicket?: string }) =>
      signPackageLetter({
        packageNo,
        version,
        authLetterType,
        authValidTo,
        ...(signTicket && { signTicket }),
      }),
    { success: '授权书已签署', onDone: onClose },
  )
  const signOnline = async ({ authValidTo }: LetterValues) => {
    const answer = await signer.sign({
      businessType: 'FINANCE_CONTRACT',
      productType: row.productType,
      businessKeys: [packageNo],
      summary: `签署${line.label}，资料包 ${packageNo}，有效期至 ${authValidTo}`,
      content: [
        ['授权书类型', line.label],
        ['资料包编号', packageNo],
        ['授权有效期至', authValidTo],
      ],
    })
    if (answer.code === 0) {
      const { signTicket } = answer
      return sign.run({ authValidTo, ...(signTicket && { signTicket }) })
    }
    if (answer.code !== 2) feedback.failure(answer.message)
    return false
  }
  const verb = online ? '在线签署' : '上传'
  return (
    <Drawer title={`${verb}${line.label}`} onClose={onClose}>
      <DrawerForm
        label={line.label}
        form={form}
        initial={initial}
        onSubmit={online ? signOnline : upload.run}
        submitting={upload.running || sign.running || signer.busy}
        error={upload.error ?? sign.error}
        submitText={online ? '签署' : '上传'}
        onClose={onClose}
        labelAbove={false}
      >
        <F name="authValidTo" required hint={online ? '签署后由平台按模板生成盖章的授权书' : undefined}>
          <DayPicker min={today} />
        </F>
        {online ? null : (
          <F name="attachments" required hint="下载模板，盖章后扫描上传">
            <AttachmentInput
              category="AUTH"
              accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
              maxCount={1}
              others={row.items.map(({ file }) => file)}
            />
          </F>
        )}
      </DrawerForm>
      {signer.element}
    </Drawer>
  )
}
