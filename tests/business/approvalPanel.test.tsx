import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { verifyIntent } from '#api/intents.ts'
import { BatchReview } from '#business/approval/BatchReview.tsx'
import { ApprovalPanel, type ApprovalPanelProps } from '#business/approval/Panel.tsx'
import { column } from '#ui/table/columns.tsx'
import { queueFeedback } from '../../src/app/dialogs.ts'
import { findSignatureSwitch as find, signatureWorks, verifySignatureSms as verify } from './signatures.ts'
import { unknownOutcome } from './unknownOutcome.ts'

vi.mock('#api/generated/signing/signatures/signatures.ts', () => import('./signatures.ts'))

const ONE = [{ documentNo: 'KL001', version: 3 }]
const TWO = [...ONE, { documentNo: 'KL002', version: 1 }]
const SIGNING: ApprovalPanelProps['signing'] = {
  businessType: 'ISSUE_REVIEW',
  productType: 'CREDIT',
  summary: '开立凭证',
  content: [['合计金额', '¥1,000.00']],
}
const passed = (documentNo: string) => ({ documentNo, success: true, message: '复核通过' })

const send = vi.fn<ApprovalPanelProps['send']>()
const onDone = vi.fn<ApprovalPanelProps['onDone']>()

const panel = (props: Partial<ApprovalPanelProps> = {}) => (
  <MemoryRouter>
    <ApprovalPanel documents={ONE} signing={SIGNING} send={send} onDone={onDone} {...props} />
  </MemoryRouter>
)
const show = (props?: Partial<ApprovalPanelProps>) => render(panel(props))
/** 表单里说的。 */
const said = async () => (await region().findByRole('alert')).textContent
const isDone = () => waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
/** 通过并签好。 */
const pass = async () => {
  decide('通过')
  await sign()
}
const region = () => within(screen.getByRole('region', { name: '审核意见' }))
const button = (label: string) => region().getByRole<HTMLButtonElement>('button', { name: label })
const decide = (label: string) => fireEvent.click(button(label))
const opinion = () => region().getByRole<HTMLTextAreaElement>('textbox', { name: '审核意见' })
const write = (text: string) => fireEvent.change(opinion(), { target: { value: text } })
async function sign() {
  const dialog = within(await screen.findByRole('dialog', { name: '短信签署' }))
  fireEvent.change(dialog.getByRole('textbox', { name: '短信验证码' }), { target: { value: '123456' } })
  fireEvent.click(dialog.getByRole('button', { name: '确认签署' }))
  fireEvent.submit(dialog.getByRole('form', { name: '短信签署' }))
}

beforeAll(queueFeedback)
beforeEach(() => {
  vi.resetAllMocks()
  signatureWorks()
  send.mockResolvedValue({ results: [passed('KL001')] })
})
afterEach(() => screen.queryByRole('status', { name: '操作结果' })?.remove())

describe('签署之前再问一次', () => {
  it('已被他人处理的不发短信、不提交', async () => {
    show({ recheck: async () => '数据已被他人处理，请刷新后重试' })
    decide('通过')
    expect(await said()).toBe('数据已被他人处理，请刷新后重试')
    expect(find).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })

  it('没有变的照常签署', async () => {
    show({ recheck: async () => undefined })
    await pass()
    await isDone()
  })
})

describe('按键作决定（FIND-02）', () => {
  const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
    fireEvent.keyDown(on, { key, ...more })

  it('A 通过，R 驳回：驳回先写意见', async () => {
    show()
    press('r')
    expect(await region().findByText('请填写审核意见')).toBeTruthy()
    expect(document.activeElement).toBe(opinion())
    press('a')
    expect(await screen.findByRole('dialog', { name: '短信签署' })).toBeTruthy()
    expect(button('通过').getAttribute('aria-keyshortcuts')).toBe('A')
  })

  it('正在打字、带修饰键、按住不放、别人用掉的都不算', async () => {
    show({ recheck: async () => '不该问到' })
    press('a', {}, opinion())
    press('a', { ctrlKey: true })
    press('a', { shiftKey: true })
    press('a', { repeat: true })
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('a')
    await act(async () => undefined)
    expect(region().queryByRole('alert')).toBeNull()
  })

  it('不能通过的，A 不起作用', async () => {
    show({ disabledReason: '不可复核本人经办业务', recheck: async () => '不该问到' })
    press('a')
    await act(async () => undefined)
    expect(region().queryByRole('alert')).toBeNull()
    expect(find).not.toHaveBeenCalled()
  })

  it('抽屉里的不写按键', () => {
    show({ guard: false })
    expect(button('通过').hasAttribute('aria-keyshortcuts')).toBe(false)
  })
})

describe('填写规则', () => {
  it.each(['', '  '])('驳回须有意见（MC-4）：%j 不算', async (text) => {
    show()
    write(text)
    decide('驳回')
    expect(await region().findByText('请填写审核意见')).toBeTruthy()
    await waitFor(() => expect(opinion().getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(opinion())
    expect(send).not.toHaveBeenCalled()
    write('金额不符')
    await waitFor(() => expect(region().queryByText('请填写审核意见')).toBeNull())
  })

  it('意见至多 200 字并计数', () => {
    show()
    write('好𠮷')
    expect(region().getByText('2/200')).toBeTruthy()
    write('𠮷'.repeat(201))
    expect(region().getByText('200/200')).toBeTruthy()
    expect(opinion().value).toBe('𠮷'.repeat(200))
  })

  it('驳回不签署，意见去掉首尾空白', async () => {
    show()
    write(' 金额不符 ')
    decide('驳回')
    await isDone()
    expect(find).not.toHaveBeenCalled()
    expect(send.mock.calls[0]?.[0]).toEqual({ items: ONE, decision: 'REJECT', reviewOpinion: '金额不符' })
  })

  it('不能通过时显示原因，只可驳回', () => {
    show({ disabledReason: '不可复核本人经办业务' })
    expect(region().getByText('不能通过：不可复核本人经办业务')).toBeTruthy()
    expect(button('通过').disabled).toBe(true)
    expect(button('驳回').disabled).toBe(false)
  })

  it('一次至多 50 笔', async () => {
    const documents = Array.from({ length: 51 }, (_, at) => ({ documentNo: `KL${at}`, version: 0 }))
    show({ documents })
    decide('通过')
    expect(await said()).toBe('一次最多办理 50 笔')
    expect(find).not.toHaveBeenCalled()
  })
})

describe('签署与发送', () => {
  it('同意先签署，签的恰是这些单据，凭据随请求；成功提示后 onDone', async () => {
    show()
    decide('通过')
    await pass()
    await isDone()
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify.mock.calls[0]?.[0].businessKeys).toEqual(['KL001'])
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]?.[0]).toEqual({ items: ONE, decision: 'PASS', signTicket: 'T1' })
    const status = await screen.findByRole('status', { name: '操作结果' })
    await waitFor(() => expect(status.textContent).toBe('复核通过'))
  })

  it('签署开关关闭时连续提交只发一次', async () => {
    find.mockResolvedValue({ open: false })
    show()
    for (let click = 0; click < 20; click += 1) decide('通过')
    await isDone()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]?.[0]).toEqual({ items: ONE, decision: 'PASS' })
  })

  it('不需签署的同意直接发送', async () => {
    show({ signing: undefined })
    decide('通过')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(send.mock.calls[0]?.[0]).toEqual({ items: ONE, decision: 'PASS' })
    expect(find).not.toHaveBeenCalled()
  })

  it('取消签署一切照旧（M09）', async () => {
    show()
    write('同意开立')
    decide('通过')
    const dialog = within(await screen.findByRole('dialog', { name: '短信签署' }))
    fireEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(send).not.toHaveBeenCalled()
    expect(region().queryByRole('alert')).toBeNull()
    expect(opinion().value).toBe('同意开立')
    expect(button('通过').disabled).toBe(false)
  })

  it('签署得 3 时把说明显示在表单里', async () => {
    find.mockRejectedValue(new ApiError('network', 'NETWORK', '网络', 0))
    show()
    decide('通过')
    expect(await said()).toBe('网络异常，请稍后重试')
    expect(send).not.toHaveBeenCalled()
  })

  it('签署中单据变了即作废（M11）', async () => {
    const view = show()
    decide('通过')
    await screen.findByRole('dialog', { name: '短信签署' })
    view.rerender(panel({ documents: TWO }))
    expect(await screen.findByText('签署内容已变化，请关闭后核对并重新提交')).toBeTruthy()
  })

  it('结果不明后再提交：同样的内容、同一张凭据，不再签署（T20）', async () => {
    send.mockRejectedValueOnce(unknownOutcome())
    show()
    await pass()
    expect(await region().findByText(/上一次提交结果待确认，请先查询/)).toBeTruthy()
    decide('通过')
    await isDone()
    expect(verify).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
  })

  it('结果不明后改了内容：是新的办理，重新签署', async () => {
    send.mockRejectedValueOnce(unknownOutcome())
    show()
    await pass()
    await region().findByText(/上一次提交结果待确认/)
    verify.mockResolvedValue({ signTicket: 'T2', expireTime: '' })
    write('补充意见')
    await pass()
    await isDone()
    const passing = { items: ONE, decision: 'PASS', reviewOpinion: '补充意见' }
    expect(send.mock.calls[1]?.[0]).toEqual({ ...passing, signTicket: 'T2' })
  })

  it('结果不明而人已核实：不再提示，是新的办理，重新签署', async () => {
    send.mockRejectedValueOnce(unknownOutcome())
    show()
    await pass()
    await region().findByText(/上一次提交结果待确认/)
    act(() => verifyIntent('K-unknown'))
    expect(region().queryByText(/上一次提交结果待确认/)).toBeNull()
    verify.mockResolvedValue({ signTicket: 'T2', expireTime: '' })
    await pass()
    await isDone()
    expect(send.mock.calls.map(([request]) => request.signTicket)).toEqual(['T1', 'T2'])
  })

  it('确定没有办的（404、413）不说待确认，再提交重新签署', async () => {
    send.mockRejectedValueOnce(new ApiError('network', '413', '网络异常', 413))
    show()
    await pass()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(button('驳回').disabled).toBe(false))
    expect(region().queryByText(/上一次提交结果待确认/)).toBeNull()
    verify.mockResolvedValue({ signTicket: 'T2', expireTime: '' })
    await pass()
    await isDone()
    expect(send.mock.calls.map(([request]) => request.signTicket)).toEqual(['T1', 'T2'])
  })

  it('业务拒绝后再提交：重新签署', async () => {
    send.mockRejectedValueOnce(new ApiError('business', '1', '数据已被他人处理，请刷新后重试', 200))
    show()
    await pass()
    expect(await said()).toBe('数据已被他人处理，请刷新后重试')
    verify.mockResolvedValue({ signTicket: 'T2', expireTime: '' })
    await pass()
    await isDone()
    expect(send.mock.calls.map(([request]) => request.signTicket)).toEqual(['T1', 'T2'])
  })
})

describe('结果', () => {
  it('单份失败显示在表单里，已填的值不动', async () => {
    send.mockResolvedValue({ results: [{ documentNo: 'KL001', success: false, message: '可用额度不足' }] })
    show({ signing: undefined })
    write('同意')
    decide('通过')
    expect(await said()).toBe('可用额度不足')
    expect(opinion().value).toBe('同意')
    expect(onDone).not.toHaveBeenCalled()
    expect(screen.queryByRole('status', { name: '操作结果' })).toBeNull()
  })

  it('应答里没有这份单据，不当作成功', async () => {
    send.mockResolvedValue({ results: [] })
    show({ signing: undefined })
    decide('通过')
    expect(await said()).toBe('没有返回办理结果，请刷新后核对')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('批量：一次签署全部，逐份列出结果，关闭后 onDone（MC-7）', async () => {
    const outcome = {
      results: [passed('KL001'), { documentNo: 'KL002', success: false, message: '可用额度不足' }],
    }
    send.mockResolvedValue(outcome)
    render(
      <MemoryRouter>
        <BatchReview
          documents={TWO}
          signing={SIGNING}
          send={send}
          onDone={onDone}
          onClose={() => {}}
          summary="合计 2 笔"
          rows={TWO}
          rowKey="documentNo"
          columns={[column<{ documentNo: string }>({ documentNo: '编号' }).text('documentNo') as never]}
          useProof={undefined}
        />
      </MemoryRouter>,
    )
    const drawer = within(screen.getByRole('dialog', { name: '批量复核 2 笔' }))
    expect(drawer.getByText('合计 2 笔')).toBeTruthy()
    const close = () => drawer.queryByRole('button', { name: '关闭' })
    expect(close()).toBeTruthy()
    decide('通过')
    await screen.findByRole('dialog', { name: '短信签署' })
    expect(close()).toBeNull()
    await sign()
    const result = within(await screen.findByRole('dialog', { name: '办理结果' }))
    expect(verify.mock.calls[0]?.[0].businessKeys).toEqual(['KL001', 'KL002'])
    const rows = within(result.getByRole('table', { name: '办理结果' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '单据编号结果说明',
      'KL001成功复核通过',
      'KL002失败可用额度不足',
    ])
    expect(result.getByText('成功 1 笔，失败 1 笔')).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.click(result.getByRole('button', { name: '确认' }))
    expect(onDone).toHaveBeenCalledWith(outcome)
  })
})
