import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import * as files from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { AttachmentList } from '#business/attachments/List.tsx'
import { sha256Of } from '#business/attachments/uploadRules.ts'

vi.mock('#api/generated/file/files/files.ts', () => ({
  uploadFile: vi.fn(),
  presignUrl: vi.fn(),
  downloadFile: vi.fn(),
}))
const upload = vi.mocked(files.uploadFile)

type Options = NonNullable<Parameters<typeof files.uploadFile>[1]>
interface Call {
  name: string
  category: string
  options: Options
  done: () => void
  fail: (error: ApiError) => void
}
let calls: Call[] = []

const bytes = (text: string) => new TextEncoder().encode(`%PDF-${text}`)
const pdf = (name: string, text = name) => new File([bytes(text)], name, { type: 'application/pdf' })
const attachment = (fileName: string): Attachment => ({
  fileId: `F-${fileName}`,
  fileName,
  fileSize: 2048,
  category: 'CONTRACT',
})

interface FormProps {
  initial?: Attachment[]
  maxCount?: number
  others?: Attachment[]
  onSubmit?: () => void
  onBusy?: (busy: boolean) => void
}
let value: Attachment[] = []
function Page({ initial = [], onSubmit, ...rest }: FormProps) {
  const [list, setList] = useState(initial)
  return (
    <form
      aria-label="登记合同"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <AttachmentInput
        aria-label="合同文件"
        category="CONTRACT"
        accept={['pdf', 'jpg']}
        maxSizeMb={1}
        value={list}
        onChange={(next) => {
          value = next
          setList(next)
        }}
        {...rest}
      />
    </form>
  )
}
const show = (props: FormProps = {}) =>
  render(
    <MemoryRouter>
      <Page {...props} />
    </MemoryRouter>,
  )
const pick = (...list: File[]) =>
  fireEvent.change(screen.getByLabelText('选择合同文件'), { target: { files: list } })
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
const started = (count: number) => waitFor(() => expect(calls).toHaveLength(count))
const settle = (run: () => void) =>
  act(async () => {
    run()
    await Promise.resolve()
  })

beforeEach(() => {
  vi.resetAllMocks()
  calls = []
  value = []
  upload.mockImplementation(
    ({ file, category }, options) =>
      new Promise((resolve, reject) => {
        const { name } = file as File
        options?.signal?.addEventListener?.('abort', () =>
          reject(new ApiError('cancelled', 'CANCELLED', '当前请求已被取消', 0)),
        )
        calls.push({
          name,
          category,
          options: options ?? {},
          done: () => resolve(attachment(name)),
          fail: reject,
        })
      }),
  )
})

describe('检查（G-FILE、U01、U04）', () => {
  it.each([
    ['扩展名', new File(['x'], '合同.exe'), '格式不支持，仅支持 pdf、jpg'],
    ['没有扩展名', new File(['x'], 'pdf'), '格式不支持，仅支持 pdf、jpg'],
    ['空文件', new File([], '合同.pdf'), '文件为空'],
    ['过大', new File([new Uint8Array(1024 * 1024 + 1)], '合同.PDF'), '文件不能超过 1 MB'],
    ['内容不符', new File(['<html>'], '合同.pdf'), '文件内容与格式不符'],
  ])('%s：拒收并说明，不发送，不可重试', async (_, file, reason) => {
    show()
    pick(file)
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
    expect(upload).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: `移除 ${file.name}` }))
    expect(rows()).toEqual([])
  })

  it.each([
    ['BOM', [0xef, 0xbb, 0xbf]],
    ['空行', [0x0d, 0x0a]],
    ['打印机的命令', [...new TextEncoder().encode('\u001B%-12345X@PJL\r\n')]],
    ['一千个字节', Array.from({ length: 1000 }, () => 0)],
  ])('%%PDF 之前有%s也是 PDF', async (_, lead) => {
    show()
    pick(new File([new Uint8Array([...lead, ...bytes('甲')])], '合同.pdf'))
    await started(1)
  })

  it('标志在 1024 个字节之后的不是', async () => {
    show()
    pick(new File([new Uint8Array([...Array.from({ length: 1025 }, () => 0), ...bytes('甲')])], '合同.pdf'))
    expect((await screen.findByRole('alert')).textContent).toBe('文件内容与格式不符')
  })

  it('恰好等于上限可以传', async () => {
    show()
    const content = new Uint8Array(1024 * 1024)
    content.set(bytes(''))
    pick(new File([content], '合同.pdf'))
    await started(1)
  })

  it('超过个数的拒收，在传的也占名额', async () => {
    show({ maxCount: 2, initial: [attachment('旧.pdf')] })
    pick(pdf('甲.pdf'), pdf('乙.pdf'))
    await started(1)
    expect(screen.getByRole('alert').textContent).toBe('最多上传 2 个文件')
    expect(calls.map((call) => call.name)).toEqual(['甲.pdf'])
  })

  it('内容相同的：同批、已有、别处的都算重复', async () => {
    const sha256 = await sha256Of(bytes('别处'))
    show({ others: [{ ...attachment('别处.pdf'), sha256 }] })
    pick(pdf('甲.pdf', '同'), pdf('乙.pdf', '同'), pdf('丙.pdf', '别处'))
    await started(1)
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
        '文件重复：与 甲.pdf 内容相同',
        '文件重复：与 别处.pdf 内容相同',
      ]),
    )
    await settle(() => calls[0]?.done())
    pick(pdf('丁.pdf', '同'))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
    expect(upload).toHaveBeenCalledTimes(1)
  })
})

describe('上传', () => {
  it('带类别与安全的名字，显示进度，传好才进入值', async () => {
    show()
    pick(pdf('../合\u202E同.pdf'))
    await started(1)
    expect(calls[0]).toMatchObject({ name: '_合同.pdf', category: 'CONTRACT' })
    await settle(() => calls[0]?.options.onUploadProgress?.({ progress: 0.42 } as never))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
    expect(value).toEqual([])
    await settle(() => calls[0]?.done())
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(value.map((file) => file.fileId)).toEqual(['F-_合同.pdf'])
    expect(within(screen.getByRole('list', { name: '合同文件' })).getByText('2 KB')).toBeTruthy()
  })

  it('至多三个并行，同时传好的都留下（U06）', async () => {
    show()
    pick(...['1', '2', '3', '4', '5'].map((name) => pdf(`${name}.pdf`)))
    await started(3)
    expect(screen.getAllByText('排队中')).toHaveLength(2)
    await settle(() => {
      for (const call of calls.slice(0, 3)) call.done()
    })
    await started(5)
    await settle(() => {
      for (const call of calls.slice(3)) call.done()
    })
    await waitFor(() => expect(value).toHaveLength(5))
  })

  it('失败只重试那一个（U03）', async () => {
    show()
    pick(pdf('甲.pdf'), pdf('乙.pdf'))
    await started(2)
    // 先算完哪个的指纹不一定
    const call = (name: string) => calls.find((one) => one.name === name)
    await settle(() => call('甲.pdf')?.done())
    await settle(() => call('乙.pdf')?.fail(new ApiError('business', '1', '文件服务繁忙', 200)))
    expect((await screen.findByRole('alert')).textContent).toBe('上传失败：文件服务繁忙')
    fireEvent.click(screen.getByRole('button', { name: '重试 乙.pdf' }))
    await started(3)
    await settle(() => calls[2]?.done())
    await waitFor(() => expect(value.map((file) => file.fileName)).toEqual(['甲.pdf', '乙.pdf']))
    expect(calls.filter((one) => one.name === '甲.pdf')).toHaveLength(1)
    expect(calls[2]?.name).toBe('乙.pdf')
  })

  it('取消即中止，说明后可重试（N20）', async () => {
    show()
    pick(pdf('甲.pdf'))
    await started(1)
    fireEvent.click(screen.getByRole('button', { name: '取消 甲.pdf' }))
    expect((await screen.findByRole('alert')).textContent).toBe('当前请求已被取消')
    expect(calls[0]?.options.signal?.aborted).toBe(true)
    expect(screen.getByRole('button', { name: '重试 甲.pdf' })).toBeTruthy()
  })

  it('传输中拦住表单的提交，传好后放行', async () => {
    const onSubmit = vi.fn<() => void>()
    const onBusy = vi.fn<(busy: boolean) => void>()
    show({ onSubmit, onBusy })
    pick(pdf('甲.pdf'))
    await started(1)
    const form = screen.getByRole('form', { name: '登记合同' })
    fireEvent.submit(form)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('文件正在上传，请完成后再提交')).toBeTruthy()
    await settle(() => calls[0]?.done())
    await waitFor(() => expect(onBusy.mock.calls.map(([busy]) => busy)).toEqual([false, false, true, false]))
    expect(screen.queryByText('文件正在上传，请完成后再提交')).toBeNull()
    fireEvent.submit(form)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('离开页面即全部中止，排队的不再开始（U05）', async () => {
    const { unmount } = show()
    pick(...['1', '2', '3', '4'].map((name) => pdf(`${name}.pdf`)))
    await started(3)
    unmount()
    expect(calls.every((call) => call.options.signal?.aborted)).toBe(true)
    await settle(() => {})
    expect(calls).toHaveLength(3)
  })

  it('拖放与选择相同；移除传好的', async () => {
    show({ initial: [attachment('旧.pdf')] })
    fireEvent.drop(screen.getByRole('group', { name: '合同文件' }), {
      dataTransfer: { files: [pdf('甲.pdf')] },
    })
    await started(1)
    await settle(() => calls[0]?.done())
    await waitFor(() => expect(value).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: '移除 旧.pdf' }))
    expect(value.map((file) => file.fileName)).toEqual(['甲.pdf'])
  })
})

describe('附件清单', () => {
  it('列出名称与大小，可下载；没有时为 暂无附件', () => {
    const { rerender } = render(<AttachmentList label="附件" attachments={[attachment('合同.pdf')]} />)
    const list = within(screen.getByRole('list', { name: '附件' }))
    expect(list.getByText('合同.pdf')).toBeTruthy()
    expect(list.getByText('2 KB')).toBeTruthy()
    expect(list.getByRole('button', { name: '下载 合同.pdf' })).toBeTruthy()
    rerender(<AttachmentList label="附件" attachments={[]} />)
    expect(screen.getByText('暂无附件')).toBeTruthy()
  })
})
