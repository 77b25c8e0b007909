import { BASE_PATH } from '#domain/path.ts'
import { plainNotice } from './plainNotice.ts'

/** 没有加密的地址打开的：说清楚换成什么地址，到此为止；带来的令牌不留在地址里。 */
export const explainHttp = (): Promise<never> => {
  history.replaceState(null, '', location.pathname)
  const address = `https://${location.hostname}${BASE_PATH}`
  const link = document.createElement('a')
  link.href = address
  link.textContent = address
  plainNotice(
    '请改用 https 地址打开',
    '现在的地址以 http 开头，没有加密，浏览器不允许在这里签名，不能登录与办理业务。请打开下面的地址；打不开的，请联系贵单位的信息部门或平台客服。',
    link,
  )
  return new Promise(() => undefined)
}
