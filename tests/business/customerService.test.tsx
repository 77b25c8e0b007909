import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CustomerService } from '#app/shell/CustomerService.tsx'
import { installFeedback } from '#hooks/feedback.ts'
import { shell } from '#routes/shell.ts'
import { answers, openPage, Refusal, signedInPage } from '../pages/harness.tsx'

signedInPage()

const CONFIG = '/v1/sys/configs/common/find-value-json-by-config-key'
const failure = vi.fn()
const good = { enabled: true, appId: 'app-1', baseUrl: '/service/' }

beforeEach(() => {
  failure.mockClear()
  inside.postMessage.mockClear()
  installFeedback({ success: () => {}, failure, confirm: () => Promise.resolve(true) })
})

const open = () => openPage(CustomerService, shell.workbench)
const press = async () => userEvent.click(await screen.findByRole('button', { name: '在线客服' }))
// 测试环境不装载框里的页面
const inside = { postMessage: vi.fn() }
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => inside })
const frame = () => document.querySelector<HTMLIFrameElement>('iframe')
const say = (state: string, source: unknown = inside) => {
  const event = new MessageEvent('message', {
    data: { customerService: state },
    source: source as MessageEventSource,
  })
  act(() => {
    window.dispatchEvent(event)
  })
}

test('窗口在第一次点击时建立，收起后再打开是同一个（CS-01）；框是隔离的（CS-03）', async () => {
  answers.set(CONFIG, good)
  open()
  await screen.findByRole('button', { name: '在线客服' })
  expect(frame()).toBeNull()
  await press()
  await expect.poll(frame).not.toBeNull()
  const first = frame()!
  expect(first.getAttribute('sandbox')).not.toContain('allow-same-origin')
  say('ready', window)
  expect(inside.postMessage).not.toHaveBeenCalled()
  say('ready')
  expect(inside.postMessage.mock.calls[0]?.[0]).toEqual({
    appId: 'app-1',
    baseUrl: `${location.origin}/service/`,
  })
  say('loaded')
  await userEvent.click(screen.getByRole('button', { name: '收起在线客服' }))
  expect(first.closest('section')?.hidden).toBe(true)
  await press()
  expect(frame()).toBe(first)
  expect(first.closest('section')?.hidden).toBe(false)
  expect(failure).not.toHaveBeenCalled()
})

test.each([
  ['什么参数也没有（S19）', { enabled: true }],
  ['没有说是否启用', { appId: good.appId, baseUrl: good.baseUrl }],
  ['没有应用编号', { ...good, appId: '' }],
  ['没有地址', { ...good, baseUrl: '' }],
  ['地址不是网址', { ...good, baseUrl: 'javascript:alert(1)' }],
])('%s：缺少客服初始化参数（CS-02）', async (_, config) => {
  answers.set(CONFIG, config)
  open()
  await press()
  await expect.poll(() => failure.mock.calls).toEqual([['缺少客服初始化参数']])
  expect(frame()).toBeNull()
})

test('配置取不到、脚本出错：客服系统异常，下次点击重新建立（CS-02）', async () => {
  answers.set(CONFIG, new Refusal('坏了'))
  open()
  await press()
  await expect.poll(() => failure.mock.calls).toEqual([['客服系统异常']])
  answers.set(CONFIG, good)
  await press()
  await expect.poll(frame).not.toBeNull()
  say('failed')
  await expect.poll(() => failure.mock.calls).toEqual([['客服系统异常'], ['客服系统异常']])
  expect(frame()).toBeNull()
})

test('没有启用就没有按钮', async () => {
  answers.set(CONFIG, { ...good, enabled: false })
  open()
  await expect.poll(() => screen.queryByRole('button', { name: '在线客服' })).toBeNull()
})
