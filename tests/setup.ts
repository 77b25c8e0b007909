import { threadId } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'
import { afterAll, afterEach, expect } from 'vitest'

// 机器忙时一次渲染可能超过默认的一秒；等的是条件，不是时间。StrictMode 同开发时（main.tsx）：Arco 的浮层有经不起它的写法
configure({ asyncUtilTimeout: 8000, reactStrictMode: true })

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

// 一个测试文件是一个浏览器：同时跑的别的文件在同一个进程里，频道不可通过去
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}:${threadId}`)
  }
}

// React 只在开发时说一句的坏嵌套（p 里的 div）：浏览器会照自己的意思改，这里当作错
const say = console.error
const nested: string[] = []
console.error = (...said: unknown[]) => {
  if (/cannot (be a descendant of|contain a nested)/.test(String(said[0]))) nested.push(said.join(' '))
  say(...said)
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(nested.splice(0)).toEqual([])
})

// Arco 的提示语与对话框各有自己的 React 根，不归 cleanup 管。同浏览器关掉窗口：它的定时器不再响，排着的活先做完，才收走 window
const { setTimeout: start } = globalThis
const timers = new Set<ReturnType<typeof start>>()
globalThis.setTimeout = ((...timer: Parameters<typeof start>) => {
  const started = start(...timer)
  timers.add(started)
  return started
}) as typeof start
const stopTimers = () => timers.forEach(clearTimeout)
const idle = () => new Promise<void>((done) => unstable_scheduleCallback(unstable_IdlePriority, done))
afterAll(async () => {
  stopTimers()
  await idle()
  stopTimers()
})
