import { generateKeyPairSync } from 'node:crypto'
import { render } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type ComponentType, useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CurrentUser } from '#api/generated/corp/model/index.ts'
import { onStale } from '#api/invalidation.ts'
import { href, type PageRoute } from '#routes/define.ts'
import { grantsFrom, setGrants } from '#state/menus.ts'
import { endSession, enterSession } from '#state/session.ts'
import { PageTitleContext } from '#ui/display/naming/PageTitleContext.ts'
import { loadSoon } from '#ui/late.ts'
import { queueFeedback } from '../../src/app/dialogs.ts'
import { swrOptions } from '../../src/app/swr.ts'
import { complete } from './complete.ts'

/** 一次收到的调用：路径（不含基址）与正文。 */
export interface Received {
  readonly path: string
  readonly body: Record<string, unknown>
}

export const user: CurrentUser = {
  userId: 'U1',
  personName: '周明远',
  mobilePhone: '139****0018',
  corpId: 'C1',
  memberId: 'M1',
  corpName: '华岳智造',
  corpTypes: ['CORE'],
  corpState: 'NORMAL',
  userName: '华岳智造',
  userType: 'CORE',
  postNames: ['经办岗'],
  postCodes: ['POST_OPERATOR'],
  isCorpAuthenticated: true,
  productOpenStatus: { CREDIT: true },
  openedProductCorps: [],
  productOpenStatusSortedList: [],
  isMultipleCorps: false,
  roles: [],
  candidateRoles: [],
  currentRoleCode: 'R1',
  currentRoleDuties: [],
}

/** 业务失败的应答。 */
export class Refusal {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** 路径 → data，或由正文算出 data；本用例里可改。 */
export const answers = new Map<string, unknown>()
export const received: Received[] = []

/** 收到的这个路径的正文，按次序。 */
export const bodies = (path: string) => received.filter((one) => one.path === path).map((one) => one.body)

const server = setupServer(
  // 缩略图：这里不看图
  http.get('*/snapshot/*', () => new HttpResponse(null, { status: 404 })),
  http.post('*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/web/corp', '')
    // 上传不是 JSON：不看它的正文
    const isJson = request.headers.get('content-type')?.includes('json') ?? false
    const text = isJson ? await request.text() : ''
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    received.push({ path, body })
    const answer = answers.get(path)
    const data: unknown = typeof answer === 'function' ? (answer as (sent: unknown) => unknown)(body) : answer
    if (data instanceof Refusal) return HttpResponse.json({ code: 'X1', message: data.message, data: null })
    const whole = complete(new URL(request.url).pathname, data ?? null)
    return HttpResponse.json({ code: '0', message: '', data: whole })
  }),
)

/** 每个用例之前：已登录、没有授权、提示已装好、平台什么也还没答过；子视图已在手里，如同首屏过后。 */
export const signedInPage = () => {
  beforeAll(() => {
    server.listen()
    queueFeedback()
    return loadSoon()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    answers.clear()
    received.length = 0
    setGrants()
    endSession()
    enterSession(user)
  })
}

/** 平台给得出加密用的公钥。 */
export const hasPublicKey = () => {
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  answers.set('/uaa/v1/security/public-keys', { keyId: 'K', publicKey, algorithm: 'RSA_PKCS1' })
}

/** 授权这些路径。 */
export const grant = (...routes: readonly PageRoute[]) => {
  const paths = routes.map((route) => route.path)
  setGrants(
    grantsFrom(
      paths.map((path) => ({ path })),
      user.productOpenStatus,
      paths,
    ),
  )
}

function Stale() {
  const { mutate } = useSWRConfig()
  useEffect(
    () => onStale((paths) => void mutate((key) => Array.isArray(key) && paths.includes(String(key[0])))),
    [mutate],
  )
  return null
}

/** 在它的地址上打开一页。 */
export const openPage = (
  Page: ComponentType,
  route: PageRoute<`/${string}`>,
  search: Record<string, string> = {},
) =>
  render(
    <MemoryRouter initialEntries={[href(route, search as never)]}>
      <SWRConfig value={{ ...swrOptions, provider: () => new Map(), dedupingInterval: 0 }}>
        <Stale />
        <PageTitleContext value={route.title}>
          <Page />
        </PageTitleContext>
      </SWRConfig>
    </MemoryRouter>,
  )

/** 一页的结果。 */
export const pageOf = <Row,>(...list: readonly Row[]) => ({
  list,
  pageCond: { pageNo: 1, pageSize: 10, count: list.length },
})
