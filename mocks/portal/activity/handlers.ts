import type * as calls from '#api/generated/corp/activities/activities.ts'
import type { Activity, ActivityQuery } from '#api/generated/corp/model/index.ts'
import { hasDuty } from '../../account/user/duties.ts'
import * as msw from '../../generated/corp/activities/activities.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { CORP_MANAGER } from '../../kernel/roles.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { keptSince } from './observe.ts'
import type { ActivityRow } from './rows.ts'

const view = (row: ActivityRow): Activity => {
  const { corpId: _, userId: __, ...shown } = row
  return shown
}

/** 本人在本企业的，或全企业的：后者只给管理员。 */
const pageOf = (ctx: Context, { activityScope, ...query }: ActivityQuery) => {
  const { world, user, corp, today } = ctx
  if (activityScope === 'CORP' && !hasDuty(ctx, CORP_MANAGER))
    throw new BusinessError('ROLE', '只有企业管理员可以查看全企业的操作记录')
  const rows = world.activities.where(
    (row) =>
      row.corpId === corp.corpId &&
      (activityScope === 'CORP' || row.userId === user.userId) &&
      row.activityTime.slice(0, 10) >= keptSince(today),
  )
  return answerPage(rows, query, {
    view,
    like: ['personName', 'activityText'],
    ordered: true,
  })
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  pageActivities: (ctx, query) => pageOf(ctx, query),

  exportActivities(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      { name: '操作记录', operation: 'exportActivities', asked: query },
      ['操作时间', '操作人', '类型', '内容', '结果', '失败原因', '终端', '来源地址'],
      list.map((row) => [
        row.activityTime,
        row.personName,
        dictLabel('ACTIVITY_KIND', row.activityKind),
        row.activityText,
        dictLabel('ACTIVITY_RESULT', row.activityResult),
        row.failReason,
        row.clientName,
        row.clientAddress,
      ]),
    )
  },
})
