import type { Page, Response } from '@playwright/test'
import type { ScfWorld } from './world.ts'

const isApi = (url: string): boolean => new URL(url).pathname.includes('/api/') || url.includes('/uaa/')
const describe = (response: Response): string =>
  `${response.request().method()} ${new URL(response.url()).pathname} → ${response.status()}`

/** 离开页面时被中断的调用：Chromium 与 Firefox 各有说法。 */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

/** 记下页面上一切不该有的东西：未捕获异常、控制台错误、5xx、缺失的资源、违反契约的调用；也留意业务是否已办理。 */
export function watch(page: Page, world: ScfWorld, responses: Response[]): void {
  page.on('pageerror', (error) => world.problems.push(`页面异常：${error.message}`))
  page.on('console', (message) => {
    // 调用失败时浏览器自己也报一行，响应里说得更清楚；React 关于 ref 的那一行
    // 来自 Arco，只在开发模式下有，构建里没有
    const isKnown = /^(Failed to load resource|Accessing element\.ref was removed)/.test(message.text())
    if (message.type() !== 'error' || isKnown) return
    world.problems.push(`控制台错误：${message.text()}`)
  })
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key === undefined) return
    world.control.hasWritten = true
    world.sentAt.set(key, world.step)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // 离开页面会中断它的调用：不算失败
    if (!ABORTED.includes(reason)) world.problems.push(`调用失败：${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (isApi(response.url())) responses.push(response)
    const problem = response.headers()['x-mock-problem']
    if (problem) world.problems.push(`违反契约：${describe(response)} ${decodeURIComponent(problem)}`)
    else if (response.status() >= 500) world.problems.push(`服务错误：${describe(response)}`)
    else if (
      response.status() >= 400 &&
      !isApi(response.url()) &&
      !response.request().isNavigationRequest()
    ) {
      world.problems.push(`资源缺失：${describe(response)}`)
    }
  })
}

/** 去掉场景自己注入的故障所引起的问题。 */
export const unexpected = (world: ScfWorld): string[] =>
  world.expectedFailures.length > 0
    ? world.problems.filter((problem) => !world.expectedFailures.some((path) => problem.includes(path)))
    : world.problems

const CALLS = 12
const LINES = 16

/** 最近的调用，每行一个，不成功的带后端的代码与消息。 */
async function recentCalls(responses: readonly Response[]): Promise<string[]> {
  return Promise.all(
    responses.slice(-CALLS).map(async (response) => {
      const body = (await response.json().catch(() => undefined)) as
        | { code?: string; message?: string }
        | undefined
      const hasFailed = response.status() >= 400 || (body?.code !== undefined && body.code !== '0')
      return hasFailed
        ? `✗ ${describe(response)} ${body?.code ?? ''} ${body?.message ?? ''}`.trimEnd()
        : `  ${describe(response)}`
    }),
  )
}

/** 人眼里当时的样子：对话框在前，然后是正文。 */
async function standing(page: Page): Promise<string[]> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })
  const blocks = await Promise.all([dialogs, page.getByRole('main')].map((one) => one.allInnerTexts()))
  const lines = blocks.flat().flatMap((text) => text.split('\n'))
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (line.length > 100 ? `${line.slice(0, 100)}…` : line))
    .slice(0, LINES)
}

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[title, ...lines].join('\n  ')] : []

/** 场景失败时人要知道的：在哪一页、当时写着什么、刚才调了什么、页面自己出了什么问题（problems）。 */
export const failureNotes = async (
  page: Page,
  responses: readonly Response[],
  problems: readonly string[],
): Promise<string[]> => [
  `页面：${decodeURI(page.url())}`,
  ...block('当时页面上：', await standing(page).catch(() => [])),
  ...block('最近的调用：', await recentCalls(responses)),
  ...block('页面与控制台的问题：', problems),
]
