import { recentVoucherLabels } from '#api/generated/corp/labels/recentVoucher.ts'
import type { RecentVoucher } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(recentVoucherLabels)

interface RecentVouchersProps {
  /** 表的名字，如 最近开立 */
  label: string
  /** 对方是谁：接收方或开立方 */
  counterparty: string
  vouchers: readonly RecentVoucher[]
  guidance: string
  /** 凭证详情的地址；去不了（undefined）时编号只供复制 */
  hrefOf?: (voucherNo: string) => string | undefined
}

/** 最近的凭证，至多十笔。 */
export function RecentVouchers({ label, counterparty, vouchers, guidance, hrefOf }: RecentVouchersProps) {
  if (vouchers.length === 0) return <EmptyState guidance={guidance} />
  const linked = hrefOf?.('') !== undefined
  const columns = [
    linked ? is.link('voucherNo', ({ voucherNo }) => hrefOf?.(voucherNo) ?? '') : is.code('voucherNo'),
    is.text('counterpartyName', { title: counterparty }),
    is.money('faceAmount'),
    is.date('promisePayDate'),
    is.dict('voucherStatus', 'VOUCHER_STATUS'),
  ]
  return <PlainTable label={label} columns={columns} rows={vouchers} rowKey="voucherNo" />
}
