import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusTag } from '#ui/display/StatusTag.tsx'

const toneOf = (...actions: { code: string; enabled: boolean }[]) => {
  const { unmount } = render(<StatusTag value="PENDING_REVIEW" facts={{ actions }} />)
  const tag = screen.getByText('PENDING_REVIEW').closest('.arco-tag')!
  const tone = tag.getAttribute('data-tone')
  unmount()
  return tone
}

test('品牌色只给等我办理的：经办看待复核是进行中，复核看是待办', () => {
  const recall = { code: 'RECALL', enabled: true }
  const copy = { code: 'COPY', enabled: true }
  expect(toneOf(recall, copy)).toBe('progress')
  expect(toneOf({ code: 'REVIEW', enabled: true }, { code: 'REVEAL', enabled: true })).toBe('waiting')
  expect(toneOf({ code: 'REVIEW', enabled: false }, copy)).toBe('progress')
  expect(toneOf()).toBe('progress')
})

test('轮到我方答复的不说待对方：有确认、签署可做的说待我方', () => {
  const words = (code: string) => {
    const { unmount } = render(
      <StatusTag value="待对方确认" facts={{ actions: [{ code, enabled: true }] }} />,
    )
    const text = screen.getByText(/^待/).textContent
    unmount()
    return text
  }
  expect(words('CONFIRM')).toBe('待我方确认')
  expect(words('URGE')).toBe('待对方确认')
})
