const NAME = 'scf-session'

const locked = <T>(mode: LockMode, work: () => Promise<T>, name = NAME): Promise<T> => {
  // 没有 Web Locks 的浏览器靠世代检查与服务端核对企业（x-scf-corp-id）
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? locks.request(name, { mode }, work) : work()
}

/**
 * 与切换互斥地做一件事：推动资金或单据的请求、读取身份。可同时有许多，但都不与切换并行（T24）。
 * 在 withSessionAlone 里不可再调用，否则互相等待。
 */
export const withSession = <T>(work: () => Promise<T>): Promise<T> => locked('shared', work)

/** 独占会话：等正在办理的业务结束，再切换企业、角色或账号（K08、T24）。 */
export const withSessionAlone = <T>(work: () => Promise<T>): Promise<T> => locked('exclusive', work)

/** 各标签页之间，同样内容的业务一笔一笔办：后来的等前面的有了下落（T19）。须在 withSession 里。 */
export const aloneWith = <T>(digest: string, work: () => Promise<T>): Promise<T> =>
  locked('exclusive', work, `scf-intent:${digest}`)
