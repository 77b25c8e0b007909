// MSG 消息：每个收到的人各有一个状态。
import { flow, NEW } from '../../kernel/flow.ts'
import { ANYBODY, SYSTEM } from '../../kernel/roles.ts'
import type { MessageRow } from '../../kernel/rows.ts'

type Received = { messageState: 'SENT' | 'READ' }

/** 一个人收到的一条消息，读写的就是消息上的已读名单；办完了的待办不必再读。 */
export const receivedBy = ({ readBy, doneTime }: MessageRow, userId: string): Received => ({
  get messageState() {
    return doneTime !== undefined || readBy.includes(userId) ? 'READ' : 'SENT'
  },
  set messageState(state) {
    if (state === 'READ') readBy.push(userId)
  },
})

export const messageFlow = flow<Received>()(
  { code: 'MSG', title: '消息', entity: 'Message', field: 'messageState', dict: 'MESSAGE_STATE' },
  {
    // 各流程发出（world.notify）
    'T-MSG-01': { from: [NEW], event: '发送', to: 'SENT', who: SYSTEM },
    'T-MSG-02': { from: ['SENT'], event: '已读/全部已读', to: 'READ', who: ANYBODY },
  },
)
