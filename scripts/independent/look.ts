// One page on the independent mock: what about it does not work.

import { titleOf } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { placeOf, type Visit } from '../../tests/interface/Visit.ts'

/** For a page that shows one document and has been asked for none: Prism answers its example whatever the number is. */
const NUMBERS = [
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
].map((name) => `${name}=2026111800000001`)
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

/** Goes to a route; what does not work, each in a few words. */
export async function lookAt(visit: Visit, route: PageRoute): Promise<string[]> {
  const place = placeOf(route)
  const before = visit.seen.errors.length
  const title = titleOf(route, place)
  let here = await visit.turnTo(route)
  if (here === route.list || (await readFailure(visit)) === EMPTY)
    here = await visit.go(`${place}?${NUMBERS.join('&')}`, title)
  const shown = await visit.page.title()
  const failure = await readFailure(visit)
  return [
    ...(here === place ? [] : [`去了 ${here}`]),
    ...(here !== place || shown.includes(title) ? [] : [`标题是 ${shown}`]),
    ...(failure === undefined ? [] : [failure]),
    ...visit.seen.errors.slice(before),
  ]
}
