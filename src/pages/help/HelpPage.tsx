import { useCallback } from 'react'
import { useLoadHelpArticle, usePageHelpArticles } from '#api/generated/corp/help-articles/help-articles.ts'
import { helpArticleLabels } from '#api/generated/corp/labels/helpArticle.ts'
import { pageHelpArticlesRequestLabels } from '#api/generated/corp/labels/pageHelpArticlesRequest.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { SearchInput } from '#ui/query/SearchInput.tsx'
import { column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { HelpCategories } from './HelpCategories.tsx'
import { HelpContact } from './HelpContact.tsx'
import styles from './help.module.css'
import { Recommended } from './Recommended.tsx'

const ArticleView = lateView(() => import('./ArticleView.tsx').then((part) => part.ArticleView))

const filter = filters(pageHelpArticlesRequestLabels)
const conditions = [filter.text('keyword', { label: '关键词' }), filter.dict('helpCategory', 'HELP_CATEGORY')]
const is = column(helpArticleLabels)

/** 帮助中心：按分类浏览、按标题与正文搜索、看文章、评有用或无用，找不到可联系客服。 */
export default function HelpPage() {
  const page = useListPage(usePageHelpArticles, { conditions })
  const { query, onQuery } = page
  const [view, { helpId = '' }, open, close] = useView('article')
  const article = useLoadHelpArticle(view === 'article' ? { helpId } : null)
  const search = useCallback((keyword: string) => onQuery({ keyword }), [onQuery])
  const read = (id: string) => open('article', { helpId: id })
  const columns = [
    is.open('helpTitle', (row) => read(row.helpId)),
    is.dict('helpCategory', 'HELP_CATEGORY', { tone: 'plain' }),
    is.instant('updateTime'),
  ]
  return (
    <PageCard
      isList={view !== 'article'}
      description={
        view === 'article' ? (article.data?.helpTitle ?? '帮助文章') : '操作指引、常见问题与模板下载'
      }
    >
      <div className={styles.layout}>
        <HelpCategories current={query.helpCategory} />
        <div className={styles.main}>
          {view === 'article' ? (
            <ArticleView article={article} helpId={helpId} onClose={close} />
          ) : (
            <>
              <SearchInput label="搜索标题与正文" value={query.keyword ?? ''} onSearch={search} />
              <DataTable
                label="帮助文章"
                {...page}
                columns={columns}
                rowKey="helpId"
                guidance="没有找到相关的文章，您可以看看推荐文章，或联系客服"
                emptyAction={<Recommended onRead={read} />}
              />
            </>
          )}
        </div>
        <HelpContact />
      </div>
    </PageCard>
  )
}
