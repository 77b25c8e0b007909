import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import { useSignedSubmit } from '#business/signing/useSignedSubmit.tsx'
import { loadSoon } from '#ui/late.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'
import { findSignatureSwitch as find, signatureWorks, verifySignatureSms as verify } from './signatures.ts'
import { unknownOutcome } from './unknownOutcome.ts'

beforeAll(loadDialogs)
beforeAll(loadSoon)

vi.mock('#api/generated/signing/signatures/signatures.ts', () => import('./signatures.ts'))

type Payment = { documentNo: string; amount: string; signTicket?: string }
const send = vi.fn<(request: Payment) => Promise<string>>()
const onDone = vi.fn<(result: string) => void>()

const refusal = () => new ApiError('business', 'X', '余额不足', 200)

function Page({ amount, signs = true }: { amount: string; signs?: boolean }) {
  const pay = useSignedSubmit(send, { onDone })
  const data = {
    businessType: 'GUARANTEE_PAY',
    productType: 'GUARANTEE',
    businessKeys: ['GB1'],
    summary: `缴纳保函费 ${amount}元`,
    content: [['付款金额', amount]],
  } as const
  return (
    <>
      <button
        type="button"
        onClick={() => void pay.run(signs ? data : undefined, { documentNo: 'GB1', amount })}
      >
        {pay.running ? '付款中' : '付款'}
      </button>
      <p>{pay.error?.message}</p>
      {pay.element}
    </>
  )
}

const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))
const pay = async () => {
  fireEvent.click(screen.getByRole('button', { name: '付款' }))
  await settle()
}
const sign = async () => {
  fireEvent.change(screen.getByRole('textbox', { name: '短信验证码' }), { target: { value: '123456' } })
  fireEvent.submit(screen.getByRole('form', { name: '短信签署' }))
  await settle()
}
const dialog = () => screen.queryByRole('dialog', { name: '短信签署' })

let tickets = 0
beforeEach(() => {
  vi.resetAllMocks()
  tickets = 0
  signatureWorks()
  verify.mockImplementation(() => {
    tickets += 1
    return Promise.resolve({ signTicket: `T${tickets}`, expireTime: '2026-05-20T09:30:00+08:00' })
  })
  send.mockResolvedValue('办成')
})

describe('先签署再付款', () => {
  it('签好才发，带上凭据；没有签的时候一分钱也没有付', async () => {
    render(<Page amount="472.00" />)
    await pay()
    expect(dialog()).not.toBeNull()
    expect(send).not.toHaveBeenCalled()
    await sign()
    expect(send.mock.calls).toEqual([[{ documentNo: 'GB1', amount: '472.00', signTicket: 'T1' }]])
    expect(onDone).toHaveBeenCalledWith('办成')
  })

  it('取消签署什么也不变，可以再来', async () => {
    render(<Page amount="472.00" />)
    await pay()
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    await settle()
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '付款' })).toBeTruthy()
    await pay()
    expect(dialog()).not.toBeNull()
  })

  it('开关关闭时直接发出，没有凭据', async () => {
    find.mockResolvedValue({ open: false })
    render(<Page amount="472.00" />)
    await pay()
    expect(send.mock.calls).toEqual([[{ documentNo: 'GB1', amount: '472.00' }]])
  })

  it('不必签的直接发出，不问开关', async () => {
    render(<Page amount="472.00" signs={false} />)
    await pay()
    expect(send.mock.calls).toEqual([[{ documentNo: 'GB1', amount: '472.00' }]])
    expect(find).not.toHaveBeenCalled()
  })

  it('结果不明：内容不变就原样再发，不再签；内容变了要重新签', async () => {
    send.mockRejectedValueOnce(unknownOutcome()).mockRejectedValueOnce(unknownOutcome())
    const { rerender } = render(<Page amount="472.00" />)
    await pay()
    await sign()
    await pay()
    expect(dialog()).toBeNull()
    expect(send.mock.calls.map(([request]) => request.signTicket)).toEqual(['T1', 'T1'])
    rerender(<Page amount="500.00" />)
    await pay()
    expect(dialog()).not.toBeNull()
    await sign()
    expect(send).toHaveBeenLastCalledWith({ documentNo: 'GB1', amount: '500.00', signTicket: 'T2' })
  })

  it('业务失败：说明原因，凭据已用，再付须再签', async () => {
    send.mockRejectedValueOnce(refusal())
    render(<Page amount="472.00" />)
    await pay()
    await sign()
    expect(screen.getByText('余额不足')).toBeTruthy()
    await pay()
    expect(dialog()).not.toBeNull()
    expect(screen.queryByText('余额不足')).toBeNull()
  })

  it('60 毫秒内点两下只签一次、只付一次', async () => {
    render(<Page amount="472.00" />)
    const button = screen.getByRole('button', { name: '付款' })
    fireEvent.click(button)
    fireEvent.click(button)
    await settle()
    expect(find).toHaveBeenCalledTimes(1)
    await sign()
    expect(send).toHaveBeenCalledTimes(1)
  })
})
