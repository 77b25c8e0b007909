/** 一个世代：同一人、同一企业、同一角色。换了任何一个，旧请求作废、旧缓存丢弃（T25、T26）。 */
interface Epoch {
  readonly id: number
  readonly signal: AbortSignal
}

let controller = new AbortController()
let epoch: Epoch = { id: 1, signal: controller.signal }

/** 当前世代。 */
export const currentEpoch = (): Epoch => epoch

/** 开始新世代：中止旧世代在途的请求，返回新世代。 */
export const renewEpoch = (): Epoch => {
  controller.abort()
  controller = new AbortController()
  epoch = { id: epoch.id + 1, signal: controller.signal }
  return epoch
}
