import type { World } from '../../kernel/World.ts'
import type { HelpArticleRow } from './rows.ts'

/** 一篇帮助，没有给的由这里补上。 */
export const buildHelpArticle = (world: World, part: Partial<HelpArticleRow>): HelpArticleRow =>
  world.helpArticles.put({
    helpId: world.ids.plain('HP'),
    helpCategory: 'CREDIT',
    helpTitle: '示例文章',
    helpContent: '<p>示例正文</p>',
    updateTime: world.now(),
    ...part,
  })
