import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { packageItemLabels } from '#api/generated/corp/labels/packageItem.ts'
import type { FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import type { OtherCategory } from './FileDrawer.tsx'
import type { FinanceDataProps } from './family.ts'
import { PackageGaps } from './SubmitPackage.tsx'
import { UploadFrame } from './UploadFrame.tsx'
import { useRemoveItem } from './usePackage.ts'

const FileDrawer = lateDialog(() => import('./FileDrawer.tsx').then((part) => part.FileDrawer))

interface FilesProps {
  /** 本步上传哪几类 */
  categories: readonly [OtherCategory, ...OtherCategory[]]
  /** 这一块的名称，如 履约凭证 */
  heading: string
  guidance: string
  /** 履约凭证的单据号与日期必填 */
  strict?: boolean
}

interface FilesViewProps extends FinanceDataProps, FilesProps {
  /** 第几步，从 0 起；最后一步列出还缺什么并提交 */
  step: number
}

const is = column(packageItemLabels)

/** 上传履约凭证或其他资料（T-FDP-02）；最后一步列出缺的资料并提交（T-FDP-03）。 */
export function FilesView({ family, step, ...files }: FilesViewProps) {
  const isLast = step === family.steps.length - 1
  return (
    <UploadFrame family={family} step={step}>
      {(row, editable) => (
        <>
          {editable && isLast ? <PackageGaps row={row} family={family} /> : null}
          <Files row={row} editable={editable} {...files} />
        </>
      )}
    </UploadFrame>
  )
}

type FilesOfProps = FilesProps & { row: FinanceDataPackage; editable: boolean }

function Files({ row, editable, categories, heading, guidance, strict = false }: FilesOfProps) {
  const [open, setOpen] = useState(false)
  const remove = useRemoveItem(row)
  const wanted: readonly PackageItem['fileCategory'][] = categories
  const items = row.items.filter(({ fileCategory }) => wanted.includes(fileCategory))
  const columns = [
    is.dict('fileCategory', 'FILE_CATEGORY', { tone: 'plain' }),
    is.custom('fileName', (item) => <FileName file={item.file} />, { width: 280 }),
    ...(wanted.includes('DELIVERY') ? [is.text('deliveryNo'), is.date('deliveryDate')] : []),
    is.instant('uploadTime'),
    is.buttons(
      ({ fileCategory, itemNo, fileName }) =>
        editable ? (
          <button
            type="button"
            className="text-button"
            onClick={() => void remove(fileCategory, itemNo, fileName)}
          >
            删除
          </button>
        ) : null,
      { width: 80 },
    ),
  ]
  return (
    <Section
      title={heading}
      extra={editable ? <Button onClick={() => setOpen(true)}>上传资料</Button> : null}
    >
      {wanted.includes('DELIVERY') && row.warnings.length > 0 ? (
        <Alert tone="warn">{row.warnings.join('\n')}</Alert>
      ) : null}
      {items.length > 0 ? (
        <PlainTable label="其他资料" columns={columns} rows={items} rowKey="itemNo" />
      ) : (
        <EmptyState guidance={guidance} />
      )}
      {open ? (
        <FileDrawer row={row} categories={categories} strict={strict} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  )
}
