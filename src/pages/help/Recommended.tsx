import { usePageHelpArticles } from '#api/generated/corp/help-articles/help-articles.ts'
import styles from './help.module.css'

const some = { pageCond: { pageNo: 1, pageSize: 5 } }

/** 搜不到时的推荐文章。 */
export function Recommended({ onRead }: { readonly onRead: (helpId: string) => void }) {
  const { data } = usePageHelpArticles(some)
  if (!data || data.list.length === 0) return null
  return (
    <ul className={styles.recommended} aria-label="推荐文章">
      {data.list.map(({ helpId, helpTitle }) => (
        <li key={helpId}>
          <button type="button" className="text-button" onClick={() => onRead(helpId)}>
            {helpTitle}
          </button>
        </li>
      ))}
    </ul>
  )
}
