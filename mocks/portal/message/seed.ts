import type { MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'

/** 一条消息，没有给的由这里补上。 */
export const buildMessage = (world: World, part: Partial<MessageRow>): MessageRow =>
  world.messages.put({
    messageId: world.ids.plain('MSG'),
    corpId: 'C001',
    roleCodes: [],
    messageTitle: '示例消息',
    messageContent: '示例消息内容',
    messageType: 'NOTICE',
    readBy: [],
    sendTime: world.now(),
    ...part,
  })
