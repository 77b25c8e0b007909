import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { installFeedback } from '#hooks/feedback.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { DictContext } from '#ui/DictContext.ts'
import { loadSoon } from '#ui/late.ts'
import type { ListResult } from '#ui/table/ListResult.ts'
import { installIndexedDb } from '../hooks/FakeIndexedDb.ts'
import { signedIn } from '../hooks/signedIn.ts'
import { ExamplePage, type Issue, type IssueQuery } from './ExamplePage.tsx'

// 分页、列设置与录入框在第一行数据之后才取：这里先取好
beforeAll(loadSoon)

const { pageSize } = FIRST_PAGE

const issue = (part: Partial<Issue> = {}): Issue => ({
  issueNo: 'KL2026052000000001',
  receiverName: '华东精密制造有限公司',
  faceAmount: '1234567.80',
  annualRate: '3.8500',
  promisePayDate: '2026-11-20',
  createTime: '2026-05-20T09:30:00+08:00',
  termDays: 184,
  quickFinance: false,
  issueStatus: 'DRAFT',
  actions: [{ code: 'SUBMIT', enabled: true }],
  auditTrail: [
    { node: 'OPERATOR', operatorName: '张三', time: '2026-05-20T09:30:00+08:00', event: '保存草稿' },
  ],
  ...part,
})
const page = (rows: Issue[]): ListResult<Issue> => ({
  data: {
    list: rows,
    pageCond: { pageNo: 1, pageSize: 10, count: rows.length },
    summary: { count: rows.length, amount: '1234567.80' },
  },
  isLoading: false,
  isValidating: false,
  mutate: vi.fn<() => unknown>(),
})
const dictionaries = {
  ISSUE_STATUS: [
    { dictValue: 'DRAFT', dictLabel: '草稿' },
    { dictValue: 'PENDING_REVIEW', dictLabel: '待复核' },
  ],
}

function show(
  {
    rows = [issue()],
    submitIssue = vi.fn(),
    createIssue = vi.fn(),
  }: Partial<{
    rows: Issue[]
    submitIssue: ReturnType<typeof vi.fn>
    createIssue: ReturnType<typeof vi.fn>
  }> = {},
  url = '/credit/core/issue/issue',
) {
  const asked: IssueQuery[] = []
  const result = page(rows)
  const api = {
    usePageIssues: (query: IssueQuery) => {
      asked.push(query)
      return result
    },
    useIssueDetail: ({ issueNo }: { issueNo: string }) => ({
      ...result,
      asked: issueNo,
      data: rows.find((row) => row.issueNo === issueNo),
    }),
    submitIssue: submitIssue as never,
    createIssue: createIssue as never,
  }
  render(
    <MemoryRouter initialEntries={[url]}>
      <DictContext value={dictionaries}>
        <ExamplePage api={api} />
      </DictContext>
    </MemoryRouter>,
  )
  return { asked, user: userEvent.setup() }
}
const feedback = { success: vi.fn(), failure: vi.fn(), confirm: vi.fn(() => Promise.resolve(true)) }
installFeedback(feedback)
afterEach(() => vi.clearAllMocks())

describe('样板页', () => {
  test('按条件查询，请求体只有填了的条件，翻回第 1 页', async () => {
    const { asked, user } = show({}, '/x?pageNo=3')
    expect(asked.at(-1)).toEqual({ pageCond: { pageNo: 3, pageSize }, issueStatus: 'DRAFT' })
    const form = screen.getByRole('search', { name: '开立申请查询' })
    await user.type(within(form).getByRole('textbox', { name: '开立申请编号' }), 'KL2026{Enter}')
    expect(asked.at(-1)).toEqual({
      pageCond: { pageNo: 1, pageSize },
      issueStatus: 'DRAFT',
      issueNo: 'KL2026',
    })
  })

  test('打开详情再返回，列表条件还在', async () => {
    const { asked, user } = show({}, '/x?pageNo=2')
    await user.click(screen.getByRole('button', { name: 'KL2026052000000001' }))
    expect(screen.getByText('开立申请 KL2026052000000001')).toBeTruthy()
    expect(screen.getByText('1,234,567.80')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: '审批轨迹' })).getByText('保存草稿')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '返回列表' }))
    expect(screen.getByRole('table', { name: '开立申请' })).toBeTruthy()
    expect(asked.at(-1)?.pageCond.pageNo).toBe(2)
  })

  test('行内提交：业务失败原样显示，通道失败不重复提示', async () => {
    const submitIssue = vi.fn().mockRejectedValueOnce(new ApiError('business', '1001', '可用额度不足', 200))
    const { user } = show({ submitIssue })
    const button = screen.getByRole('button', { name: '提交' })
    await user.click(button)
    await waitFor(() => expect(feedback.failure).toHaveBeenCalledWith('可用额度不足'))
    submitIssue.mockRejectedValueOnce(new ApiError('network', 'NETWORK', '网络异常', 0))
    await user.click(button)
    expect(feedback.failure).toHaveBeenCalledTimes(1)
  })

  test('新建：就地说明第一个错并聚焦；服务端拒绝显示在表单里且值不丢；成功回列表', async () => {
    const createIssue = vi.fn().mockRejectedValueOnce(new ApiError('business', '1002', '接收方未认证', 200))
    const { user } = show({ createIssue })
    await user.click(screen.getByRole('button', { name: '新建' }))
    const form = screen.getByRole('form', { name: '开立申请' })
    await user.click(within(form).getByRole('button', { name: '提交' }))
    const receiver = within(form).getByRole('textbox', { name: '接收方' })
    await waitFor(() => expect(within(form).getByText('请输入接收方')).toBeTruthy())
    expect(document.activeElement).toBe(receiver)
    expect(receiver.getAttribute('aria-invalid')).toBe('true')
    const described = receiver.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('请输入接收方')
    expect(createIssue).not.toHaveBeenCalled()

    await user.type(receiver, '华东精密')
    await user.type(within(form).getByRole('textbox', { name: '凭证金额' }), '2000000')
    await user.type(within(form).getByRole('textbox', { name: '承诺付款日' }), '2026-11-20')
    await user.click(within(form).getByRole('button', { name: '提交' }))
    expect(await within(form).findByText('金额不得大于1,000,000.00元')).toBeTruthy()

    const amount = within(form).getByRole('textbox', { name: '凭证金额' })
    await user.clear(amount)
    await user.type(amount, '120000.5')
    await user.click(within(form).getByRole('button', { name: '提交' }))
    expect((await within(form).findByText('接收方未认证')).closest('[role=alert]')).toBeTruthy()
    expect((receiver as HTMLInputElement).value).toBe('华东精密')
    expect(createIssue.mock.lastCall?.[0]).toEqual({
      receiverName: '华东精密',
      faceAmount: '120000.50',
      promisePayDate: '2026-11-20',
    })

    createIssue.mockResolvedValueOnce({})
    await user.click(within(form).getByRole('button', { name: '提交' }))
    expect(await screen.findByRole('table', { name: '开立申请' })).toBeTruthy()
    expect(feedback.success).toHaveBeenCalledWith('已保存')
    // 成功后的跳转不追问
    expect(feedback.confirm).not.toHaveBeenCalled()
  })

  test('填了一半取消：先问，不离开则留在表单', async () => {
    feedback.confirm.mockResolvedValueOnce(false)
    const { user } = show({}, '/x?view=create')
    await user.type(screen.getByRole('textbox', { name: '接收方' }), '甲')
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(feedback.confirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('form', { name: '开立申请' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(await screen.findByRole('table', { name: '开立申请' })).toBeTruthy()
  })
  test('填了一半离开，再来可恢复', async () => {
    installIndexedDb()
    signedIn()
    const { user } = show({}, '/x?view=create')
    await user.type(screen.getByRole('textbox', { name: '接收方' }), '甲')
    await user.type(screen.getByRole('textbox', { name: '凭证金额' }), '1200')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(await screen.findByRole('button', { name: '新建' }))
    await user.click(await screen.findByRole('button', { name: '恢复' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '接收方' }).value).toBe('甲')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '凭证金额' }).value).toBe('1,200.00')
  })
})
