import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

globalThis.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})) as never
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never
// happy-dom 不排版，滚动只需不报错
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
