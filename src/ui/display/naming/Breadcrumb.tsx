import { Link, type To } from 'react-router-dom'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  /** 由外到内；有去处的是链接，最后一项是眼前的 */
  items: readonly { text: string; to?: To; replace?: boolean }[]
}

/** 面包屑：回列表的一项保留列表的条件。 */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="面包屑" className={styles.crumbs}>
      <ol>
        {items.map(({ text, to, replace }, at) => (
          <li key={text} aria-current={at === items.length - 1 ? 'page' : undefined}>
            {to ? (
              <Link to={to} replace={replace}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
