// One page on the independent mock: its problems.

import { join } from 'node:path'
import { titleOf } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { type Example, readExamples } from '../../openapi/examples.ts'
import { placeOf, type Visit } from '../interface/Visit.ts'

/** The parameters of pages that show one document. */
const PARAMETERS = [
  'voucherNo',
  'financeNo',
  'absTransferNo',
  'rfFinanceNo',
  'protocolNo',
  'confirmNo',
  'arNo',
  'guaranteeApplyNo',
  'copyFromNo',
  'claimNo',
]
/** Prism returns its example whatever the number is, and a page shows only the document it asked for: the numbers of the examples. */
const NUMBERS: ReadonlyMap<string, readonly string[]> = numbersOf(
  [...readExamples('corp', join(import.meta.dirname, '../../openapi')).values()].flatMap(Object.values),
)

function numbersOf(examples: readonly Example[]): Map<string, string[]> {
  const numbers = new Map<string, string[]>()
  for (const { request, response } of examples) {
    const data = (response as { data?: unknown } | undefined)?.data
    for (const [name, no] of Object.entries(request ?? {}))
      if (typeof no === 'string' && (data as Record<string, unknown> | null | undefined)?.[name] === no)
        numbers.set(name, [...new Set([...(numbers.get(name) ?? []), no])])
  }
  return numbers
}

/** The addresses that ask for an example: the page reads one of them, so they are tried until one is shown. */
const addressesOf = (place: string): string[] => {
  const known = PARAMETERS.map(
    (name) => [name, NUMBERS.get(name === 'copyFromNo' ? 'guaranteeApplyNo' : name) ?? []] as const,
  )
  return Array.from({ length: Math.max(...known.map(([, numbers]) => numbers.length)) }, (_, nth) => {
    const query = new URLSearchParams(
      known.map(([name, numbers]) => [name, numbers[nth] ?? numbers[0] ?? '2026111800000001']),
    )
    return `${place}?${query}`
  })
}
const EMPTY = '没有数据'

/** What the page shows instead of its content; undefined when it shows its content. */
const readFailure = (visit: Visit): Promise<string | undefined> =>
  visit.page.evaluate((empty) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0)
    const text = (one: HTMLElement | undefined) => one?.innerText.replaceAll(/\s+/g, ' ').slice(0, 120)
    const broken = shown('main [role="alert"]').find((one) =>
      /页面出现异常|加载失败|重试/.test(one.innerText),
    )
    const dialog = shown('[role="alertdialog"], [role="dialog"]')[0]
    const message = shown('.arco-message-error, .arco-notification-error')[0]
    const busy = shown('main [aria-busy="true"]')[0]
    if (broken) return text(broken)
    if (dialog) return `弹出 ${text(dialog)}`
    if (message) return `提示 ${text(message)}`
    if (busy) return '一直在加载'
    const content = shown('main')[0]?.innerText ?? ''
    if (/暂无数据|没有符合/.test(content)) return empty
    return content.length < 12 ? '没有内容' : undefined
  }, EMPTY)

/** Opens a route; returns its problems, each in a few words. */
export async function lookAt(visit: Visit, route: PageRoute): Promise<string[]> {
  const place = placeOf(route)
  const before = visit.seen.errors.length
  const title = titleOf(route, place)
  let here = await visit.turnTo(route)
  if (here === route.list || (await readFailure(visit)) === EMPTY)
    for (const address of addressesOf(place)) {
      here = await visit.go(address, title)
      if ((await readFailure(visit)) === undefined) break
    }
  const shown = await visit.page.title()
  const failure = await readFailure(visit)
  return [
    ...(here === place ? [] : [`去了 ${here}`]),
    ...(here !== place || shown.includes(title) ? [] : [`标题是 ${shown}`]),
    ...(failure === undefined ? [] : [failure]),
    ...visit.seen.errors.slice(before),
  ]
}
