import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { SplitTree } from '#business/pictures/SplitTree.tsx'
import { placeSplitTree } from '#business/pictures/splitTreeLayout.ts'
import { VoucherFace } from '#business/pictures/VoucherFace.tsx'
import { niceScale, TrendChart } from '#ui/chart/TrendChart.tsx'
import { DictContext } from '#ui/DictContext.ts'
import { TodayContext } from '#ui/TodayContext.ts'

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

const NODES = [
  { id: 'A', holder: '甲公司', amount: '1000.00', state: '已用尽' },
  { id: 'B', parentId: 'A', holder: '乙公司', amount: '600.00' },
  { id: 'C', parentId: 'A', holder: '丙公司', amount: '400.00' },
  { id: 'D', parentId: 'C', holder: '丁公司', amount: '400.00' },
]

describe('拆分树', () => {
  test('键盘：上下按次序，左到上手，右到下手，Enter 打开；只有一个在 Tab 序里', async () => {
    const onOpen = vi.fn<(id: string) => void>()
    render(<SplitTree label="持有" nodes={NODES} onOpen={onOpen} />)
    const user = userEvent.setup()
    const item = (name: RegExp) => screen.getByRole('treeitem', { name })
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(item(/甲公司，1,000.00元，已用尽/))
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
    expect(document.activeElement).toBe(item(/丁公司/))
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onOpen.mock.calls).toEqual([['C']])
    expect(
      screen.getAllByRole('treeitem').filter((one) => one.getAttribute('tabindex') === '0'),
    ).toHaveLength(1)
    expect(item(/丁公司/).getAttribute('aria-level')).toBe('3')
  })

  test('同样内容的表；没有持有时 暂无数据~', async () => {
    render(<SplitTree label="持有" nodes={NODES} />)
    expect(rowsOf('持有')).toEqual([
      ['持有方', '级次', '上手', '金额', '状态'],
      ['甲公司', '第 1 级', '--', '1,000.00', '已用尽'],
      ['乙公司', '第 2 级', '甲公司', '600.00', '--'],
      ['丙公司', '第 2 级', '甲公司', '400.00', '--'],
      ['丁公司', '第 3 级', '丙公司', '400.00', '--'],
    ])
    await userEvent.click(screen.getByRole('button', { name: '持有，看表格' }))
    expect(screen.queryByRole('tree')).toBeNull()
    expect(screen.getByRole('button', { name: '持有，看图' })).toBeTruthy()
  })

  test('任意父子关系（含成环、孤儿）都摆得完，叶不重叠', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
    const tree = fc.uniqueArray(fc.record({ id: ids, parentId: fc.option(ids, { nil: undefined }) }), {
      selector: (node) => node.id,
    })
    fc.assert(
      fc.property(tree, (nodes) => {
        const placed = placeSplitTree(nodes.map((node) => ({ ...node, holder: node.id, amount: '1' })))
        const leaves = placed.filter((one) => !placed.some((other) => other.parentId === one.id))
        expect(new Set(leaves.map((leaf) => leaf.row)).size).toBe(leaves.length)
        expect(placed.length).toBeLessThanOrEqual(nodes.length)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('到期日历', () => {
  const DAYS = [
    { day: '2026-05-03', amount: '120000.00', count: 1 },
    { day: '2026-05-31', amount: '0.10', count: 2 },
    { day: '2026-06-01', amount: '5.00', count: 1 },
  ]
  test('一个月的笔数与金额，可翻月；带外框的另有逐日的表，表里是元', async () => {
    render(
      <TodayContext value="2026-05-20">
        <DueCalendar label="到期日历" days={DAYS} framed />
      </TodayContext>,
    )
    expect(screen.getByText('2026年05月 3 笔，120,000.10元')).toBeTruthy()
    expect(rowsOf('到期日历')).toEqual([
      ['日期', '笔数', '金额（元）'],
      ['2026-05-03', '1', '120,000.00'],
      ['2026-05-31', '2', '0.10'],
    ])
    const may = within(screen.getByRole('table', { name: '到期日历，2026年05月' }))
    expect(may.getByText('2026-05-03 1 笔 120,000.00元')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '下个月' }))
    expect(screen.getByRole('table', { name: '到期日历，2026年06月' })).toBeTruthy()
    expect(screen.getByText('2026年06月 1 笔，5.00元')).toBeTruthy()
  })
})

describe('趋势图', () => {
  test('同样内容的表；没有数据也画得出', () => {
    const points = [{ label: '26/01', value: 12, text: '12.00' }]
    const { container } = render(
      <TrendChart
        label="近月"
        series={[
          { name: '开立', points },
          { name: '兑付', points: [] },
        ]}
      />,
    )
    expect(rowsOf('近月')).toEqual([
      ['月份', '开立', '兑付'],
      ['26/01', '12.00', ''],
    ])
    render(
      <TrendChart
        label="各段"
        kind="bar"
        unit="万元"
        untitled
        series={[{ name: '金额', points: [{ label: '30天内', value: 1052, text: '1,052.00' }] }]}
      />,
    )
    expect(rowsOf('各段')).toEqual([
      ['月份', '金额（万元）'],
      ['30天内', '1,052.00'],
    ])
    // 悬停看到的数
    expect(document.querySelector('[data-tooltip="30天内，金额 1,052.00 万元"]')).toBeTruthy()
    render(<TrendChart label="空" kind="bar" series={[]} />)
    expect(container.innerHTML).not.toContain('NaN')
  })

  test('刻度不小于最大值，不多于六格', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (top) => {
        const { max, step } = niceScale(top)
        expect(max).toBeGreaterThanOrEqual(top)
        expect(Math.round(max / step)).toBeLessThanOrEqual(6)
      }),
      { numRuns: 2000 },
    )
  })
})

test('票面：编号、双方、大小写金额、日期与状态章', () => {
  render(
    <DictContext value={{ VOUCHER_STATUS: [{ dictValue: 'ACTIVE', dictLabel: '存续中' }] }}>
      <VoucherFace
        voucher={{
          voucherNo: 'PZ1',
          issuerName: '甲公司',
          receiverName: '<b>乙</b>',
          faceAmount: '1680.32',
          promisePayDate: '2027-05-20',
          termDays: 180,
          voucherStatus: 'ACTIVE',
        }}
      />
    </DictContext>,
  )
  const face = within(screen.getByRole('figure', { name: '电子凭证 PZ1' }))
  expect(face.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '甲公司',
    '<b>乙</b>',
    '人民币壹仟陆佰捌拾元零叁角贰分',
    '¥1,680.32',
    '2027-05-20（期限 180 天）',
  ])
  expect(face.getByRole('img', { name: '状态 存续中' })).toBeTruthy()
})
