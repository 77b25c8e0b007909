import { NO_VALUE } from '#domain/noValue.ts'
import styles from '#ui/table/columns.module.css'
import { copyText } from './copyText.ts'

/** 编号：全文显示，旁边的按钮复制。 */
export function Code({ value }: { value: string | undefined | null }) {
  if (!value) return <>{NO_VALUE}</>
  return (
    <span className={styles.code}>
      <span className={styles.ellipsis} title={value}>
        {value}
      </span>
      <button
        type="button"
        className={`${styles.copy} no-print`}
        aria-label={`复制 ${value}`}
        onClick={() => void copyText(value)}
      >
        复制
      </button>
    </span>
  )
}
