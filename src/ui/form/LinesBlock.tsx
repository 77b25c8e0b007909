import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './LinesBlock.module.css'

interface LinesBlockProps extends Pick<ControlProps<unknown>, 'id' | 'aria-label' | 'aria-describedby'> {
  /** 增行等按钮 */
  tools: ReactNode
  /** 合计的名字，如 剩余可用 */
  totalLabel: string
  /** 随填随算的合计；没有就不显示 */
  total: ReactNode
  /** 已填的行 */
  children: ReactNode
}

/** 逐行填写的一组：上面是增行的按钮与随填随算的合计，下面是已填的行。 */
export function LinesBlock({ tools, totalLabel, total, children, ...rest }: LinesBlockProps) {
  return (
    <div
      className={styles.lines}
      role="group"
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      <div className={styles.tools}>
        {tools}
        {total ? (
          <span className={styles.total} role="status" aria-label={totalLabel}>
            {total}
          </span>
        ) : null}
      </div>
      {children}
    </div>
  )
}

/** 合计里还剩的金额：不够时为负，红色。 */
export function AmountLeft({ amount }: { amount: string | undefined }) {
  return <strong className={amount?.startsWith('-') ? styles.short : undefined}>{formatMoney(amount)}</strong>
}

/** 一行的编辑与删除。 */
export function LineActions({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <button type="button" className="text-button" onClick={onEdit}>
        编辑
      </button>{' '}
      <button type="button" className="text-button" onClick={onDelete}>
        删除
      </button>
    </>
  )
}
