const KEY = 'scf-journal'
const MOST = 20

/** 一笔结果未知的业务：只记办什么、何时、在哪一页与幂等键，不记内容（T20）。 */
export interface PendingIntent {
  readonly key: string
  /** 办的是什么：契约里接口的名称 */
  readonly title: string
  /** 毫秒 */
  readonly at: number
  /** 在哪个地址办的，不含查询 */
  readonly page: string
  readonly corpId: string
  /** 内容的哈希，用来认出同一笔的重试；含敏感字段的内容不留哈希 */
  readonly digest: string
}

const isIntent = (value: unknown): value is PendingIntent => {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as Record<string, unknown>
  const texts = [intent.key, intent.title, intent.page, intent.corpId, intent.digest]
  return texts.every((text) => typeof text === 'string') && typeof intent.at === 'number'
}

let memory = ''
let blocked = false

const journalText = (): string => {
  try {
    return blocked ? memory : (sessionStorage.getItem(KEY) ?? '')
  } catch {
    return memory
  }
}

const save = (intents: readonly PendingIntent[]) => {
  memory = intents.length > 0 ? JSON.stringify(intents.slice(-MOST)) : ''
  try {
    if (memory) sessionStorage.setItem(KEY, memory)
    else sessionStorage.removeItem(KEY)
    blocked = false
  } catch {
    blocked = true
  }
  for (const listener of listeners) listener()
}

/** 读日志；被写坏的部分略去。 */
export const readJournal = (): PendingIntent[] => {
  try {
    const stored: unknown = JSON.parse(journalText() || '[]')
    return Array.isArray(stored) ? stored.filter(isIntent) : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

/** 订阅日志的变化；返回退订函数。 */
export const onJournal = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// 本页正在等结果的：还不算"未知"
const running = new Set<string>()

/** 已经发出而没有等到结果的：页面重载前留下的，或超时、断网的。 */
export const unknownIntents = (): PendingIntent[] => readJournal().filter(({ key }) => !running.has(key))

/** 同上的 JSON 文本：内容不变则相同，供界面订阅。 */
export const unknownText = (): string => JSON.stringify(unknownIntents())

/** 发送之前记下：此后无论页面怎样中断，都留有痕迹。 */
export const recordIntent = (intent: PendingIntent): void => {
  running.add(intent.key)
  save([...readJournal().filter(({ key }) => key !== intent.key), intent])
}

/** 没有等到结果：留在日志里，直到查明。 */
export const markUnknown = (key: string): void => {
  running.delete(key)
  save(readJournal())
}

/** 有了确定的结果，或用户已核实：划掉。 */
export const settleIntent = (key: string): void => {
  running.delete(key)
  save(readJournal().filter((intent) => intent.key !== key))
}

/** 认下本机留着的、本标签页不知道的未明业务；不像样的略去。 */
export const adoptJournal = (intents: readonly unknown[]): void => {
  const known = readJournal()
  const keys = new Set(known.map(({ key }) => key))
  const found = intents.filter(isIntent).filter(({ key }) => !keys.has(key))
  if (found.length > 0) save([...found, ...known])
}

/** 换了人：上一个人的未明业务不再提示。 */
export const forgetJournal = (): void => {
  running.clear()
  save([])
}
