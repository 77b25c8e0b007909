/** 各类请求的超时（毫秒）；规范只给了模块加载的，其余是本项目的决定。 */
export const timeouts = {
  boot: 15_000,
  read: 30_000,
  money: 60_000,
  sms: 15_000,
  export: 120_000,
  upload: 300_000,
} as const

const bootPaths =
  /^\/(uaa|api\/web\/corp)\/v1\/(userInfo|refresh-session|security\/|sys\/dict-datas|sys\/tools\/load-|sys\/pub\/load\/)/
const smsPaths = /\/(verify-code\/sms|signature\/sms\/)/

/** 这次请求属于哪一类，等多久。 */
export const timeoutOf = (call: {
  readonly path: string
  readonly blob: boolean
  readonly upload: boolean
  readonly idempotent: boolean
}): number => {
  if (call.upload) return timeouts.upload
  if (call.blob) return timeouts.export
  if (smsPaths.test(call.path)) return timeouts.sms
  if (call.idempotent) return timeouts.money
  return bootPaths.test(call.path) ? timeouts.boot : timeouts.read
}
