import { EmptyState } from '#ui/display/EmptyState.tsx'
import styles from './SwitchList.module.css'

interface SwitchItem {
  readonly id: string
  readonly name: string
  readonly tag: string | undefined
  /** 为什么不可选、找谁，或那里有几笔要办 */
  readonly note?: string | undefined
  readonly isCurrent: boolean
  readonly isBlocked: boolean
}

interface SwitchListProps {
  readonly label: string
  readonly items: readonly SwitchItem[]
  /** 正在切换到哪一项；此时都不可选 */
  readonly choosing: string | undefined
  readonly onChoose: (id: string) => void
}

/** 可以切换到的几项：当前的与不可用的标出来、不可选；不预选任何一项。 */
export function SwitchList({ label, items, choosing, onChoose }: SwitchListProps) {
  if (items.length === 0) return <EmptyState />
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, name, tag, note, isCurrent, isBlocked }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            aria-current={isCurrent || undefined}
            disabled={isBlocked || isCurrent || choosing !== undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.name}>{name}</span>
            {choosing === id ? <span className={styles.tag}>正在切换…</span> : null}
            {tag ? (
              <span className={styles.tag} data-blocked={isBlocked || undefined}>
                {tag}
              </span>
            ) : null}
          </button>
          {note ? <p className={styles.note}>{note}</p> : null}
        </li>
      ))}
    </ul>
  )
}
