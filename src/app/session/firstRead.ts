import { askEarly, SESSION_CORP } from '#api/earlyRead.ts'
import { sessionValue } from '#api/session.ts'
import { flaggedCorp } from '#domain/landing.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { insidePath } from './visit.ts'

/** 这一页的列与条件要用的字典：与进门时就要的合成一次请求；由构建时的路由表给出（data-dicts）。 */
export const pageDictTypes = (): string[] => document.documentElement.dataset.dicts?.split(' ') ?? []

/** 一个读写下的样子（scripts/vite/routePreload.ts）：路径；问第一页的跟一个 !；再跟请求里的其余。 */
const READ = /^([^!{]+)(!?)(.*)$/

/** 去问这条路由一打开就问的（src/routes/reads），由构建时的路由表写在 html 的 data-reads；没有会话的人不问。 */
export const askReads = (corpId: string, fresh?: number): void => {
  if (sessionValue('authToken') === '' || sessionValue('XSRF-TOKEN') === '') return
  for (const read of document.documentElement.dataset.reads?.split(';') ?? []) {
    const [, url = '', isPage, rest = ''] = READ.exec(read) ?? []
    const request = rest ? (JSON.parse(rest) as object) : undefined
    const body = isPage ? { pageCond: FIRST_PAGE, ...request } : request
    askEarly({ url, body, corpId, ...(fresh && { fresh }) })
  }
}

/**
 * 与进门的几项一同去问这一页的读，不等页面的代码与登录的结果。
 * 地址里带条件的不问，条件只有页面认得。须在会话锁内、认下世代之后调用。
 */
export const askFirstReads = (): void => {
  if (!location.search) askReads(flaggedCorp(sessionValue('lastCorpFlag')) ?? SESSION_CORP)
}

/** 刚换了会话、要去落地页的人：企业是会话里的那一个，还不知道。记着上次的页面的，多半去那里，不问。 */
export const askLandingReads = (): void => {
  if (insidePath(location.pathname) === '/' && !sessionValue('lastUrl')) askReads(SESSION_CORP)
}
