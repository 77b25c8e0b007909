import { cleanup } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { setGrants } from '#state/menus.ts'
import { endSession } from '#state/session.ts'

/** 登录用户。 */
export const platformUser: CurrentUser = {
  userId: 'U1',
  personName: '张三',
  mobilePhone: '138****0001',
  corpId: 'C1',
  memberId: 'M1',
  corpName: '宏远集团',
  corpTypes: ['CORE'],
  corpState: 'NORMAL',
  userName: '宏远集团',
  userType: 'CORE',
  postNames: ['经办岗'],
  postCodes: ['POST_OPERATOR'],
  isCorpAuthenticated: true,
  productOpenStatus: { CREDIT: true },
  openedProductCorps: [],
  productOpenStatusSortedList: [],
  isMultipleCorps: false,
  roles: [{ code: 'R1', name: '开立经办' }],
  candidateRoles: [],
  currentRoleCode: 'R1',
  currentRoleDuties: [],
}
/** 成功的应答。 */
export const ok = (data?: unknown) => HttpResponse.json({ code: '0', message: '', data })
/** 业务失败的应答。 */
export const refuse = (message: string, code = 'X1') => HttpResponse.json({ code, message })

/** 收到的调用，按次序。 */
export const calls: string[] = []
/** 本用例改写的应答。 */
export const answers: Record<string, () => Response> = {}
const normal: Record<string, () => Response> = {
  '/uaa/v1/security/token': () => ok({ token: 'csrf', headerName: 'X-XSRF-TOKEN' }),
  '/uaa/logout': () => ok(),
  '/api/web/corp/v1/refresh-session': () => ok({}),
  '/api/web/corp/v1/userInfo': () => ok(platformUser),
  '/api/web/corp/v1/userInfo/granted-menu-tree': () => ok([]),
  '/api/web/corp/v1/sys/dict-datas/list-by-dict-types': () => ok([]),
  '/api/web/corp/v1/sys/pub/load/nav-view-config': () =>
    ok({
      opName: '链融平台',
      bottomDocTel: '400-1',
      secRecUrl: 'javascript:alert(1)',
      bottomDocSecRec: '公安备案 1 号',
    }),
  '/api/web/corp/v1/sys/tools/load-prd-config': () => ok([]),
  '/api/web/corp/v1/sys/tools/load-platform-config': () =>
    ok({ corpLoginUrl: 'javascript:alert(1)', businessDate: '2026-05-20' }),
  '/api/web/corp/v1/agreement/can/resign/canReSignAgreement': () => ok(false),
  '/api/web/corp/v1/sys/messages': () =>
    ok({ list: [], pageCond: { pageNo: 1, pageSize: 1, count: 3 }, summary: { count: 3 } }),
}
const server = setupServer(
  http.all('*', ({ request: sent }) => {
    const { pathname } = new URL(sent.url)
    calls.push(pathname)
    return (answers[pathname] ?? normal[pathname] ?? (() => new HttpResponse(null, { status: 404 })))()
  }),
)

/** 浏览器被送去的地址。 */
export const replaced = vi.fn<(url: string) => void>()
export const go = (path: string) => history.replaceState(null, '', path)
export const here = () => location.pathname + location.search + location.hash

/** 每个用例之前：一个什么也没存的标签页，停在根路径，平台一切正常。 */
export const freshTab = () => {
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  beforeEach(() => {
    calls.length = 0
    for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path)
    vi.spyOn(location, 'replace').mockImplementation((url) => replaced(String(url)))
    replaced.mockClear()
    sessionStorage.clear()
    localStorage.clear()
    endSession()
    setGrants()
    go('/cv3/')
  })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })
}

/** 进门的后半：启动时与画每一页的代码一同来。 */
export const loadEnter = () => import('../../src/app/session/enter.ts')
