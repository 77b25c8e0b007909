import { guaranteeQuoteLabels } from '#api/generated/corp/labels/guaranteeQuote.ts'
import type { GuaranteeQuote } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RadioChoice } from '#ui/form/RadioChoice.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

interface QuoteInputProps extends ControlProps<string> {
  quotes: readonly GuaranteeQuote[]
}

const is = column(guaranteeQuoteLabels)
const terms = [
  is.dict('issuerOrgType', 'ISSUER_ORG_TYPE', { tone: 'plain' }),
  is.rate('guaranteeFeeRate', { title: '保函费率（年化%）' }),
  is.money('minFee'),
  is.money('guaranteeFee'),
  is.number('issueDays'),
]

/** 选开立机构：各家的保函费从低到高，不办理的说明原因（F-09）。 */
export function QuoteInput({ quotes, value, onChange, disabled = false, ...rest }: QuoteInputProps) {
  if (quotes.length === 0) return <EmptyState guidance="暂无可选的开立机构" />
  const [first] = quotes
  const columns = [
    is.custom(
      'issuerOrgName',
      ({ issuerOrgId, issuerOrgName, enabled, reason, guaranteeFee }) => (
        <RadioChoice
          group="issuerOrgId"
          title={issuerOrgName}
          tags={enabled && guaranteeFee && issuerOrgId === first?.issuerOrgId ? ['保函费最低'] : []}
          checked={value === issuerOrgId}
          disabled={disabled || !enabled}
          reason={reason}
          onChoose={() => onChange?.(issuerOrgId)}
        />
      ),
      { width: 280 },
    ),
    ...terms,
  ]
  return (
    <div
      role="radiogroup"
      aria-label={rest['aria-label'] ?? '开立机构'}
      id={rest.id}
      aria-describedby={rest['aria-describedby']}
    >
      <PlainTable label="保函费比较" columns={columns} rows={quotes} rowKey="issuerOrgId" />
    </div>
  )
}
QuoteInput.asks = '请选择'
