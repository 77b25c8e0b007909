import type * as calls from '#api/generated/corp/messages/messages.ts'
import * as msw from '../../generated/corp/messages/messages.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import type { MessageRow } from '../../kernel/rows.ts'
import { messageFlow, receivedBy } from './transitions.ts'

/** 发给本人的，或本人角色的；警示另给管理员。还没有到时候的（文件还在生成）不给。 */
const isMine = ({ corp, user, now }: Context, row: MessageRow): boolean => {
  if (row.corpId !== corp.corpId || row.sendTime > now) return false
  if (row.userId !== undefined) return row.userId === user.userId
  const isWarned = row.messageType === 'WARN' && user.postCodes.includes('POST_MANAGER')
  return isWarned || row.roleCodes.length === 0 || row.roleCodes.some((role) => user.roleCodes.includes(role))
}

const mine = (ctx: Context) =>
  ctx.world.messages
    .where((row) => isMine(ctx, row))
    .map((row) => ({
      ...row,
      messageState: receivedBy(row, ctx.user.userId).messageState,
    }))
    .toSorted((a, b) => a.sendTime.localeCompare(b.sendTime))

export default defineTag<typeof msw, typeof calls>({ msw })({
  pageMessages: (ctx, query) =>
    answerPage(
      mine(ctx),
      { ...query, pageCond: query.pageCond ?? { pageNo: 1, pageSize: 10 } },
      {
        view: ({
          messageId,
          messageTitle,
          messageContent,
          messageType,
          messageState,
          sendTime,
          jumpPath,
          doneTime,
        }) => ({
          messageId,
          messageTitle,
          messageContent,
          messageType,
          messageState,
          sendTime,
          ...(messageType === 'TODO' && { todoDone: doneTime !== undefined }),
          ...(jumpPath && { jumpPath }),
        }),
        like: ['messageTitle'],
      },
    ),
  readMessages: (ctx, { messageIds }) => {
    const wanted = messageIds && new Set(messageIds)
    for (const row of ctx.world.messages.where((one) => isMine(ctx, one))) {
      const asked = wanted === undefined || wanted.has(row.messageId)
      const received = receivedBy(row, ctx.user.userId)
      if (asked && messageFlow.isReadyFor(received, 'T-MSG-02'))
        messageFlow.step(ctx.world, received, 'T-MSG-02')
    }
  },
})
