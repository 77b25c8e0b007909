import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { late, useLate } from '#ui/late.ts'

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
