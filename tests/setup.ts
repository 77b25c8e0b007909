import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// 机器忙时一次渲染可能超过默认的一秒；等的是条件，不是时间
configure({ asyncUtilTimeout: 8000 })

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
