import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from '#ui/display/QrCode.tsx'

const pathOf = async (text: string) => {
  const shown = render(<QrCode text={text} label="人脸识别二维码" />)
  const drawn = (await screen.findByRole('img')).querySelector('path:last-of-type')?.getAttribute('d')
  shown.unmount()
  return drawn
}

test('二维码有名字，四周留白；内容不同图样不同，相同则相同', async () => {
  const { unmount } = render(<QrCode text="https://portal.example/" label="人脸识别二维码" size={120} />)
  const picture = await screen.findByRole('img', { name: '人脸识别二维码' })
  // 25 格的图样，两边各四格
  expect(picture.getAttribute('viewBox')).toBe('0 0 33 33')
  expect(picture.getAttribute('width')).toBe('120')
  unmount()
  expect(await pathOf('a')).not.toBe(await pathOf('b'))
  expect(await pathOf('供应链')).toBe(await pathOf('供应链'))
})
