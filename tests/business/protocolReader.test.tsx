import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import * as engine from '#business/protocol/pdfEngine.ts'
import type { ProtocolDocument } from '#business/protocol/types.ts'
import { type ProtocolReading, useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { installFeedback } from '#hooks/feedback.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'

beforeAll(loadDialogs)

vi.mock('#business/protocol/pdfEngine.ts', () => ({ openPdf: vi.fn() }))
const openPdf = vi.mocked(engine.openPdf)

const failure = vi.fn<(text: string) => void>()
const answered = vi.fn<(isConfirmed: boolean) => void>()

// happy-dom 不排版：阅读区高 500，内容高由 contentHeight 给出
let contentHeight = 2000
const fake = { clientHeight: () => 500, scrollHeight: () => contentHeight }
const originals = Object.keys(fake).map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
)
beforeEach(() => {
  contentHeight = 2000
  vi.resetAllMocks()
  for (const [name, get] of Object.entries(fake))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get })
  installFeedback({ success: () => {}, failure, confirm: () => Promise.resolve(true) })
})
afterEach(() => {
  for (const [name, descriptor] of originals) {
    if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor)
    else Reflect.deleteProperty(HTMLElement.prototype, name)
  }
})

const html = (name: string, body = `<p>${name}正文</p>`): ProtocolDocument => ({
  name,
  source: { html: body },
})
const pdf = (name: string): ProtocolDocument => ({ name, source: { url: '/x' } })

function Page({ reading }: { reading: ProtocolReading }) {
  const reader = useProtocolReader()
  return (
    <>
      <button type="button" onClick={() => void reader.open(reading).then(answered)}>
        打开
      </button>
      {reader.element}
    </>
  )
}
async function start(part: Partial<ProtocolReading>) {
  render(
    <StrictMode>
      <Page reading={{ title: '阅读协议', mode: 'confirm', documents: [html('甲')], ...part }} />
    </StrictMode>,
  )
  fireEvent.click(screen.getByRole('button', { name: '打开' }))
  await screen.findByRole(part.mode === undefined ? 'dialog' : 'dialog', { name: '阅读协议' })
}
const confirmButton = (name = '确认阅读并同意') => screen.getByRole<HTMLButtonElement>('button', { name })
async function readToEnd(name: string) {
  const pane = await screen.findByRole('document', { name })
  await screen.findByText(`${name}正文`)
  pane.scrollTop = contentHeight
  await act(async () => {
    fireEvent.scroll(pane)
    await vi.waitFor(() => expect(screen.getByRole('status', { name: '阅读进度' })).toBeTruthy())
  })
}

describe('协议阅读框', () => {
  it('没滚到底不能确认，滚到底才能（PDF-02）', async () => {
    await start({})
    await screen.findByText('甲正文')
    expect(confirmButton().disabled).toBe(true)
    await readToEnd('甲')
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('多份：每份都读完才能确认，清单上有已读标记（PDF-01）', async () => {
    await start({ documents: [html('甲'), html('乙')], confirmText: '确认签署' })
    await readToEnd('甲')
    await screen.findByRole('button', { name: '甲 已读' })
    expect(confirmButton('确认签署').disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '下一份' }))
    await readToEnd('乙')
    await waitFor(() => expect(confirmButton('确认签署').disabled).toBe(false))
  })

  it('给了要素须勾选；内容缺失、重复、带标记的都按文字显示（P15）', async () => {
    const elements = [
      { key: '金额', value: '<b>1</b>' },
      { key: '金额', value: null },
      null,
      { key: '甲\u202e乙' },
    ]
    contentHeight = 400
    await start({ elements })
    await screen.findByText('已全部读完，请核对协议要素')
    expect(screen.getByText('<b>1</b>')).toBeTruthy()
    expect(screen.getByText('甲[U+202E]乙')).toBeTruthy()
    expect(confirmButton().disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: '我已核对以上要素' }))
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
  })

  it('空的协议不算读过（P14）', async () => {
    contentHeight = 100
    await start({ documents: [html('甲', '')] })
    await screen.findByText('协议内容为空，请联系客服')
    expect(confirmButton().disabled).toBe(true)
  })

  it.each([
    ['InvalidPDFException', 'Invalid PDF structure.', '文件已损坏或不是 PDF'],
    ['PasswordException', 'No password given', '文件已加密，无法打开'],
  ])('只有一份而%s：操作失败，确认即关闭，只有一个框（PDF-03、P01、P02）', async (name, message, shown) => {
    openPdf.mockRejectedValue(Object.assign(new Error(message), { name }))
    render(<Page reading={{ title: '阅读', mode: 'confirm', documents: [pdf('乙')] }} />)
    fireEvent.click(screen.getByRole('button', { name: '打开' }))
    const alert = await screen.findByRole('alertdialog', { name: '操作失败' })
    expect(alert.textContent).toContain(shown)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('几份里有一份打不开：提示操作失败，框还在，其余照读，重试就再取一次；有打不开的不能确认', async () => {
    openPdf.mockRejectedValue(
      Object.assign(new Error('Invalid PDF structure.'), { name: 'InvalidPDFException' }),
    )
    const load = vi.fn(() => Promise.resolve({ url: '/x' }))
    await start({ documents: [html('甲'), { name: '乙', source: { load } }] })
    fireEvent.click(await screen.findByRole('button', { name: '乙 未读' }))
    const broken = '文件已损坏或不是 PDF'
    await screen.findByText(broken)
    expect(failure.mock.calls).toEqual([[broken]])
    expect(screen.getByRole('status', { name: '阅读进度' }).textContent).toBe(
      '请阅读至末页，已读 0/2，1 份打不开',
    )
    fireEvent.click(screen.getByRole('button', { name: '甲 未读' }))
    await readToEnd('甲')
    await screen.findByRole('button', { name: '甲 已读' })
    expect(confirmButton().disabled).toBe(true)

    fireEvent.click(screen.getByRole('button', { name: '乙 打不开' }))
    await screen.findByText(broken)
    openPdf.mockImplementation(() => new Promise(() => {}))
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('正在打开文件')
    expect(screen.getByRole('button', { name: '乙 未读' })).toBeTruthy()
    expect(confirmButton().disabled).toBe(true)
    expect(answered).not.toHaveBeenCalled()
  })

  it('打开之前就知道取不到的：写着原因，重试就去取', async () => {
    openPdf.mockImplementation(() => new Promise(() => {}))
    const absent = { ...pdf('乙'), failure: new ApiError('business', '1', '协议模板更新中', 200) }
    await start({ documents: [absent, html('甲')] })
    await screen.findByText('协议模板更新中')
    expect(openPdf).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('正在打开文件')
    expect(openPdf).toHaveBeenCalled()
  })

  it('通道失败 app 已经说过：只写在那一份里', async () => {
    openPdf.mockRejectedValue(new ApiError('network', 'NETWORK', '网络异常', 0))
    await start({ documents: [pdf('乙'), html('甲')] })
    await screen.findByText('网络异常')
    expect(failure).not.toHaveBeenCalled()
  })

  it('onConfirm 失败：提示服务端信息，框不关，可再试；连点只办一次', async () => {
    contentHeight = 400
    const onConfirm = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError('business', '1', '协议已失效', 200))
      .mockResolvedValueOnce()
    await start({ onConfirm })
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    fireEvent.click(confirmButton())
    await waitFor(() => expect(failure).toHaveBeenCalledWith('协议已失效'))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog', { name: '阅读协议' })).toBeTruthy()
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
  })

  it('只看时没有确认按钮，Esc 关闭得 false', async () => {
    await start({ mode: 'view' })
    expect(screen.queryByRole('button', { name: '确认阅读并同意' })).toBeNull()
    fireEvent.keyDown(screen.getByRole('dialog', { name: '阅读协议' }), { key: 'Escape' })
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
  })

  it('Ctrl+F 到查找框，查得到并计数', async () => {
    await start({ documents: [html('甲', '<p>甲正文</p><p>金额 金\n额</p>')] })
    await screen.findByText('甲正文')
    fireEvent.keyDown(screen.getByRole('document', { name: '甲' }), { key: 'f', ctrlKey: true })
    const box = screen.getByRole('searchbox', { name: '查找' })
    expect(document.activeElement).toBe(box)
    fireEvent.change(box, { target: { value: '金额' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(screen.getByRole('status', { name: '查找结果' }).textContent).toBe('1/2'))
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(screen.getByRole('status', { name: '查找结果' }).textContent).toBe('2/2'))
  })
})
