import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { retryCashBatch } from '#api/generated/corp/cashes/cashes.ts'
import { cashItemLabels } from '#api/generated/corp/labels/cashItem.ts'
import type { CashBatchDetail, CashItem, CashRetryRequest } from '#api/generated/corp/model/index.ts'
import { useSignedSubmit } from '#business/signing/useSignedSubmit.tsx'
import type { SigningData } from '#business/signing/useSms.tsx'
import { useReceipt } from '#business/useReceipt.ts'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { RowCheckbox } from '#ui/form/Checkbox.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { CheckedPayee } from './CheckedPayee.tsx'
import styles from './cash.module.css'

const is = column(cashItemLabels)
const results = [
  is.custom('cashItemNo', (item) => item.cashItemNo.slice(-3), { title: '明细号', width: 70 }),
  is.text('payeeName'),
  is.custom('payeeAccountNo', (item) => <CheckedPayee item={item} />, { width: 210 }),
  is.money('cashAmount'),
  is.dict('cashItemStatus', 'CASH_ITEM_STATUS'),
  is.dict('payFailReason', 'PAY_FAIL_REASON', { title: '失败原因', tone: 'failed' }),
  is.date('paidDate'),
]
const retryOf = (item: CashItem) => item.actions.find((action) => action.code === 'RETRY')

/** 再付一次签什么：付给谁、哪个账号、从哪个账户、多少（MC-6）。 */
const retrySigning = (batch: CashBatchDetail, items: readonly CashItem[]): SigningData => {
  const total = formatMoney(sum(items.map((item) => item.cashAmount)))
  const payer = batch.payAccountNo ?? '--'
  return {
    businessType: 'CASH_RETRY',
    productType: 'CREDIT',
    businessKeys: [batch.cashNo],
    summary: `重新发起兑付 ${batch.cashNo} 的 ${items.length} 笔，金额${total}元，由 ${payer} 付出`,
    content: [
      ...items.map(({ payeeName, payeeAccountNo }) => [payeeName, payeeAccountNo ?? '--'] as const),
      ['付款账号', payer],
      ['付款金额', `¥${total}`],
    ],
  }
}

/** 各笔付款的结果；失败的可勾选、签署后重新发起，账户异常而收款方未换账户的说明原因（T-CSH-10）。 */
export function PaymentItems({ batch }: { batch: CashBatchDetail }) {
  const receipt = useReceipt()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const retryable = batch.items.filter((item) => retryOf(item)?.enabled)
  const wanted = retryable.map((item) => item.cashItemNo).filter((no) => !skipped.includes(no))
  const retry = useSignedSubmit((request: CashRetryRequest) => retryCashBatch(request), {
    success: '已重新发起',
  })
  const start = () =>
    retry.run(
      retrySigning(
        batch,
        retryable.filter((item) => wanted.includes(item.cashItemNo)),
      ),
      { ...refOf(batch, 'cashNo'), cashItemNos: wanted },
    )
  const toggle = (no: string) =>
    setSkipped(skipped.includes(no) ? skipped.filter((one) => one !== no) : [...skipped, no])
  const offered = batch.items.some(retryOf)
  const pick = is.derived(
    'pick',
    '重发',
    (item) => {
      const action = retryOf(item)
      if (!action) return null
      const no = item.cashItemNo
      return (
        <RowCheckbox
          label={`选择 ${no}`}
          reason={action.reason}
          disabled={!action.enabled}
          checked={wanted.includes(no)}
          onChange={() => toggle(no)}
        />
      )
    },
    { width: 60 },
  )
  const columns = [
    ...(offered ? [pick] : []),
    ...results,
    is.actions({ RECEIPT: ['下载回单', (item) => receipt(item.receiptNo)] }, { width: 100 }),
  ]
  const stuck = batch.items.map(retryOf).find((action) => action && !action.enabled)?.reason
  return (
    <div className={styles.stack}>
      <PlainTable label="付款明细" columns={columns} rows={batch.items} rowKey="cashItemNo" />
      {stuck ? <Alert tone="warn">{stuck}</Alert> : null}
      {offered ? (
        <div className={styles.foot}>
          <Button
            type="primary"
            disabled={wanted.length === 0}
            loading={retry.running}
            onClick={() => void start()}
          >
            {`重新发起 ${wanted.length} 笔`}
          </Button>
        </div>
      ) : null}
      {retry.error?.kind === 'business' ? <Alert tone="error">{retry.error.message}</Alert> : null}
      {retry.element}
    </div>
  )
}
