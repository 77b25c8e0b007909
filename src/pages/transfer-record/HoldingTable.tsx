import { transferNodeLabels } from '#api/generated/corp/labels/transferNode.ts'
import type { TransferNode } from '#api/generated/corp/model/index.ts'
import { currentAmountOf } from '#domain/currentAmount.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column, Money } from '#ui/table/columns.tsx'
import styles from './TransferRecord.module.css'

const is = column(transferNodeLabels)
const columns = [
  is.code('holdingNo'),
  is.text('fromCorpName'),
  is.text('holderName'),
  is.number('transferLevel'),
  is.derived('currentAmount', '当前持有（元）', (row) => <Money value={currentAmountOf(row)} />, {
    align: 'end',
  }),
  is.money('holdAmount'),
  is.money('availableAmount'),
  is.dict('holdingSource', 'HOLDING_SOURCE', { tone: 'plain' }),
  is.date('acquireDate'),
  is.dict('holdingStatus', 'HOLDING_STATUS'),
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
