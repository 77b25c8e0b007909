// The panel in the corner of the page, in development on a real backend. No React and no style of the portal: it must
// also show when the portal does not start because of the problem it reports.
import { ASK, PROBLEMS } from './channel.ts'
import { type Deviation, deviationsOf } from './deviation.ts'

const STYLE = `
  details { position: fixed; right: 12px; bottom: 12px; z-index: 7001; max-width: 640px; font: 13px/1.5 sans-serif;
    color: #1d2129; background: #fff5e6; border: 1px solid #a14f00; border-radius: 4px;
    box-shadow: 0 4px 12px rgb(0 0 0 / 15%) }
  summary { padding: 6px 12px; color: #a14f00; cursor: pointer }
  ol { max-height: 40vh; margin: 0; padding: 4px 12px 8px 36px; overflow: auto }
  li { padding: 4px 0 }
  code { font: 12px/1.5 monospace; overflow-wrap: anywhere }
  p { margin: 0 }
`

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

const lineOf = ({ operation, call, field, what }: Deviation): HTMLElement => {
  const line = document.createElement('li')
  line.append(element('strong', operation), ' ', element('code', call))
  line.append(element('p', field ? `${field}：${what}` : what))
  return line
}

const list = document.createElement('ol')
const summary = document.createElement('summary')

const mount = (): void => {
  const host = document.createElement('div')
  const panel = document.createElement('details')
  panel.open = true
  panel.append(summary, list)
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), panel)
  document.body.append(host)
}

const show = (sentences: readonly string[]): void => {
  const deviations = deviationsOf(sentences)
  if (deviations.length === 0) return
  if (!list.isConnected) mount()
  summary.textContent = `后端有 ${deviations.length} 处不符合契约（只在开发时显示）`
  list.replaceChildren(...deviations.map(lineOf))
}

import.meta.hot?.on(PROBLEMS, show)
import.meta.hot?.send(ASK)
