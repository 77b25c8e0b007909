import type * as calls from '#api/generated/corp/help-articles/help-articles.ts'
import * as msw from '../../generated/corp/help-articles/help-articles.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import type { HelpArticleRow } from './rows.ts'

const view = ({ helpId, helpCategory, helpTitle, updateTime }: HelpArticleRow) => ({
  helpId,
  helpCategory,
  helpTitle,
  updateTime,
})

/** 文章的文字：在标签里搜到的，对读者不算。 */
const says = ({ helpTitle, helpContent }: HelpArticleRow, keyword: unknown): boolean =>
  `${helpTitle}${helpContent.replaceAll(/<[^>]+>/g, ' ')}`.includes(String(keyword).trim())

export default defineTag<typeof msw, typeof calls>({ msw })({
  pageHelpArticles: (ctx, query) =>
    answerPage(ctx.world.helpArticles.all(), query, { view, derived: { keyword: says } }),
  loadHelpArticle: (ctx, { helpId }) => {
    const row = ctx.world.helpArticles.need(helpId)
    const votes = [...ctx.world.helpVotes]
      .filter(([key]) => key.endsWith(` ${helpId}`))
      .map(([, vote]) => vote)
    const myVote = ctx.world.helpVotes.get(`${ctx.user.userId} ${helpId}`)
    return {
      ...view(row),
      helpContent: row.helpContent,
      attachments: row.attachments ?? [],
      usefulCount: votes.filter((vote) => vote === 'USEFUL').length,
      unusefulCount: votes.filter((vote) => vote === 'UNUSEFUL').length,
      ...(myVote && { myVote }),
    }
  },
  voteHelpArticle: (ctx, { helpId, vote }) => {
    ctx.world.helpArticles.need(helpId)
    ctx.world.helpVotes.set(`${ctx.user.userId} ${helpId}`, vote)
  },
})
