// 路由声明的读（src/routes/reads）与页面一打开真问的是同一些：声明了没人用的是白问，没声明的要等页面的代码。
import { expect, it, vi } from 'vitest'
import { readPaths } from '#api/generated/reads.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { routeReads } from '#routes/reads/all.ts'
import { loadPage, show, validAnswers } from './harness.tsx'
import { views } from './views.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const written = (path: string, body: unknown) => `${path} ${JSON.stringify(body) ?? ''}`

const declared = (path: string): string[] =>
  (routeReads.get(path)?.reads ?? []).map(({ name, isPage, request }) =>
    written(readPaths[name], isPage ? { pageCond: FIRST_PAGE, ...request } : request),
  )

/** 问什么要看会话里是哪个企业的，声明不了。 */
const OF_SESSION = ['/api/web/corp/v1/account-auth/find/collect-account/by-corpId']

const opened = views.filter(({ path, view }) => !view && !path.includes(':'))

it.each(opened.map((view) => [view.path, view] as const))('%s', async (path, view) => {
  const { asked } = await show(await loadPage(view), { ...view, parameters: [] }, validAnswers(1))
  const all = asked.map((question) => written(question.path, question.body))
  const first = all.filter((_, at) => asked[at]?.isFirst && !OF_SESSION.includes(asked[at].path))
  const known = declared(path)
  expect(
    known.filter((read) => !all.includes(read)),
    '声明了，页面没有问',
  ).toEqual([])
  expect(
    first.filter((read) => !known.includes(read)),
    '一打开就问，没有声明',
  ).toEqual([])
})
