import { importRfAccounts, useRfAccountFormContext } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { ExcelImport } from '#business/ExcelImport.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { toast } from '#ui/toast.ts'
import { useToday } from '#ui/today.ts'
import { type AccountImportValues, accountImportColumns, toImportRow } from './accountImportColumns.ts'
import { type Side, SIDES } from '../sides.ts'

/** 批量导入账款：每行成为一份草稿，不收的行就地说明（T-RAC-01、INV-21）。 */
export function AccountImportView({ side, onClose }: { side: Side; onClose: () => void }) {
  const context = useRfAccountFormContext()
  const today = useToday()
  const { account } = SIDES[side]
  return (
    <PageCard title={usePageTitle()} description={`批量导入${account}`}>
      <Notice>每行成为一份草稿，导入后在列表里勾选、批量提交。</Notice>
      <Loaded result={context}>
        {(choices) => (
          <ExcelImport<AccountImportValues>
            label={account}
            columns={accountImportColumns(side, choices, today)}
            submit={async (rows) => {
              const { failures } = await importRfAccounts({ rows: rows.map(toImportRow) })
              return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
            }}
            onDone={(count) => {
              toast(`已生成 ${count} 份草稿`)
              onClose()
            }}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </PageCard>
  )
}
