import { askEarly, SESSION_CORP } from '#api/earlyRead.ts'
import { sessionValue } from '#api/session.ts'
import { flaggedCorp } from '#domain/landing.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { insidePath } from './visit.ts'

/** 这一页的列与条件要用的字典：与进门时就要的合成一次请求；由构建时的路由表给出（data-dicts）。 */
export const pageDictTypes = (): string[] => document.documentElement.dataset.dicts?.split(' ') ?? []

const ask = (corpId: string): void => {
  const [url, isPage] = document.documentElement.dataset.firstRead?.split(' ') ?? []
  const isSignedIn = sessionValue('authToken') !== '' && sessionValue('XSRF-TOKEN') !== ''
  if (!url || !isSignedIn || location.search) return
  askEarly(url, isPage ? { pageCond: FIRST_PAGE } : undefined, corpId)
}

/**
 * 与进门的几项一同去问这一页的第一个读，不等页面的代码与登录的结果；问什么由构建时的路由表给出
 * （scripts/vite/routePreload.ts，写在 html 的 data-first-read：路径，分页的加 page）。
 * 没有会话的人不问；地址里带条件的不问，条件只有页面认得。须在会话锁内、认下世代之后调用。
 */
export const askFirstRead = (): void => {
  ask(flaggedCorp(sessionValue('lastCorpFlag')) ?? SESSION_CORP)
}

/** 刚换了会话、要去落地页的人：企业是会话里的那一个，还不知道。记着上次的页面的，多半去那里，不问。 */
export const askLandingRead = (): void => {
  if (insidePath(location.pathname) === '/' && !sessionValue('lastUrl')) ask(SESSION_CORP)
}
