import type * as calls from '#api/generated/corp/workbench/workbench.ts'
import * as msw from '../../generated/corp/workbench/workbench.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { counterpartyTop, dueSpread, openItems, workbenchCards, workbenchTrend } from './figures.ts'
import { guideOf } from './guide.ts'
import { workbenchTodos } from './todos.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  workbenchOverview(ctx) {
    const open = openItems(ctx)
    return {
      todos: workbenchTodos(ctx),
      cards: workbenchCards(ctx),
      trend: workbenchTrend(ctx),
      payableSpread: dueSpread(ctx, open, 'PAY'),
      receivableSpread: dueSpread(ctx, open, 'RECEIVE'),
      counterpartyTop: counterpartyTop(open),
      guide: guideOf(ctx),
      statTime: ctx.now,
    }
  },
})
