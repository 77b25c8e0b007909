import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageLabels } from '#api/generated/corp/labels/message.ts'
import { pageMessagesRequestLabels } from '#api/generated/corp/labels/pageMessagesRequest.ts'
import { readMessages, usePageMessages } from '#api/generated/corp/messages/messages.ts'
import type { Message, PageMessagesRequest } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import type { ListQuery } from '#hooks/listQuery.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useReach } from '#routes/useReach.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import styles from './Message.module.css'
import { wayOf } from './wayOf.ts'

const MessageDrawer = lateDialog(() => import('./MessageDrawer.tsx').then((part) => part.MessageDrawer))

type MessageQuery = PageMessagesRequest & ListQuery

const filter = filters<MessageQuery>(pageMessagesRequestLabels)
const conditions = [
  filter.dict('messageState', 'MESSAGE_STATE'),
  filter.dict('messageType', 'MESSAGE_TYPE'),
  filter.text('messageTitle'),
  filter.dates('sendTime', { label: '发送时间' }),
]
const is = column(messageLabels)

/** 消息中心：按状态与类型查消息，打开即已读，可全部已读（T-MSG-02）；行里直接前往，只给有权限的去处，办完的待办说已办完。 */
export default function MessagePage() {
  const page = useListPage(usePageMessages, { conditions })
  const [opened, setOpened] = useState<Message>()
  const [selected, setSelected] = useState<readonly string[]>([])
  const read = useAction((messageIds: string[]) => readMessages({ messageIds }))
  const readChosen = useAction((messageIds: string[]) => readMessages({ messageIds }), {
    success: '已标为已读',
    onDone: () => setSelected([]),
  })
  const readAll = useAction(() => readMessages({}), {
    success: '已全部标为已读',
    onDone: () => setSelected([]),
  })
  const reach = useReach()
  const markRead = (message: Message) => {
    if (message.messageState === 'SENT') void read.run([message.messageId])
  }
  const open = (message: Message) => {
    setOpened(message)
    markRead(message)
  }
  const columns = [
    is.dict('messageState', 'MESSAGE_STATE'),
    is.dict('messageType', 'MESSAGE_TYPE', { tone: 'plain' }),
    is.open('messageTitle', open),
    is.text('messageContent'),
    is.instant('sendTime'),
    is.buttons(
      (row) => {
        const to = reach(row.jumpPath)
        if (row.todoDone) return <span className={styles.done}>已办完</span>
        if (!to) return NO_VALUE
        return (
          <Link to={to} aria-label={`${wayOf(row)}：${row.messageTitle}`} onClick={() => markRead(row)}>
            {wayOf(row)}
          </Link>
        )
      },
      { offers: (row) => row.todoDone === true || reach(row.jumpPath) !== undefined },
    ),
  ]
  return (
    <ListCard
      label="消息"
      {...page}
      columns={columns}
      rowKey="messageId"
      guidance="还没有消息"
      toolbar={
        <Button loading={readAll.running} onClick={() => void readAll.run(undefined)}>
          全部已读
        </Button>
      }
      selection={{
        selected,
        onSelect: setSelected,
        max: 100,
        blocked: (row) => (row.messageState === 'READ' ? '已读' : undefined),
        actions: (
          <Button
            type="primary"
            loading={readChosen.running}
            onClick={() => void readChosen.run([...selected])}
          >
            标为已读
          </Button>
        ),
      }}
    >
      {opened ? <MessageDrawer message={opened} onClose={() => setOpened(undefined)} /> : null}
    </ListCard>
  )
}
