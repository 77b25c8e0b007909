import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { askEarly, SESSION_CORP } from '#api/earlyRead.ts'
import { request } from '#api/http.ts'
import type { RequestConfig } from '#api/requestConfig.ts'
import { sessionValue, setSessionValue } from '#api/session.ts'
import { endSession } from '#state/session.ts'
import { watchChannelFailures } from '../../src/app/channelFailures.ts'
import { ask } from '../../src/app/dialogs.ts'
import { answers, freshTab, go, loadEnter, replaced } from './platform.ts'

vi.mock('../../src/app/dialogs.ts', async (load) => {
  const dialogs = await load<typeof import('../../src/app/dialogs.ts')>()
  return { ...dialogs, ask: vi.fn(dialogs.ask) }
})
const asked = vi.mocked(ask)

freshTab()

const call = (config: Pick<RequestConfig, 'query' | 'quiet'> = {}) =>
  request({ url: '/api/web/corp/v1/x', method: 'POST', data: {}, ...config }).catch(() => undefined)
const dialogs = () => screen.queryAllByRole('alertdialog')

describe('通道失败（规范第 8 节）', () => {
  test('六个请求一起失败也只有一个对话框（N01）', async () => {
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 403 })
    const stop = watchChannelFailures(loadEnter)
    await Promise.all(Array.from({ length: 6 }, () => call()))
    const dialog = await screen.findByRole('alertdialog', { name: '提示' })
    expect(dialog.textContent).toContain('您暂无权限操作此页面！')
    expect(dialogs()).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    stop()
  })

  test('刚关掉网络异常：陆续失败的读不再弹，人再点的那一下照样说（N01、ERR-01）', async () => {
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 500 })
    const stop = watchChannelFailures(loadEnter)
    const close = async () => {
      const dialog = await screen.findByRole('alertdialog', { name: '提示' })
      await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
      await vi.waitFor(() => expect(dialogs()).toHaveLength(0))
    }
    await call({ query: true })
    await close()
    asked.mockClear()
    await call({ query: true })
    expect(asked).not.toHaveBeenCalled()
    await call()
    expect(asked).toHaveBeenCalledOnce()
    await close()
    stop()
  })

  test('后台的读没有权限：说一次，轮询再问不再说，换了世代再说；别的失败不说（HTTP-06）', async () => {
    const stop = watchChannelFailures(loadEnter)
    const poll = () => call({ query: true, quiet: true })
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 500 })
    asked.mockClear()
    await poll()
    expect(asked).not.toHaveBeenCalled()
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 403 })
    const now = vi.spyOn(Date, 'now')
    for (const times of [1, 2]) {
      await poll()
      const dialog = await screen.findByRole('alertdialog', { name: '提示' })
      expect(dialog.textContent).toContain('您暂无权限操作此页面！')
      await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
      await vi.waitFor(() => expect(dialogs()).toHaveLength(0))
      now.mockReturnValue(Date.now() + 120_000)
      await poll()
      expect(asked).toHaveBeenCalledTimes(times)
      endSession()
    }
    now.mockRestore()
    stop()
  })

  test('进门时就问的读没有权限：页面的读到时说，不必再问一遍（HTTP-06）', async () => {
    const url = '/api/web/corp/v1/x'
    const answer = vi.fn<() => Response>(() => new HttpResponse(null, { status: 403 }))
    answers[url] = answer
    const stop = watchChannelFailures(loadEnter)
    askEarly({ url, body: {}, corpId: SESSION_CORP })
    await call({ query: true })
    const dialog = await screen.findByRole('alertdialog', { name: '提示' })
    expect(dialog.textContent).toContain('您暂无权限操作此页面！')
    expect(answer).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    stop()
  })

  test('超时：确认后重新加载（HTTP-08）', async () => {
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 504 })
    const reload = vi.fn<() => void>()
    const stop = watchChannelFailures(loadEnter, reload)
    await call()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('抱歉，网络超时，错误代码504')
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    stop()
  })

  test('401：清空会话、记住地址、去登录，只去一次；公开页上不跳（HTTP-05、H03）', async () => {
    answers['/api/web/corp/v1/x'] = () => new HttpResponse(null, { status: 401 })
    const stop = watchChannelFailures(loadEnter)
    go('/cv3/register/register')
    await call()
    expect(replaced).not.toHaveBeenCalled()
    for (const name of ['authToken', 'wsToken', 'XSRF-TOKEN'] as const) setSessionValue(name, 'secret-1')
    go('/cv3/my/bill?signature=s&pageNo=2')
    await Promise.all([call(), call()])
    expect(replaced.mock.calls).toEqual([['/login']])
    expect([sessionValue('authToken'), sessionValue('lastUrl')]).toEqual(['', '/cv3/my/bill?pageNo=2'])
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/secret-1|signature/)
    expect(dialogs()).toHaveLength(0)
    stop()
  })
})
