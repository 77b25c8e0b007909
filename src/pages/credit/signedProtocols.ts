/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */
import { openChannel } from '#api/channel.ts'

/** 新标签页签好一份协议之后的消息。 */
interface SignedProtocol {
  readonly kind: 'scf-protocol-signed'
  readonly protocolNo: string
  /** 来源单据编号 */
  readonly bizNo: string
}

const CHANNEL = 'scf-protocol'
const KIND = 'scf-protocol-signed'

const read = (data: unknown): SignedProtocol | undefined => {
  const message = data as Partial<SignedProtocol> | null
  return message?.kind === KIND && typeof message.bizNo === 'string' ? (message as SignedProtocol) : undefined
}

/** 告诉来源页面协议已签署：打开本页的窗口用同源 postMessage，其余标签页用 BroadcastChannel。 */
export const tellProtocolSigned = (protocol: Omit<SignedProtocol, 'kind'>): void => {
  const message: SignedProtocol = { kind: KIND, ...protocol }
  const opener = window.opener as Window | null
  opener?.postMessage(message, location.origin)
  const channel = openChannel(CHANNEL)
  channel?.postMessage(message)
  channel?.close()
}

/** 听候别的标签页签好协议；同一份可能告知两次。返回停止。 */
export const onProtocolSigned = (listen: (protocol: SignedProtocol) => void): (() => void) => {
  const receive = (data: unknown) => {
    const protocol = read(data)
    if (protocol) listen(protocol)
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin) receive(event.data)
  }
  globalThis.addEventListener('message', onMessage)
  const channel = openChannel(CHANNEL)
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data))
  return () => {
    globalThis.removeEventListener('message', onMessage)
    channel?.close()
  }
}
