import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense, startTransition, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, test, vi } from 'vitest'
import { CodeMissing, late, lateView, loadSoon, noCodeText, useLate, whyNoCode } from '#ui/late.ts'

type Part = ReturnType<typeof late<string>>

const Shown = ({ part, onMissing = () => {} }: { part: Part; onMissing?: () => void }) => (
  <p>{useLate(part, onMissing) ?? '正在加载'}</p>
)

test('取到就画出来；取不到就当作关上，再来一次重取', async () => {
  const get = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('断网')).mockResolvedValue('框')
  const part = late(get)
  const onMissing = vi.fn<() => void>()
  vi.stubGlobal('alert', vi.fn<(text: string) => void>())
  const { unmount } = render(<Shown part={part} onMissing={onMissing} />)
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  unmount()
  render(<Shown part={part} onMissing={onMissing} />)
  expect(await screen.findByText('框')).toBeTruthy()
})

test('别处先取到的，已经画着“正在加载”的也跟着换', async () => {
  const part = late(() => Promise.resolve('框'))
  render(<Shown part={part} />)
  await act(() => part.load())
  expect(screen.getByText('框')).toBeTruthy()
})

test('正好在画与提交之间取到的，不会停在“正在加载”', () => {
  // 当场就有的“Promise”：真的浏览器里落在这个缝里的是空闲时的那次取
  // oxlint-disable-next-line unicorn/no-thenable -- 要的正是它
  const at = { then: (take: (found: string) => string) => Promise.resolve(take('框')) }
  const part = late(() => at as unknown as Promise<string>)
  function Page() {
    useLayoutEffect(() => void part.load(), [])
    return <Shown part={part} />
  }
  render(<Page />)
  expect(screen.getByText('框')).toBeTruthy()
})

const Note = ({ text }: { text: string }) => <p>{text}</p>
const openView = (View: ComponentType<{ text: string }>) =>
  act(async () => {
    render(
      <ErrorBoundary fallbackRender={({ error }) => <p>{(error as Error).message}</p>}>
        <Suspense fallback="正在加载">
          <View text="子视图" />
        </Suspense>
      </ErrorBoundary>,
    )
  })

test('换到子视图：没到之前旧的留着，到了就画，React 没有话说；已在手里的当场画', async () => {
  const said = vi.spyOn(console, 'error')
  const coming = Promise.withResolvers<ComponentType<{ text: string }>>()
  const get = vi.fn(() => coming.promise)
  const View = lateView(get)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    if (isOpen) return <View text="子视图" />
    return (
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        打开
      </button>
    )
  }
  render(<Page />)
  await act(async () => screen.getByText('打开').click())
  expect(screen.getByText('打开')).toBeTruthy()
  await act(async () => coming.resolve(Note))
  expect(screen.getByText('子视图')).toBeTruthy()
  await openView(View)
  expect(screen.getAllByText('子视图')).toHaveLength(2)
  expect(get).toHaveBeenCalledTimes(1)
  expect(said).not.toHaveBeenCalled()
})

test('子视图取不到抛 CodeMissing；空闲时再取到了就画', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const get = vi
    .fn<() => Promise<ComponentType<{ text: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue(Note)
  const View = lateView(get)
  await openView(View)
  expect(screen.getByText('页面模块加载失败，请刷新后重试')).toBeTruthy()
  await loadSoon()
  await openView(View)
  expect(screen.getByText('子视图')).toBeTruthy()
})

test('各浏览器取不到模块的话都认得；取到一半的也是没取到', () => {
  const unfetched = [
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    new TypeError('error loading dynamically imported module: /a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /a.css'),
    new SyntaxError('Unexpected end of input'),
  ]
  for (const cause of unfetched) expect(whyNoCode(cause)).toBeInstanceOf(CodeMissing)
})

test('模块自己抛的错原样交出来，不说网络', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const thrown = new ReferenceError('rate is not defined')
  expect(whyNoCode(thrown)).toBe(thrown)
  expect(noCodeText(thrown)).toBe('模块抛出了异常：ReferenceError: rate is not defined')
  await openView(lateView(() => Promise.reject(thrown)))
  expect(screen.getByText('rate is not defined')).toBeTruthy()
})
