import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import * as agreements from '#api/generated/corp/agreements/agreements.ts'
import { ResignAgreements } from '#app/session/ResignAgreements.tsx'
import * as engine from '#business/protocol/pdfEngine.ts'
import { installFeedback } from '#hooks/feedback.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'

beforeAll(loadDialogs)

vi.mock('#business/protocol/pdfEngine.ts', () => ({ openPdf: vi.fn(() => new Promise(() => {})) }))
vi.mock('#api/generated/corp/agreements/agreements.ts', () => ({
  checkPlatformAgreement: vi.fn(() => Promise.resolve(true)),
  presignRegisterAgreement: vi.fn(),
  presignPrivacyAgreement: vi.fn(),
  signRegisterAgreement: vi.fn(),
  signPrivacyAgreement: vi.fn(),
}))
const presignRegister = vi.mocked(agreements.presignRegisterAgreement)
const presignPrivacy = vi.mocked(agreements.presignPrivacyAgreement)

const question = vi.fn<(asked: { content: string; cancel?: string | null }) => Promise<boolean>>()
const onCancel = vi.fn<() => void>()
const onDone = vi.fn<() => void>()

const agreement = (name: string) =>
  ({ name, fileId: 'F', url: '/x', agreementSignTempId: `T-${name}` }) as Awaited<
    ReturnType<typeof agreements.presignRegisterAgreement>
  >
const failed = (kind: 'business' | 'network', message: string) => new ApiError(kind, 'X', message, 200)
const open = async () => {
  render(<ResignAgreements onCancel={onCancel} onDone={onDone} />)
  await act(async () => {})
}

beforeEach(() => {
  vi.clearAllMocks()
  presignRegister.mockResolvedValue(agreement('注册协议'))
  presignPrivacy.mockResolvedValue(agreement('隐私政策'))
  installFeedback({ success: () => {}, failure: () => {}, confirm: question })
})
afterEach(() => vi.mocked(engine.openPdf).mockClear())

it('一份没有取到：问过之后照看其余的，那一份重试就再预签，没有人被退出', async () => {
  presignRegister.mockRejectedValueOnce(failed('business', '协议模板更新中'))
  question.mockResolvedValue(false)
  await open()
  expect(question.mock.calls[0]?.[0]).toMatchObject({ content: '协议模板更新中', cancel: '先看其他协议' })
  fireEvent.click(await screen.findByRole('button', { name: '隐私政策 未读' }))
  await screen.findByText('正在打开文件')
  fireEvent.click(screen.getByRole('button', { name: '平台注册服务协议 打不开' }))
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await screen.findByText('正在打开文件')
  const { source } = { source: vi.mocked(engine.openPdf).mock.lastCall![0] }
  expect('load' in source && (await source.load())).toMatchObject({ url: '/x' })
  expect(presignRegister).toHaveBeenCalledTimes(2)
  expect(onCancel).not.toHaveBeenCalled()
})

it('有打不开的时候取消要问；说继续就还在，说退出才退出', async () => {
  presignRegister.mockRejectedValue(failed('business', '协议模板更新中'))
  question.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(question).toHaveBeenCalledTimes(2))
  expect(question.mock.lastCall?.[0].content).toContain('不签署就要退出登录')
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1))
})

it('都打得开时取消就是不签（AGREE-03）', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1))
  expect(question).not.toHaveBeenCalled()
})

it.each([
  ['network', '网络异常', '以后再签', 0],
  ['business', '签章服务维护中', '退出登录', 1],
] as const)('全都取不到，%s：可以重试；网络的事不退出登录', async (kind, message, cancel, exits) => {
  presignRegister.mockRejectedValue(failed(kind, message))
  presignPrivacy.mockRejectedValue(failed(kind, message))
  question.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  await open()
  await waitFor(() => expect(question).toHaveBeenCalledTimes(2))
  expect(question.mock.lastCall?.[0]).toMatchObject({ ok: '重试', cancel })
  expect(presignRegister).toHaveBeenCalledTimes(2)
  await act(async () => {})
  expect(onCancel).toHaveBeenCalledTimes(exits)
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
