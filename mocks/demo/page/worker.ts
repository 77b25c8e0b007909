const ADDRESS = '/worker.js'
/** 半分钟没有人说话的 worker 会被结束，只在内存里的（待触发的故障）随之没了。 */
const STAY = 20_000

/** worker 管着这一页；强制刷新的页面要自己去说。 */
async function inCharge(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready
  if (container.controller) return
  await new Promise<void>((done) => {
    container.addEventListener('controllerchange', () => done(), { once: true })
    active?.postMessage('claim', {})
  })
}

/** 装上住着后端的 worker，等到这一页的调用由它应答；浏览器没有、或取不到时抛出一句给人看的话。 */
export async function workerReady(): Promise<void> {
  const { serviceWorker } = navigator
  if (!isSecureContext) throw new Error('演示要在 https 的地址或本机打开')
  if (!serviceWorker) throw new Error('这个浏览器（或它的隐私模式）不支持 Service Worker')
  await serviceWorker.register(ADDRESS, { scope: '/', updateViaCache: 'none' }).catch((cause: unknown) => {
    // 断着网，已有的 worker 就够了
    if (!serviceWorker.controller) throw new Error('没有取到演示的后端，请检查网络', { cause })
  })
  await inCharge(serviceWorker)
  setInterval(() => serviceWorker.controller?.postMessage('stay'), STAY)
  // 门户会注销旧版本留下的 worker；这一个不是
  serviceWorker.getRegistrations = () => Promise.resolve([])
}
