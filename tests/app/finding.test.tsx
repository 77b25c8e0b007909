// 查找与快捷键：页眉里的查找、/ 与 Ctrl+K、?；答复早晚、失败与找不到（FIND-01、FIND-02）。
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FoundDocument } from '#api/generated/corp/model/foundDocument.ts'
import { keepListSearch } from '#hooks/listPlaces.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { credit } from '#routes/credit.ts'
import { grantsFrom, setGrants } from '#state/menus.ts'
import { loadSoon } from '#ui/late.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'
import { documentNoIn } from '../../src/app/shell/finding/pages.ts'
import { FindTool } from '../../src/app/shell/finding/Tool.tsx'
import { suppressEnter } from '../../src/app/suppressEnter.ts'
import { swrOptions } from '../../src/app/swr.ts'
import { answers, calls, freshTab, ok } from './platform.ts'

freshTab()
beforeAll(async () => {
  await loadDialogs()
  await loadSoon()
})

const FIND = '/api/web/corp/v1/documents/find'
const { coreIssue, coreIssueReview } = credit
const document1: FoundDocument = {
  documentNo: 'IS2026111800000001',
  documentName: '开立申请',
  path: `${coreIssue.path}?issueNo=IS2026111800000001`,
}

beforeEach(() => {
  const tree = [coreIssue, coreIssueReview].map(({ path }) => ({ path, children: [] }))
  setGrants(
    grantsFrom(
      tree,
      { CREDIT: true },
      allRoutes.map(({ path }) => path),
    ),
  )
  answers[FIND] = () => ok([])
})

function Here() {
  const { pathname, search } = useLocation()
  return <output aria-label="地址">{pathname + search}</output>
}

const show = () => {
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/workbench']}>
        <FindTool />
        <input aria-label="备注" />
        <Here />
      </MemoryRouter>
    </SWRConfig>,
  )
  return userEvent.setup()
}
const here = () => screen.getByRole('status', { name: '地址' }).textContent
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: '查找页面与单据' })
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.firstElementChild?.textContent)
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.firstElementChild?.textContent

describe('打开与关上', () => {
  test.each(['/', '、', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '按 %s 打开，Esc 关上并还给原来的焦点',
    async (keys) => {
      const user = show()
      screen.getByRole('button', { name: '查找' }).focus()
      await user.keyboard(keys)
      const input = await box()
      expect(document.activeElement).toBe(input)
      expect(input.value).toBe('')
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '查找' }))
    },
  )

  test('正在录入时 / 与 ? 是字，Ctrl+K 照样打开', async () => {
    const user = show()
    const note = screen.getByRole<HTMLInputElement>('textbox', { name: '备注' })
    await user.type(note, 'a/?')
    expect(note.value).toBe('a/?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    await box()
    // 开着对话框时不再打开别的
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('别人用掉的、输入法正在组字的、带别的修饰键的都不理', () => {
    show()
    const stop = suppressEnter()
    fireEvent.keyDown(document.body, { key: '/', keyCode: 229 })
    stop()
    fireEvent.keyDown(document.body, { key: '/', altKey: true })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true })
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    fireEvent.keyDown(document.body, { key: '/' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('输入法组字时不查、不问、不关：上了屏才算打的', async () => {
    const stop = suppressEnter()
    const user = show()
    await user.keyboard('/')
    const input = await box()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'IS20261118' }, isComposing: true })
    expect(input.value).toBe('IS20261118')
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText(/正在查找|没有找到/)).toBeNull()
    fireEvent.compositionEnd(input, { target: { value: 'IS20261118' } })
    expect(screen.getByText('正在查找单据…')).toBeTruthy()
    await waitFor(() => expect(calls.filter((path) => path === FIND)).toHaveLength(1))
    stop()
  })

  test('? 列出快捷键', async () => {
    const user = show()
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: '键盘快捷键' }))
    expect(dialog.getByText('查找页面与单据')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('页面', () => {
  test('没有打字时先列最近看过的，带着当时的条件去', async () => {
    keepListSearch(coreIssueReview.path, 'issueNo=IS1')
    const user = show()
    await user.click(screen.getByRole('button', { name: '查找' }))
    await box()
    expect(options('最近')).toEqual(['凭证开立复核'])
    expect(options('页面')).not.toContain('凭证开立复核')
    await user.keyboard('{Enter}')
    expect(here()).toBe(`${coreIssueReview.path}?issueNo=IS1`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('按名称的几个词、分组与路径找；没有权限的页面找不到', async () => {
    const user = show()
    await user.keyboard('/')
    const input = await box()
    await user.type(input, '开立 复核')
    expect(options('页面')).toEqual(['凭证开立复核'])
    await user.clear(input)
    await user.type(input, 'issue-review')
    expect(options('页面')).toEqual(['凭证开立复核'])
    await user.clear(input)
    // 打得慢时，打到一半的地址像个编号，也会去问
    calls.length = 0
    await user.type(input, '终审')
    expect(await screen.findByText('没有找到 “终审”')).toBeTruthy()
    expect(calls).not.toContain(FIND)
  })

  test('上下、Home、End 移动，到头绕回；鼠标也能选', async () => {
    const user = show()
    await user.keyboard('/')
    const input = await box()
    await user.type(input, '凭证开立')
    expect(options('页面')).toEqual(['凭证开立申请', '凭证开立复核'])
    expect(active(input)).toBe('凭证开立申请')
    await user.keyboard('{ArrowDown}')
    expect(active(input)).toBe('凭证开立复核')
    await user.keyboard('{ArrowDown}')
    expect(active(input)).toBe('凭证开立申请')
    await user.keyboard('{End}')
    expect(active(input)).toBe('凭证开立复核')
    await user.keyboard('{Home}{ArrowUp}')
    expect(active(input)).toBe('凭证开立复核')
    await user.click(screen.getByRole('option', { name: /凭证开立申请/ }))
    expect(here()).toBe(coreIssue.path)
  })
})

describe('单据', () => {
  test('停下来才问一次，找到的按编号与所在页面列出，回车打开', async () => {
    answers[FIND] = () => ok([document1])
    const user = show()
    await user.keyboard('/')
    await user.type(await box(), 'is20261118')
    expect(
      await screen.findByRole('option', { name: /IS2026111800000001.*开立申请 \/ 凭证开立申请/ }),
    ).toBeTruthy()
    expect(calls.filter((path) => path === FIND)).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(here()).toBe(document1.path)
  })

  test('打完就按回车：等答复到了，只有一份就打开它', async () => {
    answers[FIND] = () => ok([document1])
    const user = show()
    await user.keyboard('/')
    await user.type(await box(), 'IS20261118{Enter}')
    await waitFor(() => expect(here()).toBe(document1.path))
  })

  test('接着打了字，前一次的答复不再显示', async () => {
    answers[FIND] = () => ok([document1])
    const user = show()
    await user.keyboard('/')
    const input = await box()
    await user.type(input, 'IS2026')
    await screen.findByRole('group', { name: '单据' })
    answers[FIND] = () => ok([])
    await user.type(input, '9')
    expect(screen.queryByRole('group', { name: '单据' })).toBeNull()
    expect(screen.getByText('正在查找单据…')).toBeTruthy()
    expect(await screen.findByText('没有找到 “IS20269”')).toBeTruthy()
  })

  test('去不了的地址不列', async () => {
    answers[FIND] = () =>
      ok([
        { ...document1, path: '/abs/core/issue/payable?payableNo=AP1' },
        { ...document1, path: 'https://example.invalid/' },
      ])
    const user = show()
    await user.keyboard('/')
    await user.type(await box(), 'IS2026')
    expect(await screen.findByText('没有找到 “IS2026”')).toBeTruthy()
  })

  test('失败就地说明，可重试', async () => {
    answers[FIND] = () => HttpResponse.json({ code: 'X1', message: '查找服务维护中' })
    const user = show()
    await user.keyboard('/')
    await user.type(await box(), 'IS2026')
    expect((await screen.findByRole('alert')).textContent).toContain('查找服务维护中')
    answers[FIND] = () => ok([document1])
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('option', { name: /IS2026111800000001/ })).toBeTruthy()
  })

  test('像编号的才问：去掉空格，至少 4 位，不含汉字', () => {
    expect(['IS20', 'is 2026 11', 'HY-CG-2026-0001', 'IS2', '凭证2026', ''].map(documentNoIn)).toEqual([
      'IS20',
      'is202611',
      'HY-CG-2026-0001',
      undefined,
      undefined,
      undefined,
    ])
  })
})
