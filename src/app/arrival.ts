import { serverNow } from '#api/clock.ts'
import { isExpired, signedAt } from '#api/pageSignature.ts'
import { withoutCredentials } from '#api/signature.ts'
import { BASE_PATH } from '#domain/path.ts'
import { plainButton, plainNotice } from './plainNotice.ts'

/** 说明这个链接怎么了，等人选：仍要打开得 true，照常进入门户得 false。 */
const explain = (title: string, reason: string): Promise<boolean> =>
  new Promise((resolve) => {
    const choose = (opens: boolean) => () => {
      withdraw()
      resolve(opens)
    }
    const enter = plainButton('进入门户', choose(false))
    enter.classList.add('shell-button-primary')
    const withdraw = plainNotice(title, reason, enter, plainButton('仍要打开', choose(true)))
  })

/**
 * 核对到来的地址的签名（HTTP-03），并从地址栏去掉：刷新、收藏、记住的都是没有签名的地址。
 * 被改动的说明，由人决定仍要打开，还是照常进入门户。防的是转发时的缺漏与手误，能不能看由后端决定（A47）。
 * @returns 知道了服务端的时间之后再叫：给出得太久的同样说明，进入门户由 enter 办
 */
export const checkArrival = async (): Promise<((enter: () => void) => Promise<void>) | undefined> => {
  const address = location.pathname + location.search + location.hash
  // 带着登录令牌来的是登录页给的地址，由登录门取走
  if (/[?&]authToken=/.test(address)) return undefined
  const signed = signedAt(address)
  history.replaceState(history.state, '', withoutCredentials(address))
  if (signed === undefined) {
    const opens = await explain(
      '链接已被改动',
      '这个链接与给出时不一样：可能在复制、转发时缺了一段，也可能被人改过。请向给您链接的人再要一次；仍要打开的，请核对打开的是不是要看的内容。',
    )
    if (!opens) history.replaceState(null, '', BASE_PATH)
    return undefined
  }
  return async (enter) => {
    if (!isExpired(signed, serverNow())) return
    const opens = await explain(
      '链接已过期',
      '这个链接给出已经超过 30 天，里面的内容可能已经变了。仍要打开的，看到的是现在的内容，能不能看、能不能办以现在的权限为准。',
    )
    if (!opens) enter()
  }
}
