/** A particular of the document: compared one by one at signing, and the table at its head. */
export type DocumentElement = { key: string; value: string }

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** The body of an agreement, contract or notice: title, table of particulars, clause after clause. */
export const documentHtml = (
  title: string,
  elements: readonly DocumentElement[],
  clauses: readonly (readonly [title: string, text: string])[],
): string => {
  const table = elements
    .map(
      ({ key, value }) =>
        `<tr><th style="text-align: left; width: 160px">${key}</th><td>${escape(value)}</td></tr>`,
    )
    .join('')
  const text = clauses
    .map(
      ([name, body], at) => `<h2>第${at + 1}条 ${name}</h2><p style="text-indent: 2em">${escape(body)}</p>`,
    )
    .join('')
  return `<h1 style="text-align: center">${title}</h1><table style="width: 100%">${table}</table>${text}`
}
