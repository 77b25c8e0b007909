// The values in the catalogue of steps: what can be put in the quotation marks, each copied by one click.

import { escape } from '../../../scripts/html/page.ts'
import { type Value, type ValueGroup, valuesIn } from '../values.ts'

/** Where a kind of value is on the page. */
export const placeOf = (kind: string): string => `值-${kind}`

/** A button that copies its own text. */
const copyable = (text: string): string => `<button class="value">${escape(text)}</button>`

const rowsOf = (example: Value['example'] = []): string =>
  example.map((row) => `\n      | ${row.join(' | ')} |`).join('')

/** A document: its columns and the table to be copied. */
const documentCard = ({ texts, note, columns = [], example, sentence }: Value): string => {
  const [name = ''] = texts
  const written = sentence === undefined ? '' : `${sentence}${rowsOf(example)}`
  const rows = columns.map(
    ({ name: column, kind, values, filled }) =>
      `<tr><td>${copyable(column)}</td><td>${values.length > 0 ? values.map(copyable).join('') : kind}</td><td>${escape(filled)}</td></tr>`,
  )
  return `<details class="card" data-find data-is="value"><summary><b>${escape(name)}</b><span class="faint">${escape(note)}</span></summary><div class="body">${written ? `<pre>    假如 ${escape(written)}</pre><button class="value" data-value="${escape(written)}">复制例表</button>` : ''}<table><tr><th>列</th><th>能写什么</th><th>不写时</th></tr>${rows.join('')}</table></div></details>`
}

/** The whole sentence: as its own button next to the value, or alone. */
const sentenceButton = ({ texts, sentence }: Value): string => {
  if (sentence === undefined) return ''
  if (texts.length === 0) return copyable(sentence)
  return `<button class="value" data-value="${escape(sentence)}" title="${escape(sentence)}">整句</button>`
}

/** One value; place is its kind and part, so that the search finds it by these too. */
const valueRow = (value: Value, place: string): string => {
  if (value.columns) return documentCard(value)
  const { texts, note, sentence } = value
  return `<div class="entry" data-find="${escape(`${place} ${sentence ?? ''}`)}" data-is="value"><span>${texts.map(copyable).join('')}${sentenceButton(value)}</span><span class="faint">${escape(note)}</span></div>`
}

/** The links of the sidebar. */
export const valueSide = (groups: readonly ValueGroup[]): string =>
  groups
    .map(
      (group) =>
        `<a href="#${escape(placeOf(group.name))}">${escape(group.name)}<span>${valuesIn(group).length}</span></a>`,
    )
    .join('')

/** The sections, one per kind of value. */
export const valueSections = (groups: readonly ValueGroup[]): string =>
  groups
    .map(({ name, about, parts }) => {
      const shown = parts.map(
        ({ title, values }) =>
          `<div data-group>${title ? `<h3>${escape(title)}</h3>` : ''}<div class="${values.some(({ columns }) => columns) ? '' : 'entries'}">${values.map((value) => valueRow(value, `${name} ${title}`)).join('')}</div></div>`,
      )
      return `<section data-group id="${escape(placeOf(name))}"><h2>${escape(name)} <span class="faint">${escape(about)}</span></h2>${shown.join('')}</section>`
    })
    .join('')

export const VALUE_STYLE = `.entries{columns:2;column-gap:24px;padding:4px 14px;border:1px solid var(--line);border-radius:6px;background:#fff}
.entry:not(.none){break-inside:avoid;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px;padding:4px 0;border-bottom:1px solid var(--line)}
button.value{height:auto;min-height:24px;margin:0 6px 0 0;padding:0 8px;border-color:var(--line);color:var(--brand);text-align:left}
button.value:hover{border-color:var(--brand)}button[data-done]{border-color:var(--good);color:var(--good)}
button[data-done]::after{content:" 已复制"}
section[id^="值-"]{scroll-margin-top:104px}section[id^="值-"] td:first-child{white-space:nowrap}td button.value{margin-bottom:2px}
@media(max-width:1100px){.entries{columns:1}}`

// The button keeps its text, so that it can be read and copied again.
export const VALUE_SCRIPT = `
document.addEventListener('click', (event) => {
  const button = event.target.closest?.('button.value')
  if (button) navigator.clipboard.writeText(button.dataset.value ?? button.textContent).then(() => {
    for (const other of document.querySelectorAll('[data-done]')) delete other.dataset.done
    button.dataset.done = ''
  })
})
// the match may be far above
document.querySelector('input[type=search]')?.addEventListener('input', () => scrollTo(0, 0))`
