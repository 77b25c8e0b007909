/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源，只在同源之间 */
import { openChannel } from '#api/channel.ts'
import { serverNow } from '#api/clock.ts'

/** 草稿所在的 IndexedDB 数据库，也是各标签页相告的频道。 */
const DRAFTS = 'scf-drafts'

/** 存下的一份草稿。 */
export interface StoredDraft {
  /** 存下的时刻（毫秒，服务端时间） */
  readonly savedAt: number
  readonly values: object
}

const STORE = 'drafts'
/** 草稿最多留这么久（G10：24 小时） */
const KEPT_FOR = 24 * 3_600_000
/** 打开库最多等这么久（毫秒）；晚开的，下一次照用 */
const PATIENCE = 3_000

let opening: Promise<IDBDatabase> | undefined
let database: IDBDatabase | undefined

const forget = () => {
  opening = undefined
  database = undefined
}

const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DRAFTS, 1)
    // 有的浏览器在隐私模式下既不开也不拒（W04）
    setTimeout(() => reject(new Error(DRAFTS)), PATIENCE)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' })
    })
    request.addEventListener('error', () => reject(request.error ?? new Error(DRAFTS)))
    request.addEventListener('success', () => {
      const opened = request.result
      opened.addEventListener('versionchange', () => {
        // 不让开，删除就一直等着
        opened.close()
        forget()
      })
      // 浏览器清除了本站的数据：下次重新打开
      opened.addEventListener('close', forget)
      database = opened
      resolve(opened)
    })
  })
  opening.catch(forget)
  return opening
}

/**
 * 一次读写。库已打开时，请求在调用的当时就发出并提交：页面正在离开也来得及。
 * @throws 打不开（K10）、存不下（K02）
 */
const run = async <T>(
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opened = database ?? (await open())
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    // 先 commit 的，旧的 Chromium（109 以前）可能在得到结果之前就说完成了：两样都等
    let awaited = 2
    const finish = () => {
      awaited -= 1
      if (awaited === 0) resolve(request.result)
    }
    request.addEventListener('success', finish)
    transaction.addEventListener('complete', finish)
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(mode)))
    transaction.commit()
  })
}

const isFresh = ({ savedAt }: StoredDraft) => Math.abs(serverNow() - savedAt) <= KEPT_FOR

const asDraft = (row: unknown): StoredDraft | undefined => {
  const { savedAt, values } = (row ?? {}) as Partial<StoredDraft>
  if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return undefined
  return isFresh({ savedAt, values }) ? { savedAt, values } : undefined
}

/** 存过草稿没有；没有的，不为了看一眼而建库。列不出有哪些库的（Firefox 126 以前）只好打开来看（W05）。 */
const exists = async () =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DRAFTS)

/** 名字以 start 开头的各份，过期与读不懂的略去；读不到得空，从不抛错。 */
export const readDrafts = async (start: string): Promise<readonly StoredDraft[]> => {
  try {
    if (!(await exists())) return []
    const range = IDBKeyRange.bound(start, `${start}\uFFFF`)
    const found = await run('readonly', (store) => store.getAll(range) as IDBRequest<unknown[]>)
    return found.flatMap((row) => asDraft(row) ?? [])
  } catch {
    return []
  }
}

/** 取一份草稿；没有、过期、读不懂或读不到得 undefined，从不抛错。 */
export const readDraft = async (id: string): Promise<StoredDraft | undefined> => {
  try {
    const found: unknown = await run('readonly', (store) => store.get(id) as IDBRequest<unknown>)
    return asDraft(found)
  } catch {
    return undefined
  }
}

/** 存一份草稿，得是否存下；后存的盖过先存的。 */
export const writeDraft = async (id: string, values: object): Promise<boolean> => {
  try {
    await run('readwrite', (store) => store.put({ id, savedAt: serverNow(), values }))
    return true
  } catch {
    return false
  }
}

let channel: BroadcastChannel | undefined

/** 得知别的标签页丢弃、提交了同一份草稿；返回退订函数。 */
export const watchDraft = (id: string, onRemoved: () => void): (() => void) => {
  const shared = (channel ??= openChannel(DRAFTS))
  if (!shared) return () => undefined
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === id) onRemoved()
  }
  shared.addEventListener('message', hear)
  return () => shared.removeEventListener('message', hear)
}

/** 删一份草稿，并告诉别的标签页；删不了也不抛错。 */
export const removeDraft = (id: string): void => {
  run('readwrite', (store) => store.delete(id)).catch(() => undefined)
  channel?.postMessage(id)
}

/**
 * 清掉过期的草稿。
 * @throws 读不到（K10）
 */
export const sweepDrafts = async (): Promise<void> => {
  if (!(await exists())) return
  const rows = await run(
    'readonly',
    (store) => store.getAll() as IDBRequest<(StoredDraft & { id: string })[]>,
  )
  for (const row of rows) if (!isFresh(row)) await run('readwrite', (store) => store.delete(row.id))
}
