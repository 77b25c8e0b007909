import { Link } from 'react-router-dom'
import { messageLabels } from '#api/generated/corp/labels/message.ts'
import type { Message } from '#api/generated/corp/model/index.ts'
import { useReach } from '#routes/useReach.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './Message.module.css'
import { wayOf } from './wayOf.ts'

const is = column(messageLabels)
const facts = [is.dict('messageType', 'MESSAGE_TYPE', { tone: 'plain' }), is.instant('sendTime')]

/** 一条消息：内容是纯文本；能去的给链接，不能去的说明没有权限，办完的待办说已办完。 */
export function MessageDrawer({
  message,
  onClose,
}: {
  readonly message: Message
  readonly onClose: () => void
}) {
  const { messageTitle, messageContent, jumpPath } = message
  const to = useReach()(jumpPath ?? '')
  return (
    <Drawer title={messageTitle} width={560} onClose={onClose}>
      <Descriptions label="消息信息" of={message} items={facts} columns={2} />
      <p className={styles.content}>{messageContent}</p>
      {message.todoDone ? <Alert>这件待办已经办完，不必再办</Alert> : null}
      {to ? (
        <Link to={to}>{wayOf(message)}</Link>
      ) : jumpPath ? (
        <Alert tone="warn">您暂无权限打开该消息对应的页面</Alert>
      ) : null}
    </Drawer>
  )
}
