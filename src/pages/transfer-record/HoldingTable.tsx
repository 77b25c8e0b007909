import type { TransferNode } from '#api/generated/corp/model/index.ts'
import { currentAmountOf } from '#domain/currentAmount.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column, Money } from '#ui/table/columns.tsx'
import styles from './TransferRecord.module.css'

const is = column<TransferNode>()
const columns = [
  is.code('holdingNo', '持有编号'),
  is.text('fromCorpName', '前手'),
  is.text('holderName', '持有方'),
  is.number('transferLevel', '流转层级'),
  is.custom('currentAmount', '当前持有（元）', (row) => <Money value={currentAmountOf(row)} />, {
    align: 'end',
  }),
  is.money('holdAmount', '最初金额'),
  is.money('availableAmount', '可用金额'),
  is.dict('holdingSource', '持有来源', 'HOLDING_SOURCE', { tone: 'plain' }),
  is.date('acquireDate', '取得日期'),
  is.dict('holdingStatus', '持有状态', 'HOLDING_STATUS'),
]

/** 流转树的表：前手在后手之前，本企业的一笔标出。 */
export function HoldingTable({ holdings }: { readonly holdings: readonly TransferNode[] }) {
  if (holdings.length === 0) return <EmptyState />
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="流转明细">
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={align === 'end' ? styles.end : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holdings.map((row) => (
            <tr key={row.holdingNo} data-own={row.isOwn}>
              {columns.map(({ key, align, render }) => (
                <td key={key} className={align === 'end' ? styles.end : undefined}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
