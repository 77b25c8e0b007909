import { importRfAccounts, useRfAccountFormContext } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { ExcelImport } from '#business/excel/Import.tsx'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { useToday } from '#ui/today.ts'
import { SIDES, type Side } from '../sides.ts'
import { type AccountImportValues, accountImportColumns, toImportRow } from './accountImportColumns.ts'

/** 批量导入账款：每行成为一份草稿，不收的行就地说明（T-RAC-01、INV-21）。 */
export function AccountImportView({ side, onClose }: { side: Side; onClose: () => void }) {
  const context = useRfAccountFormContext()
  const today = useToday()
  const { account } = SIDES[side]
  return (
    <PageCard description={`批量导入${account}`}>
      <Alert>每行成为一份草稿，导入后在列表里勾选、批量提交。</Alert>
      <QueryState result={context}>
        {(choices) => (
          <ExcelImport<AccountImportValues>
            label={account}
            columns={accountImportColumns(side, choices, today)}
            submit={async (rows) => {
              const { failures } = await importRfAccounts({ rows: rows.map(toImportRow) })
              return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
            }}
            onDone={(count) => {
              feedback.success(`已生成 ${count} 份草稿`)
              onClose()
            }}
            onCancel={onClose}
          />
        )}
      </QueryState>
    </PageCard>
  )
}
