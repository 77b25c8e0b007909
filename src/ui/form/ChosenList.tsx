import styles from './ChosenList.module.css'
import type { ControlProps } from './ControlProps.ts'

interface ChosenListProps extends Pick<ControlProps<unknown>, 'id' | 'aria-label' | 'aria-describedby'> {
  /** 已选的每一项：编号与要紧的几句 */
  items: readonly { key: string; texts: readonly string[] }[]
  /** 有选中时的合计 */
  summary: string
  onRemove: (key: string) => void
}

/** 已选的各项：在上面的列表里勾选，这里可移除。 */
export function ChosenList({ items, summary, onRemove, ...rest }: ChosenListProps) {
  return (
    <div
      id={rest.id}
      role="group"
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      <ul className={styles.chosen}>
        {items.map(({ key, texts }) => (
          <li key={key}>
            <span>{key}</span>
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
            <button
              type="button"
              className="text-button"
              aria-label={`移除 ${key}`}
              onClick={() => onRemove(key)}
            >
              移除
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.none}>{items.length === 0 ? '请在上面的列表中勾选' : summary}</p>
    </div>
  )
}
