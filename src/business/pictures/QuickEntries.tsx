import { Link } from 'react-router-dom'
import styles from './QuickEntries.module.css'

interface QuickEntriesProps {
  /** [名称, 去处]；去不了的（undefined）不显示 */
  entries: readonly (readonly [name: string, href: string | undefined])[]
}

/** 快捷入口：一排像按钮的链接，都不抢眼（最显眼的是待办里最急的一件）；一个也去不了就什么也不画。 */
export function QuickEntries({ entries }: QuickEntriesProps) {
  const open = entries.flatMap(([name, href]) => (href ? [{ name, href }] : []))
  if (open.length === 0) return null
  return (
    <nav className={styles.entries} aria-label="快捷入口">
      {open.map(({ name, href }) => (
        <Link key={name} className={styles.entry} to={href}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
