import type * as calls from '#api/generated/corp/workbench/workbench.ts'
import * as msw from '../../generated/corp/workbench/workbench.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { counterpartyTop, workbenchAssets, workbenchDebts, workbenchTrend } from './figures.ts'
import { workbenchTodos } from './todos.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  workbenchOverview: (ctx) => ({
    todos: workbenchTodos(ctx),
    assets: workbenchAssets(ctx),
    debts: workbenchDebts(ctx),
    trend: workbenchTrend(ctx),
    counterpartyTop: counterpartyTop(ctx),
    statTime: ctx.now,
  }),
})
