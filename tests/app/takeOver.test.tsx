import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recoverChunks } from '../../src/app/recoverChunks.ts'
import { takeOver } from '../../src/app/takeOver.ts'

const typed = vi.fn()
const left = vi.fn()
const sent = vi.fn()

const Field = ({ name }: { name: string }) => {
  const [value, setValue] = useState('')
  return (
    <div data-field={name}>
      <input
        value={value}
        onChange={({ target }) => {
          typed(name, target.value)
          setValue(target.value)
        }}
        onBlur={() => left(name)}
      />
    </div>
  )
}

const App = () => (
  <form onSubmit={(event) => event.preventDefault()}>
    <Field name="corpName" />
    <Field name="uscc" />
    <div data-field="scale">
      {['大型', '小型'].map((size) => (
        <input key={size} type="radio" name="scale" onClick={() => typed('scale', size)} />
      ))}
    </div>
    <button type="button" onClick={sent}>
      下一步
    </button>
  </form>
)

let root: Root
let page: Element
const input = (field: string, at = 0) =>
  [...document.querySelectorAll<HTMLInputElement>(`[data-field="${field}"] input`)][at]!

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = `<div id="root"><div data-prerendered>
    <div data-field="corpName"><input value=""></div><div data-field="uscc"><input value=""></div>
    <div data-field="scale"><input type="radio" name="s"><input type="radio" name="s"></div>
    <button type="button">下一步</button></div></div>`
  root = createRoot(document.getElementById('root')!)
  page = document.querySelector('[data-prerendered]')!
})
afterEach(() => {
  root.unmount()
  for (const name of ['data-held', 'data-composing']) document.documentElement.removeAttribute(name)
})

test('填了的照人打字那样写进去，离开了的那一项随即检查；没填的不碰', async () => {
  input('corpName').value = '苏州试填有限公司'
  input('scale', 1).checked = true
  input('uscc').focus()
  await takeOver(page, root, <App />)
  expect(document.querySelector('[data-prerendered]')).toBeNull()
  expect(typed.mock.calls).toEqual([
    ['corpName', '苏州试填有限公司'],
    ['scale', '小型'],
  ])
  expect(input('corpName').value).toBe('苏州试填有限公司')
  expect(left.mock.calls).toEqual([['corpName']])
})

test('光标留在原处，正填着的那一项不当作离开', async () => {
  input('uscc').value = '91330108'
  input('uscc').focus()
  input('uscc').setSelectionRange(2, 4)
  await takeOver(page, root, <App />)
  expect(document.activeElement).toBe(input('uscc'))
  expect([input('uscc').selectionStart, input('uscc').selectionEnd]).toEqual([2, 4])
  expect(left).not.toHaveBeenCalled()
})

test('等着的那一下办一次，在填的都写进去之后', async () => {
  input('corpName').value = '甲'
  document.querySelector('button')!.setAttribute('data-pressed', '')
  await takeOver(page, root, <App />)
  expect(sent).toHaveBeenCalledOnce()
  expect(typed.mock.invocationCallOrder[0]).toBeLessThan(sent.mock.invocationCallOrder[0]!)
})

test('等着的有几下就办几下；写进去引起的输入不收回它们', async () => {
  input('scale', 1).checked = true
  const button = document.querySelector('button')!
  button.setAttribute('data-pressed', '')
  const takeBack = () => button.removeAttribute('data-pressed')
  addEventListener('input', takeBack)
  await takeOver(page, root, <App />)
  removeEventListener('input', takeBack)
  expect(button.hasAttribute('data-pressed')).toBe(false)
  expect(sent).toHaveBeenCalledOnce()
})

test.each([
  ['输入法组着字', 'data-composing', 'compositionend'],
  ['手指按着', 'data-held', 'pointerup'],
])('%s就等它完', async (_, mark, end) => {
  document.documentElement.setAttribute(mark, '')
  const taken = takeOver(page, root, <App />)
  await Promise.resolve()
  expect(page.isConnected).toBe(true)
  document.documentElement.removeAttribute(mark)
  dispatchEvent(new Event(end))
  await taken
  expect(page.isConnected).toBe(false)
})

test('代码取不到的自动刷新，画好的页面上填了什么就不刷', () => {
  const reload = vi.fn()
  const stop = recoverChunks(reload)
  input('uscc').value = '9133'
  dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
  input('uscc').value = ''
  dispatchEvent(new Event('vite:preloadError'))
  expect(reload).toHaveBeenCalledOnce()
  stop()
})
