import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/ApiError.ts'
import type { SignTicket } from '#api/generated/signing/model/signTicket.ts'
import { fingerprint } from '#business/signing/smsMachine.ts'
import { type SigningData, type SigningResult, useSmsSigning } from '#business/signing/useSms.tsx'
import { forgetSent } from '#hooks/useCooldown.ts'
import { loadSoon } from '#ui/late.ts'
import { loadDialogs } from '#ui/overlay/Dialog.tsx'
import {
  applySignatureSms as apply,
  findSignatureSwitch as find,
  signatureWorks,
  verifySignatureSms as verify,
} from './signatures.ts'

beforeAll(loadDialogs)
beforeAll(loadSoon)

vi.mock('#api/generated/signing/signatures/signatures.ts', () => import('./signatures.ts'))

const DATA: SigningData = {
  businessType: 'ISSUE_REVIEW',
  productType: 'CREDIT',
  businessKeys: ['KL001', 'KL002'],
  summary: '开立凭证 2 笔',
  content: [['合计金额', '¥1,000.00']],
}
/** 随签署的两个调用送出的。 */
const { content: _content, ...SENT } = DATA
const business = (message: string) => new ApiError('business', '1', message, 200)
const network = () => new ApiError('network', 'NETWORK', '网络', 0)

const outerSubmit = vi.fn<() => void>()

function Page({ data, onResult }: { data: SigningData; onResult: (result: SigningResult) => void }) {
  const [latest, setLatest] = useState<SigningData>()
  const signing = useSmsSigning(latest)
  return (
    <>
      <button type="button" onClick={() => void signing.sign(data).then(onResult)}>
        签署
      </button>
      <button type="button" onClick={() => setLatest({ ...data, summary: '开立凭证 3 笔' })}>
        改动
      </button>
      <form onSubmit={outerSubmit}>{signing.element}</form>
    </>
  )
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
async function start(data: SigningData = DATA) {
  const onResult = vi.fn<(result: SigningResult) => void>()
  const view = render(
    <StrictMode>
      <Page data={data} onResult={onResult} />
    </StrictMode>,
  )
  await press('签署')
  return { onResult, ...view }
}
const dialog = () => screen.queryByRole('dialog', { name: '短信签署' })
const codeBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: '短信验证码' })
const fill = (code: string) => fireEvent.change(codeBox(), { target: { value: code } })
const enter = async (code?: string) => {
  if (code) fill(code)
  fireEvent.submit(screen.getByRole('form', { name: '短信签署' }))
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  forgetSent(fingerprint(DATA))
  signatureWorks()
})
afterEach(() => vi.useRealTimers())

describe('签署开关', () => {
  it.each([
    ['业务键', { ...DATA, businessKeys: [] }],
    ['空的业务键', { ...DATA, businessKeys: ['KL001', ''] }],
    ['摘要', { ...DATA, summary: ' ' }],
    ['内容', { ...DATA, content: [] }],
    ['业务类型', { ...DATA, businessType: '' as 'ISSUE_REVIEW' }],
    ['产品类型', { ...DATA, productType: '' as 'CREDIT' }],
  ])('缺%s得 1，不发请求（M01）', async (_, data) => {
    const { onResult } = await start(data)
    expect(onResult).toHaveBeenCalledWith({ code: 1, message: '传入参数不完整' })
    expect(find).not.toHaveBeenCalled()
  })

  it('关闭时得 0，没有凭据也不弹框（M03）', async () => {
    find.mockResolvedValue({ open: false })
    const { onResult } = await start()
    expect(find.mock.calls[0]?.[0]).toEqual({ businessType: 'ISSUE_REVIEW', productType: 'CREDIT' })
    expect(onResult).toHaveBeenCalledWith({ code: 0 })
    expect(dialog()).toBeNull()
    expect(apply).not.toHaveBeenCalled()
  })

  it.each([
    ['网络异常', () => find.mockRejectedValue(network()), '网络异常，请稍后重试'],
    ['说不清', () => find.mockResolvedValue({ open: null } as never), '网络异常，请稍后重试'],
    ['没有内容', () => find.mockResolvedValue(undefined as never), '网络异常，请稍后重试'],
    ['业务失败', () => find.mockRejectedValue(business('产品未开通')), '产品未开通'],
  ])('查询%s得 3（M02、S26）', async (_, prepare, message) => {
    prepare()
    const { onResult } = await start()
    expect(onResult).toHaveBeenCalledWith({ code: 3, message })
    expect(dialog()).toBeNull()
  })

  it('进行中再次 sign 得 2，不另开一次', async () => {
    const { onResult } = await start()
    await press('签署')
    expect(onResult.mock.calls).toEqual([[{ code: 2, message: '已取消签署' }]])
    expect(find).toHaveBeenCalledTimes(1)
  })
})

describe('发送验证码', () => {
  it('弹框显示摘要与内容，自动发送一次，倒计时 60 秒后显示 重新发送（SMS-02）', async () => {
    await start()
    expect(dialog()?.textContent).toContain('开立凭证 2 笔')
    expect(screen.getByText('合计金额').nextElementSibling?.textContent).toBe('¥1,000.00')
    expect(screen.getByText('验证码已发送至 138****1234')).toBeTruthy()
    expect(apply.mock.calls.map(([body]) => body)).toEqual([SENT])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '60秒' }).disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1秒' }).disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press('重新发送')
    expect(apply).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: '60秒' })).toBeTruthy()
  })

  it('倒计时按时刻算：停顿 45 秒后只剩 15 秒', async () => {
    await start()
    // 后台标签页：时间过去了，定时器没有走；看的是单调时钟，不是系统时间（C03）
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 45_000)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    clock.mockRestore()
    expect(screen.getByRole('button', { name: '15秒' })).toBeTruthy()
  })

  it('失败时就地提示，按钮立即可用（SMS-05、M04）', async () => {
    apply.mockRejectedValueOnce(business('短信通道繁忙'))
    await start()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('发送短信验证码失败，请重试')
    expect(alert.textContent).toContain('短信通道繁忙')
    await press('重新发送')
    expect(screen.getByRole('button', { name: '60秒' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('取消后 60 秒内重开不再发送，接着倒数；整页重来也一样', async () => {
    const { unmount } = await start()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await press('取消')
    await press('签署')
    expect(dialog()?.textContent).toContain('验证码已发送至 138****1234')
    expect(screen.getByRole('button', { name: '40秒' })).toBeTruthy()
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await start()
    expect(dialog()?.textContent).toContain('验证码已发送至 138****1234')
    expect(screen.getByRole('button', { name: '30秒' })).toBeTruthy()
    expect(apply).toHaveBeenCalledTimes(1)
    await press('取消')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await press('签署')
    expect(apply).toHaveBeenCalledTimes(2)
  })

  it('验证码用掉之后再签同样的内容：重新发送', async () => {
    await start()
    await enter('123456')
    await press('签署')
    expect(apply).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: '60秒' })).toBeTruthy()
  })

  it('换了内容各发各的', async () => {
    const first = await start()
    first.unmount()
    await start({ ...DATA, businessKeys: ['KL003'] })
    expect(apply).toHaveBeenCalledTimes(2)
  })
})

describe('验证', () => {
  it('没填验证码不验证（SMS-04）', async () => {
    await start()
    await enter()
    expect(screen.getByRole('alert').textContent).toBe('请输入短信验证码')
    expect(codeBox().getAttribute('aria-invalid')).toBe('true')
    expect(verify).not.toHaveBeenCalled()
    fill('1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('两次回车只验证一次，通过得 0 与凭据（M13）', async () => {
    const { onResult } = await start()
    fill('123456')
    const form = screen.getByRole('form', { name: '短信签署' })
    fireEvent.submit(form)
    fireEvent.submit(form)
    await settle()
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify.mock.calls[0]?.[0]).toEqual({ ...SENT, verifyCode: '123456' })
    expect(onResult).toHaveBeenCalledWith({ code: 0, signTicket: 'T1' })
    expect(dialog()).toBeNull()
    // 框在页面的表单里渲染，页面的表单不能跟着提交
    expect(outerSubmit).not.toHaveBeenCalled()
  })

  it('业务失败原样显示，框与验证码都留着', async () => {
    verify.mockRejectedValueOnce(business('验证码错误'))
    const { onResult } = await start()
    await enter('111111')
    expect(screen.getByRole('alert').textContent).toBe('验证码错误')
    expect(codeBox().value).toBe('111111')
    // 选中了，再打就换掉
    expect(document.activeElement).toBe(codeBox())
    expect([codeBox().selectionStart, codeBox().selectionEnd]).toEqual([0, 6])
    await enter()
    expect(onResult.mock.calls).toEqual([[{ code: 0, signTicket: 'T1' }]])
  })

  it('网络异常时框留着，验证码清空，不盲目重发（M10）', async () => {
    verify.mockRejectedValue(new ApiError('timeout', '504', '超时', 504))
    const { onResult } = await start()
    await enter('123456')
    expect(screen.getByRole('alert').textContent).toBe('网络异常，请稍后重试')
    expect(codeBox().value).toBe('')
    await enter()
    expect(verify).toHaveBeenCalledTimes(1)
    expect(onResult).not.toHaveBeenCalled()
  })

  it('登录失效时收起框并交给 app（H04）', async () => {
    verify.mockRejectedValue(new ApiError('unauthorized', '401', '登录已失效，请重新登录', 401))
    const { onResult } = await start()
    await enter('123456')
    // 不是 wholly：请求的出口报告给 app（tests/api/failures）
    expect(verify.mock.lastCall?.[1]).toEqual({ quiet: true })
    expect(dialog()).toBeNull()
    expect(onResult).toHaveBeenCalledWith({ code: 3, message: '登录已失效，请重新登录' })
    // 先让 Arco 画框的计时走完
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('取消与作废', () => {
  it.each(['取消', '关闭'])('%s得 2（M09）', async (name) => {
    const { onResult } = await start()
    await press(name)
    expect(onResult).toHaveBeenCalledWith({ code: 2, message: '已取消签署' })
    expect(dialog()).toBeNull()
  })

  it('取消后才到的凭据不算数', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<SignTicket>()
    verify.mockReturnValue(promise)
    const { onResult } = await start()
    await enter('123456')
    await press('取消')
    await press('签署')
    answer({ signTicket: 'T1', expireTime: '' })
    await settle()
    // 上一次的凭据也不能了结重开的这一次
    expect(dialog()).toBeTruthy()
    expect(onResult.mock.calls).toEqual([[{ code: 2, message: '已取消签署' }]])
  })

  it('页面内容变了即作废，只能关闭（M11）', async () => {
    const { onResult } = await start()
    fill('123456')
    fireEvent.click(screen.getByRole('button', { name: '改动' }))
    await settle()
    expect(screen.getByRole('alert').textContent).toBe('签署内容已变化，请关闭后核对并重新提交')
    expect(screen.queryByRole('button', { name: '确认签署' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    await enter()
    expect(verify).not.toHaveBeenCalled()
    fireEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await settle()
    expect(onResult.mock.calls[0]?.[0].code).toBe(2)
  })

  it('查询开关期间就变了，框一出现即作废（M11）', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<{ open: boolean }>()
    find.mockReturnValue(promise)
    await start()
    await press('改动')
    answer({ open: true })
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('签署内容已变化')
  })

  it('传入的对象被就地改动，验证前发现并作废（M11）', async () => {
    const data = { ...DATA, businessKeys: ['KL001'] }
    await start(data)
    data.businessKeys.push('KL009')
    await enter('123456')
    expect(screen.getByRole('alert').textContent).toContain('签署内容已变化')
    expect(verify).not.toHaveBeenCalled()
  })

  it('页面卸载时得 2', async () => {
    const { onResult, unmount } = await start()
    unmount()
    await settle()
    expect(onResult).toHaveBeenCalledWith({ code: 2, message: '已取消签署' })
  })
})
