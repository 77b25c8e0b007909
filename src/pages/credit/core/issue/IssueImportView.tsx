import { createIssueApplications, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import type { Invoice, IssueFormContext, TradeContract } from '#api/generated/corp/model/index.ts'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { ExcelImport } from '#business/excel/Import.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { yuan } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { type ImportValues, importColumns, importTotal, toRow } from './issueColumns.ts'

/** 批量开立：按模板导入，每行成为一份草稿，不收的行就地说明（T-ISS-01、INV-21）。 */
export function IssueImportView({ onClose }: { onClose: () => void }) {
  const context = useIssueFormContext()
  const contracts = useListTradeContracts({})
  const invoices = useListInvoices({})
  return (
    <PageCard description="批量导入开立申请">
      <QueryState result={context}>
        {(limits) => (
          <QueryState result={contracts}>
            {(known) => (
              <QueryState result={invoices}>
                {(issued) => (
                  <Import context={limits} contracts={known} invoices={issued} onClose={onClose} />
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}

interface ImportProps {
  context: IssueFormContext
  /** 本企业的有效合同，读文件时核对编号 */
  contracts: readonly TradeContract[]
  /** 开给本企业的、还有未占用金额的发票 */
  invoices: readonly Invoice[]
  onClose: () => void
}

function Import({ context, contracts, invoices, onClose }: ImportProps) {
  const holidays = useHolidays()
  return (
    <>
      <Alert>
        {`每行成为一份草稿，导入后在列表里勾选、批量提交复核。可用额度 ${yuan(context.availableLimit)}`}
      </Alert>
      <ExcelImport<ImportValues>
        label="批量开立"
        columns={importColumns(context, { contracts, invoices }, holidays)}
        summary={(rows) => importTotal(rows, context.availableLimit)}
        nextStep={(count) => `去列表提交这 ${count} 份`}
        submit={async (rows) => {
          const request = { issueChannel: 'IMPORT' as const, rows: rows.map(toRow) }
          const { failures } = await createIssueApplications(request)
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
