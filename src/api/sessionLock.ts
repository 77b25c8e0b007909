const NAME = 'scf-session'

/** 没有 Web Locks 的浏览器、禁了 Cookie 而不给锁的，靠世代检查与服务端核对企业（x-scf-corp-id，W01）。 */
const locked = async <T>(mode: LockMode, work: () => Promise<T>, name = NAME): Promise<T> => {
  let begun: Promise<T> | undefined
  // 拿不到锁的失败不是办事的失败；办了的以它自己的结果为准
  await (navigator.locks as LockManager | undefined)
    ?.request(name, { mode }, () => (begun = work()))
    .catch(() => undefined)
  return begun ?? work()
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
