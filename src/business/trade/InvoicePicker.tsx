import { memo } from 'react'
import type { Invoice } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { useSteady } from '#hooks/useSteady.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import styles from './InvoicePicker.module.css'

interface InvoiceRowProps {
  invoice: Invoice
  checked: boolean
  onToggle: (invoiceNo: string, checked: boolean) => void
}

// 可有几百张：勾一张只重画那一张
const InvoiceRow = memo(({ invoice, checked, onToggle }: InvoiceRowProps) => (
  <li className={styles.row}>
    <Checkbox
      checked={checked}
      disabled={invoice.invoiceVerifyStatus !== 'PASS'}
      onChange={(next) => onToggle(invoice.invoiceNo, next)}
    >
      {invoice.invoiceNo}
    </Checkbox>
    <span>{invoice.invoiceDate}</span>
    <span className={styles.amount}>{formatMoney(invoice.invoiceAmount)} 元</span>
    <span className={styles.amount}>剩余 {formatMoney(invoice.invoiceRemainAmount)} 元</span>
    <StatusTag value={invoice.invoiceVerifyStatus} dict="INVOICE_VERIFY_STATUS" />
  </li>
))

interface InvoicePickerProps extends ControlProps<string[]> {
  invoices: readonly Invoice[]
  /** 正取着的发票：没到的说正在读取，失败可重试；不给就是已经有了 */
  reading?: { data?: unknown; error?: unknown; mutate: () => unknown } | undefined
  /** 一张也没有时说的话 */
  guidance?: string
}

/** 选发票：查验一致的可选，其余说明为何不可选。 */
export function InvoicePicker({
  invoices,
  reading,
  value = [],
  onChange,
  guidance = '对方尚无可用发票，可登记新发票',
  ...rest
}: InvoicePickerProps) {
  const toggle = useSteady((invoiceNo: string, checked: boolean) =>
    onChange?.(checked ? [...value, invoiceNo] : value.filter((item) => item !== invoiceNo)),
  )
  if (reading && reading.data === undefined) {
    return reading.error ? (
      <ErrorState error={reading.error} onRetry={() => void reading.mutate()} />
    ) : (
      <p className={styles.none}>正在读取…</p>
    )
  }
  if (invoices.length === 0) return <p className={styles.none}>{guidance}</p>
  const chosen = new Set(value)
  return (
    <ul className={styles.list} aria-label={rest['aria-label']} aria-describedby={rest['aria-describedby']}>
      {invoices.map((invoice) => (
        <InvoiceRow
          key={invoice.invoiceNo}
          invoice={invoice}
          checked={chosen.has(invoice.invoiceNo)}
          onToggle={toggle}
        />
      ))}
    </ul>
  )
}
InvoicePicker.asks = '请选择'
