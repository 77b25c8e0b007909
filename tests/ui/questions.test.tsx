// 显示的只是所问的那一份（决定 0049）：QueryState、DetailView、ListSummary 与随选择而问的控件。
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { ReadOptions } from '#api/read.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import type { Answer } from '#ui/form/asked/answer.ts'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { ListSummary } from '#ui/table/ListSummary.tsx'

interface Paper {
  paperNo: string
  amount: string
}
const mutate = vi.fn<() => unknown>()
const of = (paperNo: string, amount = '1.00') => ({ mutate, asked: paperNo, data: { paperNo, amount } })
const coming = (asked: string) => ({ mutate, asked })
const failed = (asked: string) => ({ mutate, asked, error: new Error('服务繁忙') })

describe('QueryState', () => {
  const show = (result: Parameters<typeof QueryState<Paper>>[0]['result']) => (
    <QueryState result={result}>{({ paperNo }) => <input aria-label={paperNo} defaultValue="" />}</QueryState>
  )

  it('换了问题，填在里面的不带过去', () => {
    const { rerender } = render(show(of('A')))
    fireEvent.change(screen.getByRole('textbox', { name: 'A' }), { target: { value: '同意' } })
    rerender(show(of('B')))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'B' }).value).toBe('')
  })

  it('同一个问题更新，填的还在；更新失败也不收走', () => {
    const { rerender } = render(show(of('A')))
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'A' })
    fireEvent.change(field(), { target: { value: '同意' } })
    rerender(show(of('A', '2.00')))
    expect(field().value).toBe('同意')
    rerender(show({ ...of('A'), error: new Error('服务繁忙') }))
    expect(field().value).toBe('同意')
  })

  it('下一个没到、取不到：只有占位与原因', () => {
    const { rerender } = render(show(of('A')))
    rerender(show(coming('B')))
    expect(screen.queryByRole('textbox')).toBeNull()
    rerender(show(failed('B')))
    expect(screen.getByRole('alert').textContent).toContain('服务繁忙')
  })
})

describe('DetailView', () => {
  const show = (paperNo: string, result: Parameters<typeof QueryState<Paper>>[0]['result']) => (
    <MemoryRouter>
      <DetailView
        title="开立申请"
        name="申请"
        of={{ paperNo }}
        result={result}
        renderExtra={(paper) => <button type="button">打印 {paper.paperNo}</button>}
        onClose={() => undefined}
      >
        {({ amount }) => amount}
      </DetailView>
    </MemoryRouter>
  )

  it('单据到了才有它的按钮；下一份没到，标题是下一份，内容与按钮都没有', () => {
    const { rerender } = render(show('A', of('A', '10,000.00')))
    expect(screen.getByRole('button', { name: '打印 A' })).toBeTruthy()
    rerender(show('B', coming('B')))
    expect(screen.getByText('申请 B')).toBeTruthy()
    expect(screen.queryByText('10,000.00')).toBeNull()
    expect(screen.queryByRole('button', { name: /打印/ })).toBeNull()
  })

  it('取到的是别的一份：不显示，也没有按钮，可以重试', () => {
    render(show('B', { ...of('A', '10,000.00'), asked: 'B' }))
    expect(screen.getByRole('alert').textContent).toContain('取到的不是这份单据')
    expect(screen.queryByText('10,000.00')).toBeNull()
    expect(screen.queryByRole('button', { name: /打印/ })).toBeNull()
    mutate.mockClear()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(mutate).toHaveBeenCalledTimes(1)
  })
})

describe('ListSummary', () => {
  const show = (list: { data?: string; error?: unknown }) => (
    <ListSummary list={list}>{(sum) => sum}</ListSummary>
  )

  it('换条件时旧的收走；取不到也没有', () => {
    const { rerender } = render(show({ data: '合计 1.00' }))
    rerender(show({}))
    expect(screen.queryByText('合计 1.00')).toBeNull()
    rerender(show({ error: new Error('服务繁忙') }))
    expect(screen.queryByText('合计 1.00')).toBeNull()
  })
})

describe('随选择而问的', () => {
  interface Values {
    funder: string
  }
  const F = fieldOf<Values>()
  type Options = Answer<readonly string[]> & { mutate: () => unknown }
  const submit = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))

  function Page({ answer, isSeen = false }: { answer: Options; isSeen?: boolean }) {
    const form = useForm<Values>()
    const asked = isSeen ? { seen: answer } : { answer }
    return (
      <FormShell
        label="试填"
        form={form}
        initial={{ funder: '北辰' }}
        onSubmit={submit}
        submitting={false}
        error={undefined}
        submitText="提交"
      >
        <F name="funder" label="资金方" required {...asked}>
          <AskedInput answer={answer}>
            {(names) => <Select options={names.map((name) => ({ value: name, label: name }))} />}
          </AskedInput>
        </F>
      </FormShell>
    )
  }
  const page = (answer: Options, isSeen = false) => (
    <MemoryRouter>
      <Page answer={answer} isSeen={isSeen} />
    </MemoryRouter>
  )
  const known = (asked: string): Options => ({ mutate, asked, data: ['北辰', '南浦'] })
  const press = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))

  it('取不到的提交不了，说为什么', async () => {
    submit.mockClear()
    render(page(failed('300')))
    press()
    expect(await screen.findByText('没有取到可选的内容，请重试')).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
  })

  it('还没到就按提交：等到了再查，能选的照常提交', async () => {
    submit.mockClear()
    const { rerender } = render(page(coming('300')))
    press()
    await Promise.resolve()
    expect(submit).not.toHaveBeenCalled()
    rerender(page(known('300')))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  })

  it('要给人看过的（报价）：没到的不等，不能提交', async () => {
    submit.mockClear()
    const { rerender } = render(page(coming('300'), true))
    press()
    expect(await screen.findByText('正在按所填的重新取，请看过再交')).toBeTruthy()
    rerender(page(known('300'), true))
    await waitFor(() => expect(screen.queryByText('正在按所填的重新取，请看过再交')).toBeNull())
    expect(submit).not.toHaveBeenCalled()
  })
})

it('查询的选项里没有会留下旧答复的', () => {
  // @ts-expect-error 上一个问题的应答
  const kept: ReadOptions<string> = { keepPreviousData: true }
  // @ts-expect-error 没有问过的应答
  const invented: ReadOptions<string> = { fallbackData: '' }
  expect([kept, invented]).toHaveLength(2)
})
