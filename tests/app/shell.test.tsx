import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sessionValue, setSessionValue } from '#api/session.ts'
import { credit } from '#routes/credit.ts'
import { loaders } from '#routes/pages/loaders.ts'
import { shell } from '#routes/shell.ts'
import { getSession } from '#state/session.ts'
import { App } from '../../src/app/App.tsx'
import { loadPage } from '../../src/app/pages.ts'
import { openGate } from '../../src/app/session/gate.ts'
import { answers, calls, freshTab, go, here, loadEnter, ok, refuse, replaced } from './platform.ts'

freshTab()

const page = (name: string) => () => Promise.resolve({ default: () => <h1>{name}</h1> })

const enter = async (path: string) => {
  setSessionValue('authToken', 'a')
  setSessionValue('XSRF-TOKEN', 'c')
  go(path)
  await openGate(loadEnter)
  await loadPage(shell.forbidden)
  await loadPage(shell.notFound)
  render(<App />)
}

const TREE = '/api/web/corp/v1/userInfo/granted-menu-tree'
const UNREAD = '/api/web/corp/v1/sys/messages'

describe('外壳', () => {
  test('没授权消息与帮助的，页眉没有图标，也不问未读数（SHELL-14）', async () => {
    await enter('/cv3/error-page/403')
    const [banner = document.body] = screen.getAllByRole('banner')
    expect(within(banner).getByRole('button', { name: '退出登录' })).toBeTruthy()
    expect(within(banner).queryByLabelText(/^(?:消息|帮助)/)).toBeNull()
    expect(calls).not.toContain(UNREAD)
  })

  test('无权限页：页眉有身份、未读与退出，标题与 h1 来自路由（SHELL-02、HTTP-11）', async () => {
    answers[TREE] = () => ok([{ path: '/my/message/index', hidden: true, children: [] }])
    await enter('/cv3/abs/core/issue/payable')
    expect(await screen.findByRole('heading', { level: 1, name: '无权限' })).toBeTruthy()
    expect(here()).toBe('/cv3/error-page/403')
    // 查询库把 article 里的 header 也当成页眉
    const [banner = document.body] = screen.getAllByRole('banner')
    expect(banner.textContent).toContain('张三')
    expect(banner.textContent).toContain('开立经办')
    expect(await within(banner).findByLabelText('消息，3 条未读')).toBeTruthy()
    expect(document.title).toBe('无权限 - 链融平台')
    expect(screen.queryByRole('navigation', { name: '左侧菜单' })).toBeNull()
  })

  test('页脚只显示配置了的，备案链接不合格就只是文字（SHELL-05、T8）', async () => {
    await enter('/cv3/error-page/403')
    const footer = await screen.findByRole('contentinfo')
    expect(footer.textContent).toContain('400-1')
    expect(footer.textContent).not.toContain('联系地址')
    expect(within(footer).getByText('公安备案 1 号').tagName).toBe('SPAN')
  })

  test('工作台没有页眉，用自己的一条（SHELL-11）', async () => {
    loaders.set(shell.workbench.path, () => Promise.resolve({ default: () => <h1>工作台</h1> }))
    await loadPage(shell.workbench)
    await enter('/cv3/workbench')
    expect(await screen.findByRole('region', { name: '工作台导航' })).toBeTruthy()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy()
  })

  test('左侧菜单：当前项标出，可收起，悬停先取页面；换页后标题与焦点跟着走（SHELL-12）', async () => {
    const prefetch = vi.fn(page('复核'))
    loaders.set(credit.coreIssue.path, page('申请'))
    loaders.set(credit.coreIssueReview.path, prefetch)
    const granted = [credit.coreIssue, credit.coreIssueReview].map(({ path, title }) => ({
      menuCode: path,
      menuName: title,
      path,
      hidden: false,
      children: [],
    }))
    answers['/api/web/corp/v1/userInfo/granted-menu-tree'] = () => ok(granted)
    await loadPage(credit.coreIssue)
    await enter('/cv3/credit/core/issue/issue')
    const menu = await screen.findByRole('navigation', { name: '左侧菜单' })
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('凭证开立申请')
    const other = within(menu).getByRole('link', { name: '凭证开立复核' })
    await userEvent.hover(other)
    expect(prefetch).toHaveBeenCalledOnce()
    await userEvent.click(other)
    expect(await screen.findByRole('heading', { name: '复核' })).toBeTruthy()
    expect(document.title).toBe('凭证开立复核 - 链融平台')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(sessionValue('lastUrl')).toBe('/cv3/credit/core/issue/issue-review')
    await userEvent.click(within(menu).getByRole('button', { name: '收起菜单' }))
    expect(within(menu).queryByRole('link', { name: '凭证开立申请' })).toBeNull()
  })

  test('声明过之外的地址：未找到，地址不变（SHELL-24）', async () => {
    answers['/api/web/corp/v1/userInfo/granted-menu-tree'] = () => ok([])
    await enter('/cv3/my/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy()
    expect(here()).toBe('/cv3/my/nowhere')
  })

  test('退出要先问；取消什么也不清，确认后清空并去登录，敌意的登录地址不用（GATE-06、L09、L10）', async () => {
    await enter('/cv3/error-page/403')
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
    let dialog = await screen.findByRole('alertdialog', { name: '提示' })
    expect(dialog.textContent).toContain('您即将退出登录')
    const kept = JSON.stringify([sessionStorage, localStorage])
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(JSON.stringify([sessionStorage, localStorage])).toBe(kept)
    expect(sessionValue('authToken')).toBe('a')
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    dialog = await screen.findByRole('alertdialog', { name: '提示' })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await vi.waitFor(() => expect(replaced.mock.calls).toEqual([['/login']]))
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
    expect(calls).toContain('/uaa/logout')
  })

  test.each([
    ['断网', () => HttpResponse.error()],
    ['500', () => new HttpResponse(null, { status: 500 })],
  ])('退出接口%s也照样离开，什么也不留（L11）', async (_, answer) => {
    answers['/uaa/logout'] = answer
    await enter('/cv3/error-page/403')
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认' }),
    )
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith('/login'))
    expect(getSession().status).toBe('anonymous')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('进门失败：对话框给出信息，确认后去登录（GATE-02）', async () => {
    answers['/api/web/corp/v1/refresh-session'] = () => refuse('登录令牌已失效')
    go('/cv3/?authToken=bad&wsToken=w')
    await openGate(loadEnter)
    render(<App />)
    const dialog = await screen.findByRole('alertdialog', { name: '操作失败' })
    expect(dialog.textContent).toContain('登录令牌已失效')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith('/login'))
  })
})
