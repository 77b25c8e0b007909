import { amountSliceLabels } from '#api/generated/corp/labels/amountSlice.ts'
import type { AmountSlice } from '#api/generated/corp/model/index.ts'
import { formatShare, isPositive, multiplyDivide, totalOf } from '#domain/money.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './ShareTable.module.css'

const is = column(amountSliceLabels)

interface ShareTableProps {
  label: string
  /** 按什么分，如 供应商 */
  by: string
  slices: readonly AmountSlice[]
  guidance: string
  /** name 是字典值时给出字典类型 */
  dict?: string
}

/** 金额按某一项的分布：名称、金额、笔数与占比横条。 */
export function ShareTable({ label, by, slices, guidance, dict }: ShareTableProps) {
  if (slices.length === 0) return <EmptyState guidance={guidance} />
  const total = totalOf(slices.map(({ amount }) => amount))
  const share = ({ amount }: AmountSlice) => {
    if (total === undefined) return undefined
    return isPositive(total) ? multiplyDivide([amount, '100'], [total], { decimals: 2 }) : '0.00'
  }
  const columns = [
    dict ? is.dict('name', dict, { title: by }) : is.text('name', { title: by }),
    is.money('amount', { title: '金额' }),
    is.number('count'),
    is.derived(
      'share',
      '占比',
      (slice) => (
        <span className={styles.share}>
          <span className={styles.shareBar} aria-hidden="true">
            <i style={{ width: `${share(slice)}%` }} />
          </span>
          <span className={styles.shareText}>{formatShare(share(slice))}</span>
        </span>
      ),
      { width: 136 },
    ),
  ]
  return <PlainTable label={label} columns={columns} rows={slices} rowKey="name" />
}
