/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */
import { openChannel } from '#api/channel.ts'
import { type SessionName, sessionValue, setSessionValue } from '#api/session.ts'
import { newNonce } from '#api/signature.ts'
import type { SupersededBy } from '#api/tabEpoch.ts'
import { getSession } from '#state/session.ts'

/** 一个登录身份，给人看的那部分。 */
export interface Account {
  readonly userId: string
  readonly personName: string
  readonly corpName: string
}

/** 标签页之间的消息：询问与交出会话、询问与报出身份、一起退出、一起停用。 */
type Message =
  | { readonly kind: 'ask' | 'who' }
  | { readonly kind: 'exit'; readonly from: string }
  | { readonly kind: 'answer'; readonly values: Readonly<Partial<Record<SessionName, string>>> }
  | { readonly kind: 'me'; readonly account: Account }
  | { readonly kind: 'switched'; readonly by: SupersededBy; readonly from: string }

/** 从一个标签页带到另一个的会话值。 */
export const handedNames: readonly SessionName[] = ['authToken', 'wsToken', 'XSRF-TOKEN', 'XSRF-TOKEN-NAME']

const open = () => openChannel('scf-session')

// 同名的频道在同一页里也收得到：自己发的不理
const self = newNonce()

const tellTabs = (message: Message): void => {
  const channel = open()
  channel?.postMessage(message)
  channel?.close()
}

/** 通知其他标签页：本标签页换了企业、角色或账号。 */
export const tellSwitched = (by: SupersededBy): void => tellTabs({ kind: 'switched', by, from: self })

/** 通知其他标签页：退出了登录。 */
export const tellExit = (): void => tellTabs({ kind: 'exit', from: self })

/** 不认识的 kind，听的人各自不理。 */
const readMessage = (data: unknown): Message | undefined =>
  typeof data === 'object' && data !== null && 'kind' in data ? (data as Message) : undefined

interface TabReactions {
  /** 别处退出了登录 */
  readonly onExit: () => void
  /** 别处换了企业、角色或账号 */
  readonly onSwitched: (by: SupersededBy) => void
}

const answerTo = (message: Message): Message | undefined => {
  if (message.kind === 'ask' && sessionValue('authToken'))
    return {
      kind: 'answer',
      values: Object.fromEntries(handedNames.map((name) => [name, sessionValue(name)])),
    }
  const { user } = getSession()
  if (message.kind !== 'who' || !user) return undefined
  const { userId, personName, corpName } = user
  return { kind: 'me', account: { userId, personName, corpName } }
}

/** 回应其他标签页：交出会话、报出身份；收到退出就离开，收到切换就停用（T4、T24、T28）。返回停止函数。 */
export const answerTabs = ({ onExit, onSwitched }: TabReactions): (() => void) => {
  const channel = open()
  if (!channel) return () => undefined
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (!message) return
    if ('from' in message && message.from === self) return
    if (message.kind === 'exit') onExit()
    if (message.kind === 'switched')
      onSwitched(message.by === 'role' || message.by === 'account' ? message.by : 'corp')
    const answer = answerTo(message)
    if (answer) channel.postMessage(answer)
  })
  return () => channel.close()
}

/** 向其他标签页发问，取第一个读得懂的回答；最多等 ms 毫秒。 */
const inquire = <T>(
  question: Message,
  read: (message: Message) => T | undefined,
  ms: number,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    const channel = open()
    if (!channel) return resolve(undefined)
    const finish = (answer: T | undefined) => {
      clearTimeout(timer)
      channel.close()
      resolve(answer)
    }
    const timer = setTimeout(() => finish(undefined), ms)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data)
      const answer = message && read(message)
      if (answer !== undefined) finish(answer)
    })
    channel.postMessage(question)
  })

const PRESENCE = 'scf-tab'
/** 知道有别的标签页，才等它这么久：它可能正忙 */
const PATIENCE = 800

/** 报到：有会话的标签页一直持有一把共享锁，别人据此知道有没有可问的。 */
export const attend = (): void => {
  const locks = navigator.locks as LockManager | undefined
  void locks?.request(PRESENCE, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined)
}

/** 只有本标签页（尚未报到）吗；不知道时当作不是。 */
const isAlone = async (): Promise<boolean> => {
  const locks = navigator.locks as LockManager | undefined
  const { held } = (await locks?.query().catch(() => undefined)) ?? {}
  return held !== undefined && !held.some(({ name }) => name === PRESENCE)
}

/** 新标签页没有 sessionStorage 的副本（noopener）：向其他标签页要会话，最多等 ms 毫秒。 */
export const takeOver = async (ms = PATIENCE): Promise<boolean> => {
  if (await isAlone()) return false
  const read = (message: Message) => {
    if (message.kind !== 'answer') return undefined
    for (const name of handedNames) {
      const value: unknown = message.values?.[name]
      if (typeof value === 'string' && value.length <= 2048) setSessionValue(name, value)
    }
    return sessionValue('authToken') !== ''
  }
  return (await inquire({ kind: 'ask' }, read, ms)) ?? false
}

/** 其他标签页正以谁的身份登录；没有或没人回答得 undefined（T2）。 */
export const askAccount = async (ms = PATIENCE): Promise<Account | undefined> => {
  if (await isAlone()) return undefined
  const read = (message: Message) => {
    if (message.kind !== 'me') return undefined
    const { userId, personName, corpName } = message.account
    const isText = [userId, personName, corpName].every((text: unknown) => typeof text === 'string')
    return isText ? { userId, personName, corpName } : undefined
  }
  return inquire({ kind: 'who' }, read, ms)
}
