import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '#hooks/feedback.ts'
import { installLeaveGuards } from '#hooks/leaveGuards.ts'
import { releaseLeaveGuards } from '#hooks/unsaved.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'

interface Values {
  remark: string
}
const F = fieldOf<Values>()
const titles = ['甲步', '乙步', '丙步'] as const
const confirm = vi.fn(() => Promise.resolve(false))
const onFinish = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
const router: { go?: (delta: number) => void } = {}

function Page() {
  const forms = [useForm<Values>(), useForm<Values>(), useForm<Values>()] as const
  const navigate = useNavigate()
  useEffect(() => {
    router.go = (delta) => void navigate(delta)
  }, [navigate])
  return (
    <Wizard
      label="试办"
      steps={titles.map((title, at) => ({
        title,
        onNext: () =>
          forms[at]!.validate().then(
            () => true,
            () => false,
          ),
        content: (
          <FormShell
            embedded
            label={title}
            form={forms[at]!}
            onSubmit={onFinish}
            submitting={false}
            error={undefined}
          >
            <F name="remark" label={`${title}备注`} required>
              <TextInput />
            </F>
          </FormShell>
        ),
      }))}
      onFinish={onFinish}
      onDone={() => void navigate('/list', { replace: true })}
      submitting={false}
      error={undefined}
    />
  )
}

const user = userEvent.setup()
const start = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/wizard" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
const move = async (delta: number) => {
  await act(async () => {
    const moved = new Promise((resolve) => {
      globalThis.addEventListener('popstate', resolve, { once: true })
    })
    router.go?.(delta)
    await moved
  })
}
const next = async (at: number) => {
  await user.click(screen.getByRole('button', { name: at === 2 ? '提交' : '下一步' }))
  if (at < 2) await vi.waitFor(() => expect(current()).toBe(titles[at + 1]))
}
const fill = async (at: number) => {
  await user.type(await screen.findByRole('textbox', { name: `${titles[at]!}备注` }), titles[at]!)
  await next(at)
}
const current = () => screen.getByRole('group').getAttribute('aria-label')
const box = () => screen.getByRole<HTMLInputElement>('textbox')

installLeaveGuards()
beforeEach(() => {
  vi.clearAllMocks()
  installFeedback({ success: vi.fn(), failure: vi.fn(), confirm })
  globalThis.history.pushState({ idx: 0 }, '', '/before')
  globalThis.history.pushState({ idx: 1 }, '', '/wizard')
})

test('第 3 步按后退回到第 2 步，值还在，也不问是否离开（I04）', async () => {
  start()
  await fill(0)
  await fill(1)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('丙步')
  await user.type(box(), '没填完')
  await move(-1)
  expect(current()).toBe('乙步')
  expect(box().value).toBe('乙步')
  await user.click(screen.getByRole('button', { name: '上一步' }))
  await vi.waitFor(() => expect(current()).toBe('甲步'))
  expect(box().value).toBe('甲步')
  expect(confirm).not.toHaveBeenCalled()
  expect(globalThis.location.pathname).toBe('/wizard')
})

test('第 1 步按后退才是离开，此时要问', async () => {
  start()
  await fill(0)
  await move(-1)
  globalThis.history.back()
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(globalThis.location.pathname).toBe('/wizard'))
  expect(current()).toBe('甲步')
})

test('重新加载后从第 1 步起，旧的后几步不再打开', async () => {
  const { unmount } = start()
  await fill(0)
  await fill(1)
  unmount()
  start()
  await vi.waitFor(() =>
    expect((globalThis.history.state as { usr: { wizard: { step: number } } }).usr.wizard.step).toBe(0),
  )
  expect(current()).toBe('甲步')
})

test('退回去改坏了再前进：提交前查出来，打开那一步', async () => {
  start()
  await fill(0)
  await fill(1)
  await move(-2)
  await user.clear(box())
  await move(2)
  await fill(2)
  await vi.waitFor(() => expect(current()).toBe('甲步'))
  expect(onFinish).not.toHaveBeenCalled()
  await user.type(box(), '补上')
  for (const at of [0, 1, 2]) await next(at)
  expect(onFinish).toHaveBeenCalledTimes(1)
})

test('办成之后：去列表，后退回不到办过的表单', async () => {
  onFinish.mockImplementationOnce(() => {
    releaseLeaveGuards()
    return Promise.resolve(true)
  })
  start()
  await fill(0)
  await fill(1)
  await fill(2)
  await vi.waitFor(() => expect(globalThis.location.pathname).toBe('/list'))
  expect(onFinish).toHaveBeenCalledTimes(1)
  globalThis.history.back()
  await vi.waitFor(() => expect(globalThis.location.pathname).toBe('/before'))
  // 地址先变，页面随后：换页是 transition
  await vi.waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})
