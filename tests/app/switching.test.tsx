/* oxlint-disable unicorn/require-post-message-target-origin -- BroadcastChannel 没有目标源 */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentCorp, sessionValue, setSessionValue } from '#api/session.ts'
import { adoptTabEpoch } from '#api/tabEpoch.ts'
import { addGuard } from '#hooks/unsaved.ts'
import { shell } from '#routes/shell.ts'
import { getSession } from '#state/session.ts'
import { App } from '../../src/app/App.tsx'
import { loadPage } from '../../src/app/pages.ts'
import { Frozen } from '../../src/app/session/Frozen.tsx'
import { freeze, watchSession } from '../../src/app/session/freeze.ts'
import { openGate } from '../../src/app/session/gate.ts'
import { changeCorp, changeRole } from '../../src/app/session/switching.ts'
import { suppressEnter } from '../../src/app/suppressEnter.ts'
import { installIndexedDb } from '../hooks/FakeIndexedDb.ts'
import { answers, calls, freshTab, go, here, loadEnter, ok, platformUser, refuse } from './platform.ts'

freshTab()
beforeEach(() => {
  adoptTabEpoch()
  setSessionValue('authToken', 'a')
  setSessionValue('XSRF-TOKEN', 'c')
  answers['/api/web/corp/v1/agreement/can/resign/canReSignAgreement'] = () => ok(false)
})

const other = { corpId: 'C2', memberId: 'M2' }
const become = (part: object) => {
  answers['/api/web/corp/v1/userInfo'] = () => ok({ ...platformUser, ...part })
}

describe('切换企业与角色（CORP-01、SHELL-18、T24 至 T26）', () => {
  test('先换世代再请求；旧请求作废，草稿留给原来的企业；重取资料后去落地页', async () => {
    go('/cv3/my/person-info/index')
    await openGate(loadEnter)
    const { epoch } = getSession()
    const browser = installIndexedDb()
    browser.rows.set('x', { id: 'x' })
    answers['/api/web/corp/v1/load-corp'] = () => {
      become({ corpId: 'C2', corpName: '锦衡电气' })
      return ok({ ...other, corpName: '锦衡电气', corpState: 'NORMAL', isCurrent: true })
    }
    calls.length = 0
    await changeCorp(other)
    expect(calls[0]).toBe('/api/web/corp/v1/load-corp')
    expect(calls).toContain('/api/web/corp/v1/userInfo/granted-menu-tree')
    expect(getSession()).toMatchObject({ status: 'ready', user: { corpName: '锦衡电气' } })
    expect(getSession().epoch).not.toBe(epoch)
    expect(currentCorp()).toBe('C2')
    expect([...browser.rows.keys()]).toEqual(['x'])
    expect(localStorage.getItem('scf-epoch')).toMatch(/^corp:/)
    expect(here()).toBe('/cv3/workbench')
  })

  test('切换失败：留在原企业原地址，说出原因', async () => {
    go('/cv3/my/person-info/index')
    await openGate(loadEnter)
    answers['/api/web/corp/v1/load-corp'] = () => refuse('该企业已冻结，不可切换')
    const work = changeCorp(other)
    const dialog = await screen.findByRole('alertdialog', { name: '操作失败' })
    expect(dialog.textContent).toContain('该企业已冻结，不可切换')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await work
    expect([currentCorp(), here()]).toEqual(['C1', '/cv3/my/person-info/index'])
  })

  test('角色：菜单重取，去落地页', async () => {
    go('/cv3/my/person-info/index')
    await openGate(loadEnter)
    answers['/api/web/corp/v1/userInfo/switch-role'] = () => ok({})
    await changeRole('R2')
    expect(calls.filter((path) => path.endsWith('granted-menu-tree'))).toHaveLength(2)
    expect(here()).toBe('/cv3/workbench')
  })

  test('单企业单角色没有切换（SHELL-03）；有的话冻结的不可选（CORP-02）', async () => {
    go('/cv3/error-page/403')
    await loadPage(shell.forbidden)
    await openGate(loadEnter)
    const { unmount } = render(<App />)
    await screen.findByRole('button', { name: '退出登录' })
    expect(screen.queryByRole('button', { name: '切换企业' })).toBeNull()
    expect(screen.queryByRole('button', { name: '切换角色' })).toBeNull()
    unmount()
    become({ isMultipleCorps: true })
    const entry = { memberId: 'M', corpState: 'NORMAL', isCurrent: false }
    answers['/api/web/corp/v1/corpInfos'] = () =>
      ok([
        { ...entry, corpId: 'C1', corpName: '宏远集团' },
        { ...entry, corpId: 'C2', corpName: '锦衡电气' },
        { ...entry, corpId: 'C3', corpName: '长汀五金', corpState: 'FROZEN' },
      ])
    await openGate(loadEnter)
    render(<App />)
    await userEvent.click(await screen.findByRole('button', { name: '切换企业' }))
    const list = within(await screen.findByRole('list', { name: '所属企业' }))
    const frozen = list.getByRole<HTMLButtonElement>('button', { name: /长汀五金.*已冻结/ })
    expect(frozen.disabled).toBe(true)
    expect(list.getByRole('button', { name: /宏远集团.*当前企业/ }).getAttribute('aria-current')).toBe('true')
    expect(list.getByRole<HTMLButtonElement>('button', { name: '锦衡电气' }).disabled).toBe(false)
    calls.length = 0
    // 连伪造的点击也不算（B10）
    frozen.disabled = false
    await userEvent.click(frozen)
    expect(calls).not.toContain('/api/web/corp/v1/load-corp')
  })
})

describe('停用（T24、K07、K04）', () => {
  test('别处切换后整页停用：私有内容撤下，只有刷新', async () => {
    go('/cv3/error-page/403')
    await loadPage(shell.forbidden)
    await openGate(loadEnter)
    const stop = watchSession()
    render(<App />)
    await screen.findAllByText('宏远集团')
    localStorage.setItem('scf-epoch', 'role:别处')
    act(() => void dispatchEvent(new Event('focus')))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('您已在其他页面切换角色，请刷新')
    // 没有填到一半的，不说草稿
    expect(alert.textContent).not.toMatch(/草稿|重新填写/)
    expect(screen.queryAllByText('宏远集团')).toEqual([])
    expect(currentCorp()).toBe('')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['刷新'])
    stop()
  })

  test.each([
    ['corp', '您已在其他页面切换企业，请刷新', '24 小时内切换回原来的企业、打开原来的页面，即可恢复'],
    ['role', '您已在其他页面切换角色，请刷新', '24 小时内切换回原来的角色、打开原来的页面，即可恢复'],
    ['account', '您已在其他页面登录其他账号，请刷新', '24 小时内由原来的账号登录、打开原来的页面，即可恢复'],
  ] as const)('填到一半的怎样了，各说各的：%s', (by, title, again) => {
    const { rerender } = render(<Frozen by={by} unsaved="kept" />)
    const text = () => screen.getByRole('alert').textContent
    expect(text()).toContain(title)
    expect(text()).toContain(again)
    expect(text()).toContain('其他人看不到')
    expect(text()).toContain('手机号、证件号、账号、密码等敏感信息与没传完的附件没有保存')
    expect(text().includes('另一家企业')).toBe(by === 'corp')
    rerender(<Frozen by={by} unsaved="lost" />)
    expect(text()).toContain('没有提交的内容不会保存，需要重新填写')
    expect(text()).not.toContain('草稿')
  })

  test('停用时记下填的有没有草稿', async () => {
    go('/cv3/my/person-info/index')
    await openGate(loadEnter)
    const release = addGuard({ released: false, at: undefined, kept: true })
    freeze('account')
    expect(getSession()).toMatchObject({ supersededBy: 'account', unsaved: 'kept' })
    release()
  })

  test('没有进门的不停用', () => {
    freeze('corp')
    expect(getSession().supersededBy).toBeUndefined()
  })
})

describe('打开带令牌的链接时已有别人登录（T2）', () => {
  const stranger = () => {
    const channel = new BroadcastChannel('scf-session')
    channel.addEventListener('message', ({ data }: MessageEvent<{ kind?: string }>) => {
      const account = { userId: 'U9', personName: '李四', corpName: '恒拓机械' }
      if (data.kind === 'who') channel.postMessage({ kind: 'me', account })
      if (data.kind === 'ask') channel.postMessage({ kind: 'answer', values: { authToken: '李四的' } })
    })
    return channel
  }

  test.each([
    ['保持当前账号', '李四的'],
    ['切换账号', '新的'],
  ])('%s', async (choice, token) => {
    sessionStorage.clear()
    const browser = installIndexedDb()
    browser.rows.set('x', { id: 'x' })
    const channel = stranger()
    go('/cv3/?authToken=new&wsToken=w')
    const work = openGate(loadEnter)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('「李四（恒拓机械）」')
    expect(dialog.textContent).toContain('「张三（宏远集团）」')
    // 没有决定之前不落存储：此刻刷新仍是原来的人
    expect(sessionStorage.getItem('authToken')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: choice }))
    await work
    expect(sessionValue('authToken')).toBe(token === '新的' ? 'new' : token)
    expect(localStorage.getItem('scf-epoch')?.startsWith('account:') ?? false).toBe(token === '新的')
    // 换了人，原来那人的草稿还是他的（T26）
    expect(dialog.textContent).toContain(
      '「李四（恒拓机械）」自动保存的草稿留 24 小时，只有该账号重新登录才能恢复',
    )
    expect(browser.rows.size).toBe(1)
    channel.close()
  })
})

describe('回车', () => {
  afterEach(() => document.body.replaceChildren())

  test('焦点在按钮上回车不起作用，空格照常；输入框回车照常提交（SHELL-21）', async () => {
    const stop = suppressEnter()
    const [click, submit] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input aria-label="名称" />
        <button type="button" onClick={click}>
          办理
        </button>
        <button type="submit">提交</button>
      </form>,
    )
    screen.getByRole('button', { name: '办理' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(click).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    expect(click).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: '提交' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('名称'), '甲{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    stop()
  })
})
