import { ApiError } from '#api/ApiError.ts'
import { runInBackground } from '#api/backgroundDownload.ts'
import { formatMonths, recentMonths } from '#domain/calendar.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { MultiSelect, Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'
import { MONTH_FILES, type MonthFile } from './monthFiles.ts'

interface MonthFilesValues {
  month: string
  files: string[]
}

const F = fieldOf<MonthFilesValues>()

interface MonthFilesDialogProps {
  /** 这个人要得到的几种 */
  readonly files: readonly MonthFile[]
  readonly onClose: () => void
}

/** 一份一份交给后台；@returns 没有交成的各是为什么 */
async function runOnEach({ month, files }: MonthFilesValues): Promise<string[]> {
  const problems: string[] = []
  for (const { code, name, load } of MONTH_FILES) {
    if (!files.includes(code)) continue
    try {
      await runInBackground((transfer) => load(month, transfer))
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.kind !== 'business') throw cause
      problems.push(`${name}：${cause.message}`)
    }
  }
  return problems
}

/** 生成月度文件：选一个月与要哪几种，都在后台生成；这个月没有的说没有。 */
export function MonthFilesDialog({ files, onClose }: MonthFilesDialogProps) {
  const form = useForm<MonthFilesValues>()
  const months = recentMonths(useToday())
  const options = files.map(({ code, name }) => ({ value: code, label: name }))
  const submit = useSubmit(runOnEach, {
    onDone: (problems) => {
      const asked = form.getFieldValue('files')?.length ?? 0
      const done = asked - problems.length
      if (done > 0) feedback.success(`已提交 ${done} 个文件，生成好了给您发消息`)
      if (problems.length > 0) feedback.failure(problems.join('；'), '没有生成')
      onClose()
    },
  })
  return (
    <Dialog title="生成月度文件" width={620} onClose={onClose}>
      <DrawerForm
        label="生成月度文件"
        form={form}
        // 月初要的多半是上个月的
        initial={{ month: months[1], files: options.map(({ value }) => value) }}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="生成"
        onClose={onClose}
      >
        <F name="month" label="月份" required>
          <Select
            allowClear={false}
            options={months.map((month) => ({ value: month, label: formatMonths(month) }))}
          />
        </F>
        <F name="files" label="文件" required hint="各是一个文件，在下载中心里取">
          <MultiSelect options={options} isListed />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
