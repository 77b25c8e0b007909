import type { Invoice } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import styles from './InvoicePicker.module.css'

interface InvoicePickerProps extends ControlProps<string[]> {
  invoices: readonly Invoice[]
  /** 一张也没有时说的话 */
  guidance?: string
}

/** 选发票：查验一致的可选，其余说明为何不可选。 */
export function InvoicePicker({
  invoices,
  value = [],
  onChange,
  guidance = '对方尚无可用发票，可登记新发票',
  ...rest
}: InvoicePickerProps) {
  if (invoices.length === 0) return <p className={styles.none}>{guidance}</p>
  const toggle = (invoiceNo: string, checked: boolean) =>
    onChange?.(checked ? [...value, invoiceNo] : value.filter((item) => item !== invoiceNo))
  return (
    <ul className={styles.list} aria-label={rest['aria-label']} aria-describedby={rest['aria-describedby']}>
      {invoices.map((invoice) => (
        <li key={invoice.invoiceNo} className={styles.row}>
          <Checkbox
            checked={value.includes(invoice.invoiceNo)}
            disabled={invoice.invoiceVerifyStatus !== 'PASS'}
            onChange={(checked) => toggle(invoice.invoiceNo, checked)}
          >
            {invoice.invoiceNo}
          </Checkbox>
          <span>{invoice.invoiceDate}</span>
          <span className={styles.amount}>{formatMoney(invoice.invoiceAmount)} 元</span>
          <span className={styles.amount}>剩余 {formatMoney(invoice.invoiceRemainAmount)} 元</span>
          <StatusTag value={invoice.invoiceVerifyStatus} dict="INVOICE_VERIFY_STATUS" />
        </li>
      ))}
    </ul>
  )
}
