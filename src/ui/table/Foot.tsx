import { Fragment, type ReactNode } from 'react'
import { formatMoney, groupThousands } from '#domain/money.ts'
import styles from './DataTable.module.css'

interface TableFootProps {
  label: string
  summary: { count: number; amount?: string } | undefined
  /** 合计的是什么，如 凭证金额；不知道就只说 合计 */
  name: string
  /** 另外合计的，如 未付金额 */
  others: readonly (readonly [name: string, amount: string])[]
  /** 只有一页，或合计的不是表里的列时为空 */
  pageTotal: string | undefined
  children: ReactNode
}

/** 表脚：左边本页合计与全部合计（合计的是哪一列，interface 1.9），右边分页。 */
export function TableFoot({ label, summary, name, others, pageTotal, children }: TableFootProps) {
  return (
    <div className={styles.foot}>
      {summary?.amount !== undefined ? (
        <output className={styles.summary} aria-label={`${label}合计`}>
          {pageTotal === undefined ? null : (
            <>
              {name}本页合计 <strong>¥{formatMoney(pageTotal)}</strong>
              <span className={styles.gap} />
              全部
            </>
          )}
          {pageTotal === undefined ? name : ''}合计 <strong>{groupThousands(String(summary.count))}</strong>{' '}
          笔 <strong>¥{formatMoney(summary.amount)}</strong>
          {others.map(([of, total]) => (
            <Fragment key={of}>
              <span className={styles.gap} />
              {of}合计 <strong>¥{formatMoney(total)}</strong>
            </Fragment>
          ))}
        </output>
      ) : null}
      {children}
    </div>
  )
}
