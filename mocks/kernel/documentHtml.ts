import { html } from './html.ts'

/** An element of the document: compared one by one at signing, and listed in the table at its head. */
export type DocumentElement = { key: string; value: string }

/** The body of an agreement, contract or notice: title, table of particulars, clause after clause. */
export const documentHtml = (
  title: string,
  elements: readonly DocumentElement[],
  clauses: readonly (readonly [title: string, text: string])[],
): string => {
  const table = elements.map(
    ({ key, value }) =>
      html`<tr><th style="text-align: left; width: 160px">${key}</th><td>${value}</td></tr>`,
  )
  const text = clauses.map(
    ([name, body], at) => html`<h2>第${at + 1}条 ${name}</h2><p style="text-indent: 2em">${body}</p>`,
  )
  return html`<h1 style="text-align: center">${title}</h1><table style="width: 100%">${table}</table>${text}`.toString()
}
