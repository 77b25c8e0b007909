import type { MessageRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'

/** 告诉谁、另外说什么、跳到哪里。 */
type Notice = { roleCodes: string[]; jumpPath?: string; detail?: string }

/** 告诉融资的一方：说是哪一笔，默认跳到它的详情。 */
export const teller =
  <Row extends { corpId: string }>(
    about: (row: Row) => { bizNo: string; messageContent: string; jumpPath: string },
  ) =>
  (
    world: World,
    row: Row,
    messageType: MessageRow['messageType'],
    messageTitle: string,
    { roleCodes, jumpPath, detail }: Notice,
  ): void => {
    const notice = about(row)
    world.notify({
      corpId: row.corpId,
      roleCodes,
      messageType,
      messageTitle,
      messageContent: `${notice.messageContent}${detail ? `，${detail}` : ''}`,
      bizNo: notice.bizNo,
      jumpPath: jumpPath ?? notice.jumpPath,
    })
  }
