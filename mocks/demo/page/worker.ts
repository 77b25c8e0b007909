import { base } from './base.ts'

/** 半分钟没有人说话的 worker 会被结束，只在内存里的（待触发的故障）随之没了。 */
const STAY = 20_000

/** 后端不小：这么久还没有来的，人要知道为什么（毫秒）；再久就是来不了。 */
const SLOW = 3_000
const NEVER = 30_000

/** worker 管着这一页；强制刷新的页面要自己去说。 */
async function inCharge(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready
  if (container.controller) return
  await new Promise<void>((done) => {
    container.addEventListener('controllerchange', () => done(), { once: true })
    active?.postMessage('claim', {})
  })
}

/** 等到时限；到了就以这句话失败。 */
const within = async (work: Promise<void>, ms: number, sentence: string): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** 装上住着后端的 worker，等到这一页的调用由它应答；浏览器没有、或取不到时抛出一句给人看的话。say 说还在等什么。 */
export async function workerReady(say: (text: string) => void): Promise<void> {
  const { serviceWorker } = navigator
  if (!isSecureContext) throw new Error('演示要在 https 的地址或本机打开')
  if (!serviceWorker) throw new Error('这个浏览器（或它的隐私模式）不支持 Service Worker')
  const address = `${base}worker.js`
  const waiting = setTimeout(() => say('还在取演示的后端，网慢时要等一会儿…'), SLOW)
  await serviceWorker.register(address, { scope: base, updateViaCache: 'none' }).catch((cause: unknown) => {
    // 断着网，已有的 worker 就够了
    if (serviceWorker.controller) return
    clearTimeout(waiting)
    throw new Error(`没有取到演示的后端 ${address}：请检查网络，或确认 dist-demo 里的文件都放上了`, { cause })
  })
  await within(
    inCharge(serviceWorker),
    NEVER,
    '等了 30 秒，后端还没有装好：请检查网络，或换一个浏览器',
  ).finally(() => clearTimeout(waiting))
  setInterval(() => serviceWorker.controller?.postMessage('stay'), STAY)
  // 门户会注销旧版本留下的 worker；这一个不是
  serviceWorker.getRegistrations = () => Promise.resolve([])
}
