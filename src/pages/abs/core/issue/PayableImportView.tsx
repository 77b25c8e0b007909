import { createAbsPayables, useAbsPayableContext } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayableContext } from '#api/generated/corp/model/index.ts'
import { ExcelImport } from '#business/excel/Import.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { type ImportValues, payableColumns, toRow } from './payableColumns.ts'

/** 批量导入应付：每行成为一份草稿，不收的行就地说明（T-APB-01、INV-21）。 */
export function PayableImportView({ onClose }: { onClose: () => void }) {
  return (
    <PageCard description="批量导入应付">
      <QueryState result={useAbsPayableContext()}>
        {(context) => <Import context={context} onClose={onClose} />}
      </QueryState>
    </PageCard>
  )
}

function Import({ context, onClose }: { context: AbsPayableContext; onClose: () => void }) {
  const holidays = useHolidays()
  return (
    <>
      <Alert>每行成为一份草稿；导入后补上附件，再逐笔提交复核</Alert>
      <ExcelImport<ImportValues>
        label="批量导入应付"
        columns={payableColumns(context, holidays)}
        submit={async (rows) => {
          const { failures } = await createAbsPayables({ rows: rows.map(toRow) })
          return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
        }}
        onDone={(count) => {
          feedback.success(`已生成 ${count} 份草稿`)
          onClose()
        }}
        onCancel={onClose}
      />
    </>
  )
}
