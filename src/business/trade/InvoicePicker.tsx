import Input from '@arco-design/web-react/es/Input'
import { type ClipboardEvent, memo, useState } from 'react'
import type { Invoice } from '#api/generated/corp/model/index.ts'
import { enoughInvoices } from '#domain/enoughInvoices.ts'
import { isMoney, isPositive, yuan } from '#domain/money.ts'
import { readInvoiceNos } from '#domain/readCode.ts'
import { feedback } from '#hooks/feedback.ts'
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
    <span className={styles.amount}>{yuan(invoice.invoiceAmount)}</span>
    <span className={styles.amount}>剩余 {yuan(invoice.invoiceRemainAmount)}</span>
    <StatusTag value={invoice.invoiceVerifyStatus} dict="INVOICE_VERIFY_STATUS" />
  </li>
))

interface InvoicePickerProps extends ControlProps<string[]> {
  invoices: readonly Invoice[]
  /** 正取着的发票：没到的说正在读取，失败可重试；不给就是已经有了 */
  reading?: { data?: unknown; error?: unknown; mutate: () => unknown } | undefined
  /** 一张也没有时说的话 */
  guidance?: string
  /** 单据此刻的金额，按下时才取：可依次选到凑够为止 */
  amountOf?: (() => string | undefined) | undefined
}

/** 多到这么多张，就给查找与全选。 */
const MANY = 6

const isUsable = ({ invoiceVerifyStatus, invoiceRemainAmount }: Invoice) =>
  invoiceVerifyStatus === 'PASS' && isPositive(invoiceRemainAmount)

/** 一张张勾太慢时：按号码查找，粘贴一列号码勾上，全选、全不选眼前的，依次选到凑够金额。 */
function PickerTools({
  find,
  onFind,
  all,
  shown,
  amountOf,
  value,
  onChange,
}: {
  find: string
  onFind: (text: string) => void
  all: readonly Invoice[]
  shown: readonly Invoice[]
  amountOf: (() => string | undefined) | undefined
  value: readonly string[]
  onChange: ((value: string[]) => void) | undefined
}) {
  const usable = shown.filter(isUsable)
  const here = new Set(shown.map(({ invoiceNo }) => invoiceNo))
  const fillUp = () => {
    const amount = amountOf?.()
    if (amount && isMoney(amount) && isPositive(amount)) onChange?.(enoughInvoices(usable, amount))
    else feedback.notice('请先填写金额，再按金额选发票')
  }
  // 从表格复制来的一列号码：有的都勾上；只有一个的照常查找
  const onPaste = (event: ClipboardEvent) => {
    const asked = [...new Set(readInvoiceNos(event.clipboardData.getData('text/plain')))]
    if (asked.length < 2) return
    event.preventDefault()
    const known = new Set(all.filter(isUsable).map(({ invoiceNo }) => invoiceNo))
    const unknown = asked.filter((invoiceNo) => !known.has(invoiceNo))
    onChange?.([...new Set([...value, ...asked.filter((invoiceNo) => known.has(invoiceNo))])])
    feedback.notice(
      unknown.length > 0
        ? `勾上 ${asked.length - unknown.length} 张，${unknown.length} 张没有或不能用：${unknown.slice(0, 3).join('、')}${unknown.length > 3 ? ' 等' : ''}`
        : `勾上 ${asked.length} 张`,
    )
  }
  return (
    <div className={styles.tools}>
      <Input
        className={styles.find}
        size="small"
        allowClear
        value={find}
        aria-label="查找发票"
        placeholder="发票号码，可粘贴一列"
        onPaste={onPaste}
        data-enter="stay"
        onChange={onFind}
      />
      <button
        type="button"
        className="text-button"
        onClick={() => onChange?.([...new Set([...value, ...usable.map(({ invoiceNo }) => invoiceNo)])])}
      >
        全选
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() => onChange?.(value.filter((invoiceNo) => !here.has(invoiceNo)))}
      >
        全不选
      </button>
      {amountOf ? (
        <button type="button" className="text-button" onClick={fillUp}>
          凑够金额为止
        </button>
      ) : null}
    </div>
  )
}

/** 选发票：查验一致的可选，其余说明为何不可选。 */
export function InvoicePicker({
  invoices,
  reading,
  value = [],
  onChange,
  guidance = '对方尚无可用发票，可登记新发票',
  amountOf,
  ...rest
}: InvoicePickerProps) {
  const [find, setFind] = useState('')
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
  const shown = find ? invoices.filter(({ invoiceNo }) => invoiceNo.includes(find.trim())) : invoices
  const tools = invoices.length >= MANY && !rest.disabled
  return (
    <>
      {tools ? (
        <PickerTools
          find={find}
          onFind={setFind}
          all={invoices}
          shown={shown}
          amountOf={amountOf}
          value={value}
          onChange={onChange}
        />
      ) : null}
      <ul className={styles.list} aria-label={rest['aria-label']} aria-describedby={rest['aria-describedby']}>
        {shown.map((invoice) => (
          <InvoiceRow
            key={invoice.invoiceNo}
            invoice={invoice}
            checked={chosen.has(invoice.invoiceNo)}
            onToggle={toggle}
          />
        ))}
        {shown.length === 0 ? <li className={styles.none}>没有号码含“{find.trim()}”的发票</li> : null}
      </ul>
    </>
  )
}
InvoicePicker.asks = '请选择'
