import { useMemo } from 'react'
import { importCounterparties } from '#api/generated/corp/counterparties/counterparties.ts'
import type { CounterpartyForm } from '#api/generated/corp/model/index.ts'
import { ExcelImport } from '#business/excel/Import.tsx'
import { feedback } from '#hooks/feedback.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { useToday } from '#ui/today.ts'
import { importColumns } from './supplierColumns.ts'

/** 批量导入：已注册的待对方确认，未注册的发出邀请，不收的行就地说明（T-CPY-01、02）。 */
export function SupplierImportView({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const relations = useDict('RELATION_TYPE').options
  const levels = useDict('SUPPLIER_LEVEL').options
  const scales = useDict('CORP_SCALE').options
  const columns = useMemo(
    () => importColumns({ relations, levels, scales }, today),
    [relations, levels, scales, today],
  )
  return (
    <PageCard description="批量导入">
      <Alert>已注册的企业会收到确认请求，还没注册的联系人会收到邀请短信。</Alert>
      <ExcelImport<CounterpartyForm>
        label="交易对手"
        columns={columns}
        submit={async (rows) => {
          const { failures } = await importCounterparties({ rows: [...rows] })
          return failures.map(({ rowIndex, ...failure }) => ({ index: rowIndex, ...failure }))
        }}
        onDone={(count) => {
          feedback.success(`已导入 ${count} 个交易对手`)
          onClose()
        }}
        onCancel={onClose}
      />
    </PageCard>
  )
}
