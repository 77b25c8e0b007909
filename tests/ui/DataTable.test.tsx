import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { DictContext } from '#ui/DictContext.ts'
import { loadSoon } from '#ui/late.ts'
import { column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { ListResult } from '#ui/table/ListResult.ts'
import type { Selection } from '#ui/table/selection.tsx'
import { type Issue, type IssueQuery, issueLabels } from './issue.ts'

// 分页、列设置与录入框在第一行数据之后才取：这里先取好
beforeAll(loadSoon)

const row = (issueNo: string, part: Partial<Issue> = {}): Issue => ({
  issueNo,
  receiverName: '乙方',
  faceAmount: '1234567.8',
  annualRate: '3.8500',
  promisePayDate: '2026-11-20',
  createTime: '2026-05-20T09:30:00+08:00',
  termDays: 184,
  quickFinance: true,
  issueStatus: 'PENDING_REVIEW',
  actions: [{ code: 'SUBMIT', enabled: true }],
  ...part,
})
const opened = vi.fn<(row: Issue) => void>()
const is = column(issueLabels)
const act = (label: string) => [label, opened] as const
const columns = [
  is.code('issueNo'),
  is.money('faceAmount', { sort: true }),
  is.rate('annualRate'),
  is.date('promisePayDate'),
  is.instant('createTime'),
  is.number('termDays'),
  is.bool('quickFinance'),
  is.dict('issueStatus', 'ISSUE_STATUS'),
  is.actions({ SUBMIT: act('提交'), EDIT: act('修改'), DELETE: act('删除'), WITHDRAW: act('撤回') }),
]
const query: IssueQuery = { pageCond: { pageNo: 2, pageSize: 10 } }
const idle = { isLoading: false, isValidating: false, mutate: vi.fn<() => unknown>() }
const loaded = (rows: Issue[], count = 95): ListResult<Issue> => ({
  ...idle,
  data: {
    list: rows,
    pageCond: { ...query.pageCond, count },
    summary: { count, amount: '8888888.88', amountField: 'faceAmount' },
  },
})

function show(
  list: ListResult<Issue>,
  extra: { selection?: Selection<Issue>; query?: IssueQuery; columns?: typeof columns } = {},
) {
  const onQuery = vi.fn<(change: Partial<IssueQuery>) => void>()
  const element = (result: ListResult<Issue>, selection = extra.selection) => (
    <MemoryRouter>
      <DictContext value={{ ISSUE_STATUS: [{ dictValue: 'PENDING_REVIEW', dictLabel: '待复核' }] }}>
        <DataTable
          label="开立申请"
          list={result}
          columns={extra.columns ?? columns}
          query={extra.query ?? query}
          onQuery={onQuery}
          rowKey="issueNo"
          guidance="点 新建 开始"
          selection={selection}
        />
      </DictContext>
    </MemoryRouter>
  )
  const { rerender } = render(element(list))
  return {
    onQuery,
    user: userEvent.setup(),
    table: () => screen.getByRole('table', { name: '开立申请' }),
    again: (next: ListResult<Issue>, selection?: Selection<Issue>) => rerender(element(next, selection)),
  }
}

const titles = () =>
  screen.getAllByRole('columnheader').map((cell) => cell.textContent.replace(/\u2060?↕/, ''))

describe('DataTable', () => {
  test('初次加载：骨架与将来的行数相同，读屏知道在忙', () => {
    const { table } = show({ ...idle, isLoading: true, isValidating: true })
    expect(table().getAttribute('aria-busy')).toBe('true')
    expect(table().querySelectorAll('tbody tr')).toHaveLength(10)
  })

  test('另外合计的（未付、价款），表脚也说；表里没有那一列的不说', () => {
    const summary = { count: 1, amount: '3.00', others: [{ field: 'faceAmount', amount: '2.00' }] }
    const paid = { ...loaded([row('KL1')]).data!, summary }
    const { again } = show({ ...idle, data: paid })
    expect(screen.getByRole('status').textContent).toMatch(/合计 1 笔 ¥3\.00.*合计 ¥2\.00/)
    again({
      ...idle,
      data: { ...paid, summary: { ...summary, others: [{ field: 'gone', amount: '2.00' }] } },
    })
    expect(screen.getByRole('status').textContent).not.toContain('2.00')
  })

  test('每种列的显示', () => {
    show(loaded([row('KL1')]))
    const cells = within(screen.getByRole('row', { name: /KL1/ })).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'KL1',
      '1,234,567.80',
      '3.85%',
      '2026-11-20',
      '2026-05-20 09:30',
      '184',
      '是',
      '待复核',
      '提交',
    ])
  })

  test('缺值与没有动作显示 --，不认得的字典值原样显示', () => {
    show(loaded([row('KL1', { faceAmount: '', issueStatus: 'NEW_STATE' as never, actions: [] }), row('KL2')]))
    expect(within(screen.getByRole('row', { name: /KL1/ })).getAllByText('--')).toHaveLength(2)
    expect(screen.getByText('NEW_STATE')).toBeTruthy()
  })

  test('谁也做不了什么的一页没有动作列', () => {
    show(loaded([row('KL1', { actions: [] }), row('KL2', { actions: [] })]))
    expect(titles()).not.toContain('操作')
  })

  describe('换条件时新数据未到（决定 0049）', () => {
    const asking = { ...idle, isLoading: true, isValidating: true }
    const selection: Selection<Issue> = {
      selected: ['KL1'],
      onSelect: vi.fn<() => void>(),
      actions: <button type="button">批量提交</button>,
    }

    test('旧行还在，写明是上一次的，什么都按不了，没有合计；到了就是新的', () => {
      const { again, table } = show(loaded([row('KL1')]), { selection })
      expect(screen.getByText(/本页合计/)).toBeTruthy()
      again(asking)
      expect(table().getAttribute('aria-busy')).toBe('true')
      expect(screen.getByText('正在查询，表中是上一次的结果')).toBeTruthy()
      expect(screen.getByText('KL1').closest('[inert]')?.tagName).toBe('TBODY')
      expect(screen.getByText('批量提交').closest('[inert]')).toBeTruthy()
      expect(screen.queryByText(/本页合计/)).toBeNull()
      again(loaded([row('KL2')]))
      expect(screen.queryByText('KL1')).toBeNull()
      expect(screen.queryByText('正在查询，表中是上一次的结果')).toBeNull()
      expect(screen.getByText('KL2').closest('[inert]')).toBeNull()
    })

    test('新的取不到，旧行收走；重试时也不再出现', () => {
      const { again } = show(loaded([row('KL1')]))
      again(asking)
      again({ ...idle, error: new Error('服务繁忙') })
      expect(screen.getByRole('alert').textContent).toContain('服务繁忙')
      expect(screen.queryByText('KL1')).toBeNull()
      again(asking)
      expect(screen.queryByText('KL1')).toBeNull()
    })

    test('没有在取的（问的是什么也不取）不留旧行', () => {
      const { again } = show(loaded([row('KL1')]))
      again(idle)
      expect(screen.queryByText('KL1')).toBeNull()
    })
  })

  test('空：暂无数据~ 与指引；这一页空而总数不为零则可回第 1 页', async () => {
    const { again, onQuery, user } = show(loaded([], 0))
    expect(screen.getByText('暂无数据~')).toBeTruthy()
    expect(screen.getByText('点 新建 开始')).toBeTruthy()
    again(loaded([], 10))
    await user.click(screen.getByRole('button', { name: '回到第 1 页' }))
    expect(onQuery).toHaveBeenCalledWith({ pageCond: { pageNo: 1, pageSize: 10 } })
  })

  test('失败：就地说明，重试；不把旧行当成结果', async () => {
    const mutate = vi.fn<() => unknown>()
    const { again, user } = show(loaded([row('KL1')]))
    again({ ...idle, mutate, error: new Error('查询超时') })
    expect(screen.getByRole('alert').textContent).toContain('查询超时')
    expect(screen.queryByText('KL1')).toBeNull()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(mutate).toHaveBeenCalledTimes(1)
  })

  test('更新失败而同一条件的数据还在：保留行并说明', () => {
    show({ ...loaded([row('KL1')]), error: new Error('断网') })
    expect(screen.getByText('KL1')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('未能更新：断网')
  })

  test('分页', async () => {
    const { onQuery, user } = show(loaded([row('KL1')]))
    const nav = within(screen.getByRole('navigation', { name: '开立申请分页' }))
    expect(nav.getByText('共 95 条')).toBeTruthy()
    expect(nav.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page')
    await user.click(nav.getByRole('button', { name: '第 10 页' }))
    expect(onQuery).toHaveBeenLastCalledWith({ pageCond: { pageNo: 10, pageSize: 10 } })
    await user.click(nav.getByRole('combobox', { name: '每页条数' }))
    await waitFor(() => user.click(screen.getByText('50 条/页')))
    expect(onQuery).toHaveBeenLastCalledWith({ pageCond: { pageNo: 1, pageSize: 50 } })
  })

  test('表头排序：降、升、不排', async () => {
    const { onQuery, user } = show(loaded([row('KL1')]), {
      query: { ...query, sort: { field: 'faceAmount', order: 'DESC' } },
    })
    const header = screen.getByRole('columnheader', { name: '凭证金额（元）' })
    expect(header.getAttribute('aria-sort')).toBe('descending')
    await user.click(within(header).getByRole('button'))
    expect(onQuery).toHaveBeenLastCalledWith({ sort: { field: 'faceAmount', order: 'ASC' } })
    expect(screen.getByRole('columnheader', { name: '期限' }).hasAttribute('aria-sort')).toBe(false)
  })

  const paid = {
    ...is.money('faceAmount', { title: '实付金额', total: true }),
    key: 'paid',
    amount: () => '1.00',
  }
  test.each([
    ['没有别的合计', columns],
    ['另一列标了合计', [...columns, paid]],
  ])('合计：有几页时，本页合计加的就是名字所说的那一列；%s', (_, shown) => {
    show(loaded([row('KL1')]), { columns: shown })
    expect(screen.getByRole('status', { name: '开立申请合计' }).textContent).toBe(
      '凭证金额本页合计 ¥1,234,567.80全部合计 95 笔 ¥8,888,888.88',
    )
  })

  test('行内动作：不能做的说明原因且点了无用，没有的不显示，多了收进更多', async () => {
    const { user, again } = show(
      loaded([
        row('KL1', {
          actions: [
            { code: 'SUBMIT', enabled: false, reason: '可用额度不足' },
            { code: 'EDIT', enabled: true },
          ],
        }),
      ]),
    )
    const submit = screen.getByRole('button', { name: '提交' })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    expect(submit.getAttribute('aria-description')).toBe('可用额度不足')
    await user.click(submit)
    expect(opened).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '修改' }))
    expect(opened.mock.lastCall?.[0].issueNo).toBe('KL1')

    const all = ['SUBMIT', 'EDIT', 'DELETE', 'WITHDRAW'].map((code) => ({ code, enabled: true }))
    again(loaded([row('KL1', { actions: all })]))
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    const more = screen.getByRole('button', { name: '更多' })
    await user.click(more)
    const menu = within(await screen.findByRole('menu', { name: '更多' }))
    const [first, last] = menu.getAllByRole('menuitem')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(last)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(more)
    await user.click(more)
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    expect(opened).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  test('状态标签说明原因、下一步、期限', () => {
    show(loaded([row('KL1', { stateReason: '等待复核', nextActor: '李四', deadline: '2026-06-01' })]))
    expect(screen.getByText('待复核').closest('[tabindex]')?.getAttribute('aria-description')).toBe(
      '原因：等待复核\n下一步：李四\n期限：2026-06-01',
    )
  })

  test('批量选择：有名字、有上限、跨页保留、可清空', async () => {
    const onSelect = vi.fn<(keys: readonly string[]) => void>()
    const selection = (selected: string[]): Selection<Issue> => ({
      selected,
      onSelect,
      max: 2,
      blocked: (one) => (one.issueNo === 'KL3' ? '不同类型' : undefined),
    })
    const rows = loaded([row('KL1'), row('KL2'), row('KL3')])
    const { again, user } = show(rows, { selection: selection([]) })
    const blocked = screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 KL3' })
    expect([blocked.disabled, blocked.getAttribute('aria-description')]).toEqual([true, '不同类型'])
    await user.click(screen.getByRole('checkbox', { name: '选择 KL1' }))
    expect(onSelect).toHaveBeenLastCalledWith(['KL1'])
    again(rows, selection(['OTHER', 'KL1']))
    expect(screen.getByText('已选 2 项（一次最多 2 项）')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: '选择 KL2' }).getAttribute('aria-description')).toBe(
      '一次最多选 2 项',
    )
    await user.click(screen.getByRole('checkbox', { name: '选择 KL1' }))
    expect(onSelect).toHaveBeenLastCalledWith(['OTHER'])
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(onSelect).toHaveBeenLastCalledWith([])
  })

  test('列设置：隐藏、移动、密度都记住', async () => {
    const { user } = show(loaded([row('KL1')]))
    await user.click(screen.getByRole('button', { name: '列设置' }))
    await screen.findByRole('dialog', { name: '列设置' })
    // 浮层出来之前点不到
    await waitFor(() => user.click(screen.getByRole('checkbox', { name: '年化利率' })))
    expect(titles()).not.toContain('年化利率')
    await user.click(screen.getByRole('button', { name: '承诺付款日上移' }))
    await user.click(screen.getByRole('button', { name: '承诺付款日上移' }))
    expect(titles().slice(0, 3)).toEqual(['开立申请编号', '承诺付款日', '凭证金额（元）'])
    expect(titles().at(-1)).toBe('操作')
    await user.click(screen.getByRole('radio', { name: '紧凑' }))
    const saved: unknown = JSON.parse(localStorage.getItem('scf-ui:table:开立申请') ?? '')
    expect(saved).toMatchObject({ hidden: ['annualRate'] })
    expect(localStorage.getItem('scf-ui:density')).toBe('"compact"')
  })

  test('只有一页、或合计的不是这一列时，不写本页合计', () => {
    const { again } = show(loaded([row('KL1')], 1))
    const total = () => screen.getByRole('status', { name: '开立申请合计' }).textContent
    expect(total()).toBe('凭证金额合计 1 笔 ¥8,888,888.88')
    again(loaded([row('KL1', { faceAmount: '9999999.99' })]))
    expect(total()).toBe('凭证金额合计 95 笔 ¥8,888,888.88')
    const other = loaded([row('KL1')])
    again({ ...other, data: { ...other.data!, summary: { count: 95, amount: '8888888.88' } } })
    expect(total()).toBe('合计 95 笔 ¥8,888,888.88')
  })

  test('列设置：宽度与固定，记在本机，可恢复默认', async () => {
    const { user } = show(loaded([row('KL1')]))
    const cell = (name: RegExp) => screen.getByRole('columnheader', { name })
    await user.click(screen.getByRole('button', { name: '列设置' }))
    await screen.findByRole('dialog', { name: '列设置' })
    await user.selectOptions(screen.getByRole('combobox', { name: '年化利率固定' }), '固定左侧')
    await user.selectOptions(screen.getByRole('combobox', { name: '期限固定' }), '固定右侧')
    expect(titles().slice(0, 2)).toEqual(['开立申请编号', '年化利率'])
    expect(titles().slice(-2)).toEqual(['期限', '操作'])
    // 固定在第几列、离边多远，量好写在表上
    const offset = (side: string) =>
      screen.getByRole('table').style.getPropertyValue(/--pin-\d+/.exec(side)?.[0] ?? '')
    expect(offset(cell(/年化利率/).style.left)).toBe('216px')
    expect(offset(cell(/^期限/).style.right)).toBe('180px')
    const width = screen.getByRole<HTMLInputElement>('spinbutton', { name: '年化利率宽度' })
    await user.clear(width)
    await user.type(width, '250')
    expect(JSON.parse(localStorage.getItem('scf-ui:table:开立申请') ?? '{}')).toMatchObject({
      widths: { annualRate: 250 },
      pins: { annualRate: 'left', termDays: 'right' },
    })
    // 打到一半的 2、25 不是宽度
    await user.clear(width)
    await user.type(width, '9')
    await user.tab()
    expect(width.value).toBe('250')
    await user.click(screen.getByRole('button', { name: '恢复默认' }))
    expect(titles()[1]).toBe('凭证金额（元）')
  })

  test.each([
    { hidden: 5, order: {} },
    { widths: { issueNo: 5, annualRate: '9' }, pins: { annualRate: 'top' }, hidden: 3 },
  ])('别人写坏的列设置不采用：%j', (settings) => {
    localStorage.setItem('scf-ui:table:开立申请', JSON.stringify(settings))
    localStorage.setItem('scf-ui:density', '"x"')
    show(loaded([row('KL1')]))
    expect(titles()).toHaveLength(9)
    expect(titles().slice(0, 2)).toEqual(['开立申请编号', '凭证金额（元）'])
    expect(screen.getByRole('table').style.width).toBe('1266px')
  })

  test('键盘：方向键进单元格并移动，Ctrl+C 复制看得见的文字，Esc 退出', async () => {
    const { user } = show(loaded([row('KL1'), row('KL2', { faceAmount: '5' })]))
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const scroller = screen.getByRole('group', { name: /开立申请表格/ })
    scroller.focus()
    await user.keyboard('{ArrowDown}{Control>}c{/Control}')
    expect(writeText).toHaveBeenLastCalledWith('KL1')
    await user.keyboard('{ArrowRight}{ArrowDown}{Control>}c{/Control}')
    expect(writeText).toHaveBeenLastCalledWith('5.00')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{Meta>}c{/Meta}')
    expect(writeText).toHaveBeenLastCalledWith('KL1')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(scroller)
  })

  test('键盘：J、K 在行之间走，焦点在哪里都行；打字、开着对话框时不理', async () => {
    const { user } = show(loaded([row('KL1'), row('KL2', { faceAmount: '5' })]))
    const focused = () => document.activeElement?.textContent
    await user.keyboard('k')
    expect(focused()).toContain('KL1')
    await user.keyboard('{ArrowRight}j')
    expect(focused()).toBe('5.00')
    // 到头了停在那里
    await user.keyboard('j')
    expect(focused()).toBe('5.00')
    await user.keyboard('k{Control>}j{/Control}')
    expect(focused()).toBe('1,234,567.80')
    // 从行里的按钮接着走
    screen.getAllByRole('button', { name: '提交' })[0]?.focus()
    await user.keyboard('j')
    expect(focused()).toContain('提交')
    expect(document.activeElement?.closest('tr')?.textContent).toContain('KL2')

    const other = document.createElement('div')
    document.body.append(other)
    other.innerHTML = '<input aria-label="备注">'
    other.querySelector('input')?.focus()
    await user.keyboard('j')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '备注' }).value).toBe('j')
    other.innerHTML = '<div role="dialog"></div>'
    await user.keyboard('j')
    expect(document.activeElement).toBe(document.body)
    other.remove()
  })

  test('键盘：回车打开这一格的链接，没有的打开首列的；办理的按钮不会被它按到', async () => {
    opened.mockClear()
    const looked = vi.fn<(row: Issue) => void>()
    const kinds = [
      is.open('issueNo', looked),
      is.link('receiverName', (one) => `#${one.receiverName}`),
      is.actions({ SUBMIT: act('提交') }),
    ]
    const { user } = show(loaded([row('KL1')]), { columns: kinds })
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    screen.getByRole('link', { name: '乙方' }).addEventListener('click', followed)
    await user.keyboard('j{Enter}')
    expect(looked).toHaveBeenCalledTimes(1)
    await user.keyboard('{ArrowRight}{Enter}')
    expect(followed).toHaveBeenCalledTimes(1)
    await user.keyboard('{ArrowRight}{Enter}')
    expect(looked).toHaveBeenCalledTimes(2)
    expect(opened).not.toHaveBeenCalled()
  })

  test('键盘：等我决定的一行，回车打开决定；不能办的、走到链接上的不是', async () => {
    const looked = vi.fn<(row: Issue) => void>()
    const decided = vi.fn<(row: Issue) => void>()
    const kinds = [
      is.open('issueNo', looked),
      is.link('receiverName', (one) => `#${one.receiverName}`),
      is.actions({ REVIEW: ['复核', decided] }),
    ]
    const actions = [{ code: 'REVIEW', enabled: true }]
    const blocked = [{ code: 'REVIEW', enabled: false, reason: '不可复核本人经办业务' }]
    const { user } = show(loaded([row('KL1', { actions }), row('KL2', { actions: blocked })]), {
      columns: kinds,
    })
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    screen.getAllByRole('link', { name: '乙方' })[0]?.addEventListener('click', followed)
    await user.keyboard('j{Enter}')
    expect(decided).toHaveBeenCalledTimes(1)
    await user.keyboard('{ArrowRight}{Enter}')
    expect(followed).toHaveBeenCalledTimes(1)
    await user.keyboard('j{ArrowLeft}{Enter}')
    expect(decided).toHaveBeenCalledTimes(1)
    expect(looked).toHaveBeenCalledTimes(1)
  })

  test('键盘：首列打不开的，回车什么也不做', async () => {
    opened.mockClear()
    const { user } = show(loaded([row('KL1')]))
    await user.keyboard('j{Enter}')
    expect(opened).not.toHaveBeenCalled()
  })

  test('跨页勾选：金额都见过才有合计', async () => {
    const onSelect = vi.fn<(keys: readonly string[]) => void>()
    const pick = (selected: string[]) => ({ selected, onSelect })
    const { again, user } = show(loaded([row('KL1', { faceAmount: '0.10' })]), { selection: pick([]) })
    await user.click(screen.getByRole('checkbox', { name: '选择 KL1' }))
    again(loaded([row('KL2', { faceAmount: '0.20' })]), pick(['KL1', 'KL2']))
    expect(screen.getByText(/已选 2 项/).textContent).toContain('合计 ¥0.30')
    again(loaded([row('KL2')]), pick(['KL2', 'KL9']))
    expect(screen.getByText(/已选 2 项/).textContent).not.toContain('合计')
  })

  const showMany = () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(`KL${index}`))
    const { table } = show(loaded(rows, 10_000))
    const scroller = screen.getByRole('group', { name: /开立申请表格/ })
    return {
      table,
      drawn: () => within(table()).getAllByRole('row').length - 1,
      scrollTo: (at: number) => {
        scroller.scrollTop = at * 40
        fireEvent.scroll(scroller)
      },
    }
  }

  test('一万行只画看得见的一段', () => {
    const { table, drawn, scrollTo } = showMany()
    expect(table().getAttribute('aria-rowcount')).toBe('10001')
    expect(drawn()).toBeLessThan(60)
    scrollTo(5000)
    expect(screen.getByText('KL5000')).toBeTruthy()
    expect(screen.queryByText('KL0')).toBeNull()
    expect(drawn()).toBeLessThan(60)
  })

  test('拖着滚动条一跳很远：只画看得见的，停下再补上下', async () => {
    const { drawn, scrollTo } = showMany()
    for (const at of [5000, 9900]) {
      scrollTo(at)
      expect(screen.getByText(`KL${at}`)).toBeTruthy()
      expect(screen.getByText(`KL${at + 15}`)).toBeTruthy()
      expect(drawn()).toBeLessThan(20)
    }
    await waitFor(() => expect(screen.getByText('KL9890')).toBeTruthy())
    // 慢慢滚：露出的已经画好，还在的不重画
    const cell = screen.getByText('KL9905')
    scrollTo(9903)
    expect(screen.getByText('KL9930')).toBeTruthy()
    expect(screen.getByText('KL9905')).toBe(cell)
  })
})
