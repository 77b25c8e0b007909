import Button from '@arco-design/web-react/es/Button'
import { voteHelpArticle } from '#api/generated/corp/help-articles/help-articles.ts'
import type { HelpArticleDetail, HelpVote } from '#api/generated/corp/model/index.ts'
import { AttachmentList } from '#business/attachments/List.tsx'
import { RichText } from '#business/RichText.tsx'
import { formatInstant } from '#domain/calendar.ts'
import { useAction } from '#hooks/useAction.ts'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import styles from './help.module.css'

const votes: readonly (readonly [HelpVote, string, 'usefulCount' | 'unusefulCount'])[] = [
  ['USEFUL', '有用', 'usefulCount'],
  ['UNUSEFUL', '无用', 'unusefulCount'],
]

interface ArticleViewProps {
  /** 取文章的结果；标题在页面的标题里 */
  article: QueryStateProps<HelpArticleDetail>['result']
  helpId: string
  onClose: () => void
}

/** 一篇帮助文章：正文、模板下载、有用或无用（再评覆盖前一次）。 */
export function ArticleView({ article, helpId, onClose }: ArticleViewProps) {
  const vote = useAction((choice: HelpVote) => voteHelpArticle({ helpId, vote: choice }), {
    success: '感谢您的评价',
  })
  return (
    <article className={styles.article}>
      <button type="button" className="text-button" onClick={onClose}>
        ‹ 返回列表
      </button>
      <QueryState result={article}>
        {(detail) => (
          <>
            <header className={styles.head}>
              <div className={styles.when}>
                <StatusTag value={detail.helpCategory} dict="HELP_CATEGORY" tone="plain" />
                <span>更新于 {formatInstant(detail.updateTime, 'minute')}</span>
              </div>
            </header>
            <RichText html={detail.helpContent} label="帮助正文" />
            {detail.attachments.length > 0 ? (
              <Section title="模板下载">
                <AttachmentList label="模板" attachments={detail.attachments} />
              </Section>
            ) : null}
            <fieldset className={styles.votes}>
              <legend className="sr-only">这篇文章有用吗</legend>
              <span aria-hidden="true">这篇文章有用吗？</span>
              {votes.map(([value, label, count]) => (
                <Button
                  key={value}
                  type={detail.myVote === value ? 'primary' : 'default'}
                  aria-pressed={detail.myVote === value}
                  loading={vote.running}
                  onClick={() => void vote.run(value)}
                >
                  {label}（{detail[count]}）
                </Button>
              ))}
            </fieldset>
          </>
        )}
      </QueryState>
    </article>
  )
}
