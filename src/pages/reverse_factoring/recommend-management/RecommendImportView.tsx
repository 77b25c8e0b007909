import type { RfRecommendFormContext, RfRecommendImportRow } from '#api/generated/corp/model/index.ts'
import {
  importRfRecommends,
  useRfRecommendFormContext,
} from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { ExcelImport } from '#business/excel/Import.tsx'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { isPositive } from '#domain/money.ts'
import { readDigits } from '#domain/readCode.ts'
import { atMost } from '#domain/validation.ts'
import { feedback } from '#hooks/feedback.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { useToday } from '#ui/today.ts'

/** 文件里的一行：读出来都是文字。 */
type ImportValues = Omit<RfRecommendImportRow, 'cooperateYears'> & { cooperateYears: string }

const MAX_YEARS = 100

const columnsOf = (
  { suppliers, funders }: RfRecommendFormContext,
  today: string,
): ImportColumn<ImportValues>[] => [
  {
    field: 'supplierName',
    title: '供应商名称',
    kind: 'text',
    required: true,
    check: (name) => {
      const found = suppliers.find(({ corpName }) => corpName === name)
      if (!found) return '供应商不是已建立的交易对手'
      return found.ready ? undefined : found.reason
    },
    example: suppliers.find(({ ready }) => ready)?.corpName,
  },
  {
    field: 'funderName',
    title: '资金方',
    kind: 'choice',
    required: true,
    options: funders.map(({ funderName }) => ({ value: funderName, label: funderName })),
    example: funders[0]?.funderName,
  },
  {
    field: 'recommendAmount',
    title: '建议融资额度',
    kind: 'money',
    required: true,
    check: (amount) => (isPositive(amount) ? undefined : '建议融资额度须大于0'),
    example: '5000000.00',
  },
  {
    field: 'cooperateYears',
    title: '合作年限',
    kind: 'digits',
    read: (text) => readDigits(text).replace(/年$/, ''),
    required: true,
    check: (years) => (Number(years) > MAX_YEARS ? `合作年限不超过${MAX_YEARS}年` : undefined),
    example: '5',
  },
  {
    field: 'annualTradeAmount',
    title: '年交易额',
    kind: 'money',
    required: true,
    check: (amount) => (isPositive(amount) ? undefined : '年交易额须大于0'),
    example: '26000000.00',
  },
  {
    field: 'recommendReason',
    title: '推荐理由',
    kind: 'lines',
    required: true,
    check: atMost(200),
  },
  {
    field: 'recommendExpireDate',
    title: '推荐有效期至',
    kind: 'day',
    required: true,
    check: (day) => (day <= today ? '推荐有效期须晚于今天' : undefined),
  },
]

/** 批量导入推荐：每行成为一份草稿，不收的行就地说明（T-RRM-01、INV-21）。 */
export function RecommendImportView({ onClose }: { onClose: () => void }) {
  const context = useRfRecommendFormContext()
  const today = useToday()
  return (
    <PageCard description="批量导入供应商推荐">
      <Alert>每行成为一份草稿，导入后在列表里逐份提交复核。</Alert>
      <QueryState result={context}>
        {(choices) => (
          <ExcelImport<ImportValues>
            label="供应商推荐"
            columns={columnsOf(choices, today)}
            submit={async (rows) => {
              const request = {
                rows: rows.map((row) => ({ ...row, cooperateYears: Number(row.cooperateYears) })),
              }
              const { failures } = await importRfRecommends(request)
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
