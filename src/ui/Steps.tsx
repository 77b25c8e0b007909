import styles from './Wizard.module.css'

/** 流程走到哪一步；current 从 0 起，等于步数即全部完成。 */
export function Steps({
  label,
  titles,
  current,
}: {
  label: string
  titles: readonly string[]
  current: number
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {titles.map((title, index) => {
        const state = index < current ? styles.done : index === current ? styles.current : ''
        return (
          <li
            key={title}
            className={`${styles.step} ${state}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < current ? '✓' : index + 1}
            </span>
            {title}
            {index < current ? <span className="sr-only">已完成</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
