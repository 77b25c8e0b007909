import { useState } from 'react'
import {
  downloadAuthTemplate,
  useFinanceDataFormContext,
  useListReusableLetters,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { packageItemLabels } from '#api/generated/corp/labels/packageItem.ts'
import type { AuthLetterType, FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { useDownload } from '#hooks/useDownload.ts'
import { useDict } from '#ui/DictContext.ts'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import type { FinanceDataProps } from './family.ts'
import { LetterActions, type LetterLine } from './LetterActions.tsx'
import { LetterState } from './LetterState.tsx'
import { UploadFrame } from './UploadFrame.tsx'
import { useRemoveItem } from './usePackage.ts'

const LetterDrawer = lateDialog(() => import('./LetterDrawer.tsx').then((part) => part.LetterDrawer))
const ReuseLetterDrawer = lateDialog(() =>
  import('./ReuseLetterDrawer.tsx').then((part) => part.ReuseLetterDrawer),
)

type Opened = { kind: 'upload' | 'sign' | 'reuse'; line: LetterLine }

const is = column<LetterLine & Partial<PackageItem>>({
  ...packageItemLabels,
  type: '授权书类型',
  label: '授权书名称',
  required: '是否必需',
  letter: '授权书',
})

/** 上传授权书（第 1 步）：模板下载、在线签署或上传扫描件、沿用别的资料包里有效的（T-FDP-02）。 */
export function LettersView(props: FinanceDataProps) {
  return (
    <UploadFrame {...props} step={0}>
      {(row, editable) => <Letters row={row} editable={editable} />}
    </UploadFrame>
  )
}

function Letters({ row, editable }: { row: FinanceDataPackage; editable: boolean }) {
  const [opened, setOpened] = useState<Opened>()
  const types = useDict('AUTH_LETTER_TYPE')
  const context = useFinanceDataFormContext({ productType: row.productType })
  const reusable = useListReusableLetters(editable ? { packageNo: row.packageNo } : null)
  const download = useDownload()
  const remove = useRemoveItem(row)
  const close = () => setOpened(undefined)

  const lines = types.options.map(({ value, label }) => {
    const letter = row.items.find((item) => item.authLetterType === value)
    const type = value as AuthLetterType
    const required = context.data?.requiredLetterTypes.includes(type) ?? false
    return { ...letter, type, label, required, letter }
  })
  const template = ({ type, label }: LetterLine) =>
    void download.run({
      fileName: `${label}模板.pdf`,
      load: (transfer) => downloadAuthTemplate({ packageNo: row.packageNo, authLetterType: type }, transfer),
    })
  const columns = [
    is.custom('authLetterType', ({ label, required }) => (required ? `${label}（必需）` : label), {
      width: 175,
    }),
    is.custom('fileName', ({ letter }) => <FileName file={letter?.file} />, { width: 180 }),
    is.date('authValidTo'),
    is.instant('uploadTime'),
    is.derived('state', '状态', ({ letter }) => <LetterState letter={letter} />, { width: 90 }),
    is.buttons(
      (line) => (
        <LetterActions
          line={line}
          editable={editable}
          reusable={(reusable.data ?? []).some((item) => item.authLetterType === line.type)}
          onOpen={(kind) => setOpened({ kind, line })}
          onTemplate={() => template(line)}
          onRemove={(letter) => void remove('AUTH', letter.itemNo, line.label)}
        />
      ),
      { width: 205 },
    ),
  ]
  return (
    <Section title="授权书">
      <PlainTable label="授权书" columns={columns} rows={lines} rowKey="type" />
      {opened?.kind === 'upload' || opened?.kind === 'sign' ? (
        <LetterDrawer row={row} line={opened.line} online={opened.kind === 'sign'} onClose={close} />
      ) : null}
      {opened?.kind === 'reuse' ? (
        <ReuseLetterDrawer
          row={row}
          letters={(reusable.data ?? []).filter((item) => item.authLetterType === opened.line.type)}
          onClose={close}
        />
      ) : null}
    </Section>
  )
}
