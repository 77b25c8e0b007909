import { recentMonths } from '#domain/calendar.ts'
import { type Transfer, useDownload } from '#hooks/useDownload.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'

type MonthValues = { month: string }

const F = fieldOf<MonthValues>()

interface MonthDialogProps {
  readonly title: string
  /** 文件里有什么 */
  readonly hint: string
  /** 后端没有给名字时的文件名，如 电子回单.zip */
  readonly fileName: string
  readonly load: (body: MonthValues, transfer: Transfer) => Promise<Blob>
  readonly onClose: () => void
}

/** 选一个月，下载这个月的一个文件；取到了就关上，没有取到的说原因、可换一个月。 */
export function MonthDialog({ title, hint, fileName, load, onClose }: MonthDialogProps) {
  const form = useForm<MonthValues>()
  const months = recentMonths(useToday())
  const { run, running } = useDownload()
  const download = async (body: MonthValues) => {
    const isDone = await run({
      fileName,
      load: (transfer) => load(body, transfer),
    })
    if (isDone) onClose()
    return isDone
  }
  return (
    <Dialog title={title} width={480} onClose={onClose}>
      <DrawerForm
        label={title}
        form={form}
        // 月初要的多半是上个月的
        initial={{ month: months[1] }}
        onSubmit={download}
        submitting={running}
        error={undefined}
        submitText="下载"
        onClose={onClose}
      >
        <F name="month" label="月份" required hint={hint}>
          <Select allowClear={false} options={months.map((month) => ({ value: month, label: month }))} />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
