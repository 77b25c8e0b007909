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
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M4.5 3.5h6v7h-6zM7.5 3.5v-2h-6v7h3" />
        </svg>
      </button>
    </span>
  )
}
