// The recorder's page: it opens the portal in a separate window and records what the person does there.
import { type Act, draftOf } from './draft.ts'
import { listen } from './listen.ts'

const need = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(selector)
  return found
}
const person = need<HTMLSelectElement>('select')
const name = need<HTMLInputElement>('input')
const begin = need<HTMLButtonElement>('[data-begin]')
const finish = need<HTMLButtonElement>('[data-finish]')
const undo = need<HTMLButtonElement>('[data-undo]')
const copy = need<HTMLButtonElement>('[data-copy]')
const save = need<HTMLAnchorElement>('[data-save]')
const draft = need<HTMLTextAreaElement>('textarea')
const status = need<HTMLElement>('[role=status]')

let acts: Act[] = []
let portal: Window | null = null
let heard: Document | undefined
let known = 0
let timer = 0

function show(): void {
  draft.value = draftOf(acts, name.value || undefined)
  draft.scrollTop = draft.scrollHeight
  save.href = `data:text/plain;charset=utf-8,${encodeURIComponent(draft.value)}`
  save.download = `${name.value || '记录下来的操作'}.feature`
}
const tell = (act: Act): void => {
  acts.push(act)
  show()
}

interface Done {
  name: string
  body: Record<string, unknown>
}

/** The actions on the sandbox panel: scenario, clock, outside parties. */
async function lookAtPanel(): Promise<void> {
  const { controls } = (await (await fetch('/__mock/controls')).json()) as { controls: Done[] }
  // a fresh world starts a new list
  if (controls.length < known) known = 0
  for (const { name: control, body } of controls.slice(known)) tell({ kind: 'control', name: control, body })
  known = controls.length
}

function look(): void {
  if (!portal || portal.closed) return stop()
  const page = portal.document
  if (page !== heard && page.body && page.location.href !== 'about:blank') {
    heard = page
    listen(page, tell)
  }
}

function stop(): void {
  clearInterval(timer)
  timer = 0
  begin.disabled = false
  finish.disabled = true
  status.textContent = '已停止。草稿可以改，也可以复制或下载。'
}

begin.addEventListener('click', async () => {
  acts = [{ kind: 'signedIn', person: person.value }]
  heard = undefined
  const { controls } = (await (await fetch('/__mock/controls')).json()) as { controls: Done[] }
  known = 0
  // the earlier steps of this world are where the scenario starts
  acts = [
    ...controls.map(({ name: control, body }): Act => ({ kind: 'control', name: control, body })),
    ...acts,
  ]
  known = controls.length
  portal = window.open(
    `/cv3/?authToken=${encodeURIComponent(person.value)}&wsToken=x`,
    'scf-recorded',
    'width=1480,height=900',
  )
  if (!portal) {
    status.textContent = '浏览器拦住了新窗口：请允许本页打开窗口。'
    return
  }
  begin.disabled = true
  finish.disabled = false
  status.textContent = '正在记录：请在新窗口里操作；沙盒面板上做的也会记下。'
  show()
  let turn = 0
  timer = window.setInterval(() => {
    turn += 1
    look()
    if (turn % 5 === 0) void lookAtPanel()
  }, 200)
})
finish.addEventListener('click', stop)
undo.addEventListener('click', () => {
  acts.pop()
  show()
})
copy.addEventListener('click', () => {
  void navigator.clipboard.writeText(draft.value).then(() => {
    status.textContent = '已复制'
  })
})
name.addEventListener('input', show)
