import { Link } from 'react-router-dom'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useDict } from '#ui/DictContext.ts'
import styles from './help.module.css'

/** 帮助分类：点一类只看这一类，全部 即不限；正在看文章时也回到列表。 */
export function HelpCategories({ current = '' }: { readonly current: string | undefined }) {
  const { options } = useDict('HELP_CATEGORY')
  return (
    <nav className={styles.categories} aria-label="帮助分类">
      <ul>
        {[{ value: '', label: '全部' }, ...options].map(({ value, label }) => (
          <li key={value}>
            <Link
              to={href(shell.help, { helpCategory: value })}
              aria-current={value === current ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
