import { watchChannelFailures } from './channelFailures.ts'
import { queueFeedback } from './dialogs.ts'
import { observe } from './observability/observe.ts'
import { recoverChunks } from './recoverChunks.ts'
import type { LoadEnter } from './session/enter.ts'
import { leave } from './session/exit.ts'
import { freeze } from './session/freeze.ts'
import { openGate } from './session/gate.ts'
import { answerTabs } from './session/tabs.ts'

/** 门开了没有，与别处给的链接还要不要核对给出了多久（app/arrival.ts）。 */
export interface Opening {
  readonly gate: Promise<void>
  readonly checkAge: ((enter: () => void) => Promise<void>) | undefined
}

/**
 * 门户的开头：监听通道失败与其他标签页，过登录门，问第一屏的读。这里够到的都在同一个文件里，不用 React：
 * 它先来、先跑，界面的代码还在路上，问的已经在路上了（决定 0054）。
 * @param loadEnter 取界面的代码：进门的后半在那里
 */
export const begin = async (loadEnter: LoadEnter): Promise<Opening> => {
  // http 的地址上浏览器不给 crypto.subtle，一个请求也签不了（W06）
  if (!isSecureContext) await (await import('./plainHttp.ts')).explainHttp()
  observe()
  queueFeedback()
  watchChannelFailures(loadEnter)
  recoverChunks()
  answerTabs({ onExit: () => leave({ remember: false }), onSwitched: freeze })
  // 退回键从缓存里翻出的旧页面：会话可能已经结束（T27）
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  // 别处给的链接带着签名（HTTP-03）；核对的代码取不到，就照没有签名的打开
  const checkAge = /[?&]nonce=/.test(location.search)
    ? await (await import('./arrival.ts').catch(() => undefined))?.checkArrival()
    : undefined
  return { gate: openGate(loadEnter), checkAge }
}
