// 页面的一个视图，每个读都从一张表应答，不经网络：传输由我们自己给。
import { act, cleanup, configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { user } from '../pages/harness.tsx'
import { validData } from './mutate.ts'
import { queryAt, type View } from './views.ts'

let waiting = 0
let answers: (path: string) => unknown = () => null
const asked: Question[] = []
let isAnswered = false

// 少画一半：这里只看应答对页面的影响
configure({ reactStrictMode: false })

/** 问过的一个查询：路径与正文。 */
export interface Question {
  path: string
  body: unknown
  /** 还没有任何答复时就问的 */
  isFirst: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 答的就是所问的那一份：与请求同名的编号照请求的写，否则门户当作别的单据的应答，页面画不出来。 */
const about = (question: unknown, data: unknown): unknown => {
  if (!isObject(question) || !isObject(data)) return data
  const named = Object.entries(question).filter(
    ([name, value]) => typeof value === 'string' && typeof data[name] === 'string',
  )
  return { ...data, ...Object.fromEntries(named) }
}

// 签名的摘要在别的线程上算，那时没有事在途却还没有问出去，忙的机器上页面来不及画；这里不签
vi.doMock('#api/headers.ts', async (original) => ({
  ...(await original<typeof import('#api/headers.ts')>()),
  portalHeaders: () => Promise.resolve({}),
}))

// 在加载 http.ts 之前：页面稍后才由 import() 加载
vi.doMock('#api/transport.ts', async (original) => ({
  ...(await original<typeof import('#api/transport.ts')>()),
  transport: async (config: { url?: string; data?: unknown }) => {
    const path = new URL(config.url ?? '', 'http://localhost').pathname
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
    waiting += 1
    asked.push({ path, body, isFirst: !isAnswered })
    await Promise.resolve()
    waiting -= 1
    isAnswered = true
    return {
      status: 200,
      data: { code: '0', message: '', data: about(body, answers(path)) },
      header: () => '',
    }
  },
}))

// http.ts 遇到第一个不寻常的应答才去取它：别在等页面的时候取
await import('../../src/api/generated/scalarNames.ts')
const pages = import.meta.glob<{ default: ComponentType }>('../../src/pages/**/*Page.tsx')
const { Boundary } = await import('../../src/app/Boundary.tsx')
const { PageTitleContext } = await import('#ui/display/naming/PageTitleContext.ts')
const { endSession, enterSession } = await import('#state/session.ts')
const { grantsFrom, setGrants } = await import('#state/menus.ts')
const { allRoutes } = await import('#routes/allRoutes.ts')

export interface Shown {
  asked: Question[]
  /** 退到了“页面出现异常”。 */
  fell: boolean
  text: string
}

/** 页面组件：先载入，免得第一次的时间算在某一份应答上。 */
export async function loadPage(view: View): Promise<ComponentType> {
  const load = pages[`../../${view.file}`]
  if (!load) throw new Error(`没有 ${view.file}`)
  return (await load()).default
}

const paths = allRoutes.map(({ path }) => path)

/** 打开一个视图，等到没有事在途，看看成了什么样；answer 给出一条路径的 data。 */
export async function show(
  Page: ComponentType,
  view: View,
  answer: (path: string) => unknown,
): Promise<Shown> {
  asked.length = 0
  isAnswered = false
  answers = answer
  endSession()
  // 经办人也是管理员：只有管理员能办的也画出来
  enterSession({ ...user, postCodes: [...user.postCodes, 'POST_MANAGER'] })
  setGrants(
    grantsFrom(
      paths.map((path) => ({ path })),
      user.productOpenStatus,
      paths,
    ),
  )
  const search = new URLSearchParams([
    ...view.parameters.map((name) => [name, 'X-0001']),
    ...(view.view ? [['view', view.view]] : []),
  ])
  const entry = `${view.path.replace(/:\w+/, 'view')}?${search}`
  const whole = (
    <MemoryRouter initialEntries={[entry]}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <PageTitleContext value={view.title}>
          <Boundary resetKey={entry}>
            <Suspense>
              <Page />
            </Suspense>
          </Boundary>
        </PageTitleContext>
      </SWRConfig>
    </MemoryRouter>
  )
  // 等着的 act：页面一开始就挂起的视图也会接着画
  const { container } = await act(async () => render(whole))
  for (let quiet = 0, turn = 0; quiet < 3 && turn < 60; turn += 1) {
    // 晚到的视图：代码还没到就不算安静，忙的机器上要等
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    quiet = waiting === 0 ? quiet + 1 : 0
  }
  const shown = {
    asked: [...asked],
    fell: container.querySelector('[aria-label="页面异常"]') !== null,
    text: document.body.textContent,
  }
  cleanup()
  return shown
}

/** 每条路径都给第 seed 份合乎契约的应答；不是查询的给 null。 */
export const validAnswers =
  (seed: number) =>
  (path: string): unknown => {
    const operation = queryAt.get(path)
    return operation ? validData(operation, seed) : null
  }
