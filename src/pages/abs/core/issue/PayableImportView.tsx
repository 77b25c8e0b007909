import { createAbsPayables, useAbsPayableContext } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayableContext } from '#api/generated/corp/model/index.ts'
import { ExcelImport } from '#business/ExcelImport.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { toast } from '#ui/toast.ts'
import { type ImportValues, payableColumns, toRow } from './payableColumns.ts'

/** 批量导入应付：每行成为一份草稿，不收的行就地说明（T-APB-01、INV-21）。 */
export function PayableImportView({ onClose }: { onClose: () => void }) {
  return (
    <PageCard title={usePageTitle()} description="批量导入应付">
      <Loaded result={useAbsPayableContext()}>
        {(context) => <Import context={context} onClose={onClose} />}
      </Loaded>
    </PageCard>
  )
}

function Import({ context, onClose }: { context: AbsPayableContext; onClose: () => void }) {
  const holidays = useHolidays()
  return (
    <>
      <Notice>每行成为一份草稿；导入后补上附件，再逐笔提交复核</Notice>
      <ExcelImport<ImportValues>
        label="批量导入应付"
        columns={payableColumns(context, holidays)}
        submit={async (rows) => {
          const { failures } = await createAbsPayables({ rows: rows.map(toRow) })
          return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
        }}
        onDone={(count) => {
          toast(`已生成 ${count} 份草稿`)
          onClose()
        }}
        onCancel={onClose}
      />
    </>
  )
}
