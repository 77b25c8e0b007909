import { NO_VALUE } from '#domain/money.ts'
import styles from './columns.module.css'
import { toast } from './toast.ts'

/** 编号：全文显示，旁边的按钮复制。 */
export function Code({ value }: { value: string | undefined | null }) {
  if (!value) return <>{NO_VALUE}</>
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast('已复制')
    } catch {
      // 内网 http 没有剪贴板权限，退回选中让人自己复制
      toast('浏览器不允许复制，请选中后手动复制')
    }
  }
  return (
    <span className={styles.code}>
      <span className={styles.ellipsis} title={value}>
        {value}
      </span>
      <button
        type="button"
        className={`${styles.copy} no-print`}
        aria-label={`复制 ${value}`}
        onClick={() => void copy()}
      >
        复制
      </button>
    </span>
  )
}
