import { newNonce } from './signature.ts'

const KEY = 'scf-epoch'

/** 为什么本标签页不再作数：在别处换了企业、角色或账号。 */
export type SupersededBy = 'corp' | 'role' | 'account'

let adopted = ''

const shared = (): string => {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // 存储不可用：标签页之间没有共同的世代，由服务端核对企业
    return adopted
  }
}

/** 认下所有标签页此刻共同的世代；须在会话锁内、取身份之前调用。 */
export const adoptTabEpoch = (): void => {
  adopted = shared()
}

/** 换一个世代并认下：其他标签页从此过期，并知道为什么。须在独占锁内、切换请求之前调用。 */
export const bumpTabEpoch = (by: SupersededBy): void => {
  adopted = `${by}:${newNonce()}`
  try {
    localStorage.setItem(KEY, adopted)
  } catch {
    // 见上
  }
}

/** 本标签页过期了吗：认下之后别处又换了世代，得到换了什么；没有过期得 undefined。 */
export const supersededBy = (): SupersededBy | undefined => {
  const now = shared()
  if (now === adopted) return undefined
  const [by] = now.split(':')
  return by === 'role' || by === 'account' ? by : 'corp'
}

type Listener = (by: SupersededBy) => void

const listeners = new Set<Listener>()

/** 订阅"本标签页已过期"；返回退订函数。 */
export const onSuperseded = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 宣布本标签页已过期：业务请求发现世代不符，或服务端说企业已切换。 */
export const announceSuperseded = (by: SupersededBy = 'corp'): void => {
  for (const listener of listeners) listener(by)
}
