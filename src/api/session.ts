/** 会话值的七个名字（GATE-07）。令牌只放 sessionStorage；地址类放 localStorage，可跨标签页。 */
const homes = {
  authToken: 'sessionStorage',
  wsToken: 'sessionStorage',
  'XSRF-TOKEN': 'sessionStorage',
  'XSRF-TOKEN-NAME': 'sessionStorage',
  corpLoginUrl: 'localStorage',
  lastUrl: 'localStorage',
  lastCorpFlag: 'localStorage',
} as const

export type SessionName = keyof typeof homes
export const sessionNames = Object.keys(homes) as SessionName[]

// 存储被禁用（SecurityError）或写满时，本标签页靠内存继续工作
const memory = new Map<SessionName, string>()

/** 存储被浏览器禁用或写满：会话只在内存里，刷新即失（K01、K02）。 */
export const isStorageBlocked = (): boolean => memory.size > 0

/** 取一个会话值；没有得空串。没能写进存储的取内存里的。 */
export const sessionValue = (name: SessionName): string => {
  const kept = memory.get(name)
  if (kept !== undefined) return kept
  try {
    return globalThis[homes[name]].getItem(name) ?? ''
  } catch {
    return ''
  }
}

let staged = false

/** 之后存的只留在内存里，直到 commitSession 或 discardSession：还没决定以谁的身份继续（T2）。 */
export const stageSession = (): void => {
  staged = true
}

/** 定下来：把内存里的写进存储。 */
export const commitSession = (): void => {
  staged = false
  for (const [name, value] of memory) setSessionValue(name, value)
}

/** 不要了：回到存储里原来的。 */
export const discardSession = (): void => {
  staged = false
  memory.clear()
}

/** 存一个会话值；空串即删除。 */
export const setSessionValue = (name: SessionName, value: string): void => {
  if (staged) {
    memory.set(name, value)
    return
  }
  try {
    const storage = globalThis[homes[name]]
    if (value) storage.setItem(name, value)
    else storage.removeItem(name)
    memory.delete(name)
  } catch {
    memory.set(name, value)
  }
}

/** 清空本地与会话存储（GATE-06、HTTP-05）；登录地址与上次地址由调用方先取后放。 */
export const clearSession = (): void => {
  discardSession()
  boundCorp = ''
  for (const home of ['sessionStorage', 'localStorage'] as const)
    try {
      globalThis[home].clear()
    } catch {
      // 不可用的存储里没有东西
    }
}

let boundCorp = ''

/** 把之后的业务请求绑定到企业：请求头 x-scf-corp-id，服务端据此拒绝串企业的操作（T24）。 */
export const bindCorp = (corpId: string): void => {
  boundCorp = corpId
}

/** 当前绑定的企业；未登录得空串。 */
export const currentCorp = (): string => boundCorp
