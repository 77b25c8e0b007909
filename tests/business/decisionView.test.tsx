// 看的、签的、送出的是同一份（决定 0049）。
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { ApprovalPanelProps } from '#business/approval/Panel.tsx'
import { queueFeedback } from '../../src/app/dialogs.ts'

interface Paper {
  paperNo: string
  version: number
  payee: string
  actions: { code: string; enabled: boolean }[]
}
const REVIEW = { code: 'REVIEW', enabled: true }
const paper = (paperNo: string, payee: string, actions = [REVIEW]): Paper => ({
  paperNo,
  version: paperNo === 'A' ? 100_003 : 200_001,
  payee,
  actions,
})
const send = vi.fn<ApprovalPanelProps['send']>(async ({ items }) => ({
  results: items.map(({ documentNo }) => ({ documentNo, success: true, message: '已驳回' })),
}))
const onClose = vi.fn<() => void>()

/** 地址要看的是 asked，取到的是 data。 */
const view = (
  asked: string,
  data: Paper | undefined,
  error?: Error,
  queue?: { next: () => Promise<boolean> },
) => (
  <MemoryRouter>
    <DecisionView
      title="开立复核"
      name="开立申请"
      of={{ paperNo: asked }}
      result={{ asked, data, error, mutate: async () => data }}
      action="REVIEW"
      send={send}
      queue={queue && { ...queue, position: 1, count: 2 }}
      onClose={onClose}
    >
      {({ payee }) => payee}
    </DecisionView>
  </MemoryRouter>
)
const panel = () => screen.queryByRole('region', { name: '审核意见' })
const reject = () => {
  const region = within(panel()!)
  fireEvent.change(region.getByRole('textbox', { name: '审核意见' }), { target: { value: '不符' } })
  fireEvent.click(region.getByRole('button', { name: '驳回' }))
}

beforeAll(queueFeedback)
afterEach(() => {
  send.mockClear()
  onClose.mockClear()
  screen.queryByRole('status', { name: '操作结果' })?.remove()
})

it('送出的编号与版本就是显示的那一份', async () => {
  render(view('A', paper('A', '江苏恒拓')))
  expect(screen.getByText('江苏恒拓')).toBeTruthy()
  reject()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0].items).toEqual([{ documentNo: 'A', version: 100_003 }])
})

it('下一份没到、取不到、取到别的一份：没有可以办的，意见也不带过去', () => {
  const { rerender } = render(view('A', paper('A', '江苏恒拓')))
  fireEvent.change(within(panel()!).getByRole('textbox', { name: '审核意见' }), { target: { value: '同意' } })
  for (const [data, error] of [
    [undefined, undefined],
    [undefined, new Error('服务繁忙')],
    [paper('A', '江苏恒拓'), undefined],
  ] as const) {
    rerender(view('B', data, error))
    expect(screen.queryByText('江苏恒拓')).toBeNull()
    expect(panel()).toBeNull()
  }
  rerender(view('B', paper('B', '苏州锦衡')))
  expect(within(panel()!).getByRole<HTMLTextAreaElement>('textbox', { name: '审核意见' }).value).toBe('')
})

it('自己刚办完的，随后刷新为不能再办：说已办理，不说被他人办了', async () => {
  const next = Promise.withResolvers<boolean>()
  const queue = { next: () => next.promise }
  const { rerender } = render(view('A', paper('A', '江苏恒拓'), undefined, queue))
  fireEvent.click(screen.getByRole('checkbox', { name: /下一笔/ }))
  reject()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  rerender(view('A', paper('A', '江苏恒拓', []), undefined, queue))
  expect(await screen.findByText('已办理')).toBeTruthy()
  expect(screen.queryByText(/他人/)).toBeNull()
  await act(async () => next.resolve(true))
})
