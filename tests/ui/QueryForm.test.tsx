import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PlaceContext } from '#ui/display/naming/PlaceContext.ts'
import { loadSoon } from '#ui/late.ts'
import { QueryForm } from '#ui/query/Form.tsx'
import { filters } from '#ui/query/filters.ts'
import { storable } from '#ui/query/savedFilters.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { type IssueQuery, issueQueryLabels } from './issue.ts'

// 录入框在第一行数据之后才取：这里先取好
beforeAll(loadSoon)

const filter = filters(issueQueryLabels)
const STATUSES = [
  { value: 'DRAFT', label: '草稿' },
  { value: 'PENDING_REVIEW', label: '待复核' },
  { value: 'ACTIVE', label: '生效' },
]
const conditions = [
  filter.text('issueNo'),
  filter.money('faceAmount'),
  filter.dates('promisePayDate'),
  filter.days('termDays'),
  filter.choice('issueStatus', STATUSES),
  filter.choices('issueStatuses', STATUSES),
  filter.text('receiverName'),
]
const first: IssueQuery = { pageCond: { pageNo: 1, pageSize: 10 } }

/** 旧样式的页面，如账户中心、保函。 */
const old = { oldStyle: true, entitle: () => undefined }

function show(query = first, place?: typeof old) {
  const onQuery = Object.assign(vi.fn<(change: Partial<IssueQuery>) => void>(), {
    reset: vi.fn<() => Partial<IssueQuery>>(() => first),
  })
  const form = (current: IssueQuery) => (
    <QueryForm label="开立申请" filters={conditions} query={current} onQuery={onQuery} />
  )
  const element = (current: IssueQuery) => (
    <TodayContext value="2026-05-20">
      {place ? <PlaceContext value={place}>{form(current)}</PlaceContext> : form(current)}
    </TodayContext>
  )
  const { rerender, unmount } = render(element(query))
  return {
    form: within(screen.getByRole('search', { name: '开立申请查询' })),
    onQuery,
    unmount,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    again: (next: IssueQuery) => rerender(element(next)),
  }
}
const box = (form: ReturnType<typeof show>['form'], name: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name })

describe('QueryForm', () => {
  const LABELS = ['开立申请编号', '凭证金额', '承诺付款日', '期限', '状态', '多个状态', '接收方']
  const shownIn = (form: ReturnType<typeof show>['form']) =>
    LABELS.filter((label) => form.queryByText(label)).length

  test('收起时显示 5 项，展开显示全部并记住（QUERY-01、02）', async () => {
    const { form, user } = show()
    expect(shownIn(form)).toBe(5)
    await user.click(form.getByRole('button', { name: '展开' }))
    expect(shownIn(form)).toBe(7)
    expect(localStorage.getItem('scf-ui:query:开立申请')).toBe('true')
    await user.click(form.getByRole('button', { name: '收起' }))
    expect(shownIn(form)).toBe(5)
  })

  test('旧样式宽屏 6 项、窄屏 4 项，窗口变了跟着变；新样式一直是 5 项（QUERY-02、A23）', () => {
    const width = vi.spyOn(window, 'innerWidth', 'get')
    const resize = (to: number) => {
      width.mockReturnValue(to)
      act(() => void window.dispatchEvent(new Event('resize')))
    }
    const { form, unmount } = show(first, old)
    for (const [to, items] of [
      [1480, 6],
      [1479, 4],
      [1920, 6],
    ] as const) {
      resize(to)
      expect(shownIn(form)).toBe(items)
    }
    unmount()
    const { form: modern } = show()
    for (const to of [1479, 1480]) {
      resize(to)
      expect(shownIn(modern)).toBe(5)
    }
    width.mockRestore()
  })

  test('金额下限大于上限：就地说明且不查询；改正后可查（QUERY-03）', async () => {
    const { form, onQuery, user } = show()
    await user.type(box(form, '凭证金额下限'), '200')
    await user.type(box(form, '凭证金额上限'), '100')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(form.getByRole('alert').textContent).toBe('金额下限不得大于金额上限')
    expect(onQuery).not.toHaveBeenCalled()
    await user.type(box(form, '凭证金额上限'), '{Home}9')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(form.queryByRole('alert')).toBeNull()
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ faceAmountFrom: '200.00', faceAmountTo: '9100.00' })
  })

  test('Enter 即查，半截金额补足，天数是数字，没填的是 undefined', async () => {
    const { form, onQuery, user } = show()
    await user.type(box(form, '期限下限'), '3a0')
    await user.type(box(form, '凭证金额下限'), '12.{Enter}')
    expect(onQuery).toHaveBeenCalledTimes(1)
    expect(onQuery.mock.lastCall?.[0]).toEqual({
      issueNo: undefined,
      faceAmountFrom: '12.00',
      faceAmountTo: undefined,
      promisePayDateFrom: undefined,
      promisePayDateTo: undefined,
      termDaysFrom: 30,
      termDaysTo: undefined,
      issueStatus: undefined,
      issueStatuses: undefined,
      receiverName: undefined,
    })
  })

  test.each([
    ['凭证金额下限', '5.00', { faceAmountFrom: '5.00' }],
    ['期限下限', '5', { termDaysFrom: 5 }],
  ])('%s粘贴来的负号去掉并说明，核对之前不查询（VALID-07、QUERY-05）', async (name, shown, asked) => {
    const { form, onQuery, user } = show()
    const input = box(form, name)
    await user.click(input)
    await user.paste('-5')
    expect(input.value).toBe('5')
    expect(form.getByRole('alert').textContent).toBe('已去掉负号，请核对后按回车')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(onQuery).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(input)
    expect(form.getByRole('alert').textContent).toBe('已去掉负号，请核对后按回车')
    // 这一下回车是核对，下一下才是查询
    await user.keyboard('{Enter}')
    expect(onQuery).not.toHaveBeenCalled()
    expect(form.queryByRole('alert')).toBeNull()
    expect(input.value).toBe(shown)
    await user.keyboard('{Enter}')
    expect(onQuery.mock.lastCall?.[0]).toMatchObject(asked)
  })

  test('粘贴带来的看不见的字去掉再查，框里也没有；只有看不见的字就是没有填', async () => {
    const { form, onQuery, user } = show()
    await user.click(box(form, '开立申请编号'))
    await user.paste('\u202dIS20261118\u202c')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(box(form, '开立申请编号').value).toBe('IS20261118')
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ issueNo: 'IS20261118' })
    await user.clear(box(form, '开立申请编号'))
    await user.paste('\u200b\u2060')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ issueNo: undefined })
  })

  test('日期两端互相限制（QUERY-04）', async () => {
    const { form, onQuery, user } = show()
    fireEvent.change(box(form, '承诺付款日开始'), { target: { value: '2026-06-10' } })
    fireEvent.change(box(form, '承诺付款日结束'), { target: { value: '2026-06-01' } })
    await user.click(form.getByRole('button', { name: '查询' }))
    // 早于开始的结束日不可选：不查询，焦点到它，并说明（C10）
    expect(onQuery).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box(form, '承诺付款日结束'))
    expect(form.getByRole('alert').textContent).toBe('日期无效或不可选')
    await user.click(form.getByRole('button', { name: '承诺付款日结束，打开日历' }))
    const calendar = within(screen.getByRole('dialog', { name: '承诺付款日结束日历' }))
    await user.click(calendar.getByRole('button', { name: '下个月' }))
    expect(calendar.getByRole('button', { name: '2026-06-09' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(calendar.getByRole('button', { name: '2026-06-11' }))
    expect(box(form, '承诺付款日结束').value).toBe('2026-06-11')
  })

  test('快捷项填两端', async () => {
    const { form, user } = show()
    await user.click(form.getByRole('button', { name: '承诺付款日结束，打开日历' }))
    await user.click(
      within(screen.getByRole('dialog', { name: '承诺付款日结束日历' })).getByRole('button', {
        name: '本月',
      }),
    )
    expect(box(form, '承诺付款日开始').value).toBe('2026-05-01')
    expect(box(form, '承诺付款日结束').value).toBe('2026-05-31')
  })

  test('选 全部 即选中每一项，再点全不选（QUERY-06）', async () => {
    const { form, onQuery, user } = show()
    await user.click(form.getByRole('button', { name: '展开' }))
    const select = form.getByRole('combobox', { name: '多个状态' })
    await user.click(select)
    await user.click(within(await screen.findByRole('option', { name: '全部' })).getByText('全部'))
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(onQuery.mock.lastCall?.[0].issueStatuses).toEqual(['DRAFT', 'PENDING_REVIEW', 'ACTIVE'])
    await user.click(select)
    await user.click(within(await screen.findByRole('option', { name: '全部' })).getByText('全部'))
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(onQuery.mock.lastCall?.[0].issueStatuses).toBeUndefined()
  })

  test('查询的结果晚到时已经在打下一个：打的字还在；后退到的条件照样显示', async () => {
    const { form, user, again } = show()
    await user.type(box(form, '开立申请编号'), 'A1{Enter}')
    await user.type(box(form, '开立申请编号'), '23')
    again({ ...first, issueNo: 'A1' })
    expect(box(form, '开立申请编号').value).toBe('A123')
    again(first)
    expect(box(form, '开立申请编号').value).toBe('')
    again({ ...first, issueNo: 'A1' })
    expect(box(form, '开立申请编号').value).toBe('A1')
  })

  test('重置交给页面的初始条件；条件从外面变了，表单跟着变', async () => {
    const { form, onQuery, user, again } = show({ ...first, issueNo: 'A1' })
    await user.type(box(form, '开立申请编号'), '23')
    await user.click(form.getByRole('button', { name: '重置' }))
    expect(onQuery.reset).toHaveBeenCalledTimes(1)
    expect(box(form, '开立申请编号').value).toBe('')
    await user.type(box(form, '开立申请编号'), '4')
    again(first)
    expect(box(form, '开立申请编号').value).toBe('4')
    again({ ...first, issueNo: 'B2' })
    expect(box(form, '开立申请编号').value).toBe('B2')
  })

  test('收起而有值的条件是标签，去掉即查', async () => {
    const { form, onQuery, user } = show({ ...first, issueNo: 'A1', receiverName: '甲' })
    expect(form.getByRole('list', { name: '已填的条件' }).textContent).toContain('接收方：甲')
    await user.click(form.getByRole('button', { name: '去掉条件 接收方' }))
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ issueNo: 'A1', receiverName: undefined })
    expect(form.queryByRole('list', { name: '已填的条件' })).toBeNull()
  })

  test('点条件的名称，光标到它的录入框', async () => {
    const { form, user } = show()
    await user.click(form.getByText('凭证金额'))
    expect(document.activeElement).toBe(box(form, '凭证金额下限'))
  })

  test('打了一半的日期不查询；快捷项与重置让它让位', async () => {
    const { form, onQuery, user } = show()
    await user.type(box(form, '承诺付款日开始'), '2026-0{Enter}')
    expect(onQuery).not.toHaveBeenCalled()
    await user.click(form.getByRole('button', { name: '承诺付款日开始，打开日历' }))
    await user.click(screen.getByRole('button', { name: '本月' }))
    expect(box(form, '承诺付款日开始').value).toBe('2026-05-01')
    await user.clear(box(form, '承诺付款日开始'))
    await user.type(box(form, '承诺付款日开始'), '明天')
    await user.click(form.getByRole('button', { name: '重置' }))
    expect(box(form, '承诺付款日开始').value).toBe('')
    await user.click(form.getByRole('button', { name: '查询' }))
    expect(onQuery).toHaveBeenCalledTimes(1)
  })
})

describe('常用条件', () => {
  const stored = () => localStorage.getItem(`scf-ui:filters:${location.pathname}:开立申请`)
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: '常用条件' }))
    return within(await screen.findByRole('dialog', { name: '常用条件' }))
  }

  test('存下现在的条件，取用即查，同名覆盖，可改名、删除', async () => {
    const { form, onQuery, user } = show()
    await user.type(box(form, '凭证金额下限'), '12')
    let panel = await open(user)
    await user.type(panel.getByRole('textbox', { name: '常用条件名称' }), '大额{Enter}')
    expect(JSON.parse(stored() ?? '')).toEqual([{ name: '大额', values: { faceAmountFrom: '12.00' } }])
    // 在浮层里按 Enter 是保存，不是查询
    expect(onQuery).not.toHaveBeenCalled()
    await user.click(panel.getByRole('button', { name: '大额，改名' }))
    await user.clear(panel.getByRole('textbox', { name: '大额的新名称' }))
    await user.type(panel.getByRole('textbox', { name: '大额的新名称' }), '十二元{Enter}')
    await user.keyboard('{Escape}')
    await user.clear(box(form, '凭证金额下限'))
    await user.type(box(form, '期限下限'), '30')
    panel = await open(user)
    await user.click(panel.getByRole('button', { name: '十二元' }))
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ faceAmountFrom: '12.00', termDaysFrom: undefined })
    expect(box(form, '凭证金额下限').value).toBe('12.00')
    expect(box(form, '期限下限').value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '常用条件' }))
    panel = await open(user)
    await user.click(panel.getByRole('button', { name: '十二元，删除' }))
    expect(stored()).toBe('[]')
  })

  test('没有条件不可存，名称不可空，同名不可改', async () => {
    const { form, user } = show()
    let panel = await open(user)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: '保存现在的条件' }).disabled).toBe(true)
    await user.keyboard('{Escape}')
    await user.type(box(form, '开立申请编号'), 'KL')
    panel = await open(user)
    await user.click(panel.getByRole('button', { name: '保存现在的条件' }))
    expect(panel.getByRole('alert').textContent).toBe('请输入名称')
    for (const name of ['一', '二'])
      await user.type(panel.getByRole('textbox', { name: '常用条件名称' }), `${name}{Enter}`)
    await user.click(panel.getByRole('button', { name: '二，改名' }))
    await user.clear(panel.getByRole('textbox', { name: '二的新名称' }))
    await user.type(panel.getByRole('textbox', { name: '二的新名称' }), '一{Enter}')
    expect(panel.getByRole('alert').textContent).toBe('已有同名的常用条件')
  })

  test('别人写坏的与不认得的字段不取', async () => {
    const key = `scf-ui:filters:${location.pathname}:开立申请`
    const bad = [
      null,
      3,
      { name: '', values: {} },
      { name: '好', values: { receiverName: '\u202d乙\u202c', admin: '1' } },
    ]
    localStorage.setItem(key, JSON.stringify(bad))
    const { onQuery, user } = show()
    const panel = await open(user)
    expect(
      within(panel.getByRole('list', { name: '已保存的常用条件' })).getAllByRole('listitem'),
    ).toHaveLength(1)
    await user.click(panel.getByRole('button', { name: '好' }))
    expect(onQuery.mock.lastCall?.[0]).toMatchObject({ receiverName: '乙' })
    expect(onQuery.mock.lastCall?.[0]).not.toHaveProperty('admin')
  })

  test('敏感字段不落本机', () => {
    expect(
      storable({ mobilePhone: '13800138000', idCard: '1', bankCardNo: '6', issueNo: 'KL1', empty: '' }),
    ).toEqual({
      issueNo: 'KL1',
    })
  })
})
