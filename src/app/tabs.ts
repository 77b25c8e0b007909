/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */
import { type SessionName, sessionValue, setSessionValue } from '#api/session.ts'

/** 标签页之间的消息：询问会话、交出会话、一起退出。 */
type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer'; readonly values: Readonly<Partial<Record<SessionName, string>>> }
  | { readonly kind: 'exit' }

const handed: readonly SessionName[] = ['authToken', 'wsToken', 'XSRF-TOKEN', 'XSRF-TOKEN-NAME']

const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('scf-session') : undefined)

/** 通知其他标签页。 */
export const tellTabs = (message: Message): void => {
  const channel = open()
  channel?.postMessage(message)
  channel?.close()
}

const readMessage = (data: unknown): Message | undefined => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  return data.kind === 'ask' || data.kind === 'answer' || data.kind === 'exit' ? (data as Message) : undefined
}

/** 回应其他标签页：有会话就交出，收到退出就离开（T4、T28）。返回停止函数。 */
export const answerTabs = (onExit: () => void): (() => void) => {
  const channel = open()
  if (!channel) return () => undefined
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message?.kind === 'exit') onExit()
    if (message?.kind === 'ask' && sessionValue('authToken'))
      channel.postMessage({
        kind: 'answer',
        values: Object.fromEntries(handed.map((name) => [name, sessionValue(name)])),
      })
  })
  return () => channel.close()
}

/** 新标签页没有 sessionStorage 的副本（noopener）：向其他标签页要会话，最多等 ms 毫秒。 */
export const takeOver = (ms = 200): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = open()
    if (!channel) return resolve(false)
    const finish = (taken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(taken)
    }
    const timer = setTimeout(() => finish(false), ms)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data)
      if (message?.kind !== 'answer') return
      for (const name of handed) {
        const value: unknown = message.values?.[name]
        if (typeof value === 'string' && value.length <= 2048) setSessionValue(name, value)
      }
      finish(sessionValue('authToken') !== '')
    })
    channel.postMessage({ kind: 'ask' } satisfies Message)
  })
