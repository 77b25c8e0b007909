import { Link } from 'react-router-dom'
import styles from './QuickEntries.module.css'

interface QuickEntriesProps {
  /** [名称, 去处]；去不了的（undefined）不显示，第一个能去的最显眼 */
  entries: readonly (readonly [name: string, href: string | undefined])[]
}

/** 快捷入口：一排像按钮的链接；一个也去不了就什么也不画。 */
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
