import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedAddress, signedAt } from '#api/pageSignature.ts'
import { checkArrival } from '../../src/app/arrival.ts'
import { lendAddress } from '../../src/app/lendAddress.ts'
import { signLeavingLinks } from '../../src/app/signLeavingLinks.ts'

vi.mock('../../src/app/whenIdle.ts', () => ({ whenIdle: (work: () => Promise<unknown>) => void work() }))

let stop: () => void
beforeEach(async () => {
  history.replaceState(null, '', '/cv3/workbench')
  document.body.innerHTML = '<p class="shell-loading">正在加载…</p>'
  stop = signLeavingLinks()
  // 签名的代码来了
  await vi.dynamicImportSettled()
})
afterEach(() => stop())

/** 浏览器来取地址时看到的：在一切处理之后。 */
const seenBy = (event: MouseEvent, path: string, target = ''): string => {
  const anchor = Object.assign(document.createElement('a'), { target })
  anchor.setAttribute('href', path)
  document.body.append(anchor)
  let seen = ''
  const look = (one: Event) => {
    seen = anchor.getAttribute('href') ?? ''
    one.preventDefault()
  }
  addEventListener(event.type, look)
  anchor.dispatchEvent(event)
  removeEventListener(event.type, look)
  return seen
}
const mouse = (type: string, init: MouseEventInit = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
const isSigned = (href: string) => {
  const { pathname, search, hash } = new URL(href, location.origin)
  return signedAt(pathname + search + hash) !== undefined
}

test.each([
  ['新标签页的链接', () => mouse('click'), '_blank'],
  ['按着 Ctrl 点', () => mouse('click', { ctrlKey: true }), ''],
  ['按着 ⌘ 点', () => mouse('click', { metaKey: true }), ''],
  ['按着 Shift 点', () => mouse('click', { shiftKey: true }), ''],
  ['中键', () => mouse('auxclick', { button: 1 }), ''],
  ['右键菜单', () => mouse('contextmenu', { button: 2 }), ''],
])('%s：取走的地址签了名，随后还是原来的', async (_name, event, target) => {
  expect(isSigned(seenBy(event(), '/cv3/my/bill?a=1#b', target))).toBe(true)
  const anchor = document.querySelector('a[href^="/cv3/my/bill"], a[href*="/cv3/my/bill"]')
  await vi.waitFor(() => expect(anchor?.getAttribute('href')).toBe('/cv3/my/bill?a=1#b'))
})

test.each([
  ['在本页点', () => mouse('click'), '/cv3/my/bill'],
  ['右键之后的那一下', () => mouse('auxclick', { button: 2 }), '/cv3/my/bill'],
  ['外站', () => mouse('contextmenu'), 'https://example.com/cv3/a'],
  ['别的路径', () => mouse('contextmenu'), '/login'],
])('%s：不动', (_name, event, path) => expect(seenBy(event(), path)).toBe(path))

test('拖走的是签过名的地址，链接自己不动', () => {
  const anchor = document.createElement('a')
  anchor.setAttribute('href', '/cv3/my/bill')
  const carried = new Map<string, string>()
  const event = Object.assign(mouse('dragstart'), {
    dataTransfer: { setData: (kind: string, value: string) => carried.set(kind, value) },
  })
  lendAddress(anchor, event)
  expect([...carried.keys()]).toEqual(['text/uri-list', 'text/plain'])
  expect([...carried.values()].every(isSigned)).toBe(true)
  expect(anchor.getAttribute('href')).toBe('/cv3/my/bill')
})

test('同一下来了两次，换回的还是原来的', async () => {
  const anchor = document.createElement('a')
  anchor.setAttribute('href', '/cv3/my/bill')
  lendAddress(anchor, mouse('contextmenu'))
  lendAddress(anchor, mouse('contextmenu'))
  await vi.waitFor(() => expect(anchor.getAttribute('href')).toBe('/cv3/my/bill'))
})

const arrive = (address: string) => history.replaceState({ idx: 3 }, '', address)
const pick = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)!.click()
const here = () => location.pathname + location.search + location.hash

test('没有改过的：签名从地址栏去掉，页面的记号留着，什么也不说', async () => {
  arrive(signedAddress('/cv3/my/bill?a=1#/b', Date.now()))
  const enter = vi.fn<() => void>()
  await (await checkArrival())?.(enter)
  expect(here()).toBe('/cv3/my/bill?a=1#/b')
  expect(history.state).toEqual({ idx: 3 })
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(enter).not.toHaveBeenCalled()
})

test.each([
  ['仍要打开', '/cv3/my/bill?a=2'],
  ['进入门户', '/cv3/'],
])('改过的说明，选 %s', async (choice, address) => {
  arrive(signedAddress('/cv3/my/bill?a=1', Date.now()).replace('a=1', 'a=2'))
  const checked = checkArrival()
  expect(document.querySelector('[role=alert] h1')?.textContent).toBe('链接已被改动')
  pick(choice)
  expect(await checked).toBeUndefined()
  expect(here()).toBe(address)
  expect(document.querySelector('.shell-loading')).not.toBeNull()
})

test.each([
  ['仍要打开', 0],
  ['进入门户', 1],
])('太久了的说明，选 %s', async (choice, homes) => {
  arrive(signedAddress('/cv3/my/bill', Date.now() - 31 * 86_400_000))
  const enter = vi.fn<() => void>()
  const checked = (await checkArrival())?.(enter)
  expect(document.querySelector('[role=alert] h1')?.textContent).toBe('链接已过期')
  pick(choice)
  await checked
  expect(enter).toHaveBeenCalledTimes(homes)
  expect(here()).toBe('/cv3/my/bill')
})

test('登录页给的地址由登录门取走', async () => {
  arrive('/cv3/?authToken=t&nonce=n')
  expect(await checkArrival()).toBeUndefined()
  expect(here()).toBe('/cv3/?authToken=t&nonce=n')
})
