/** A Markdown table: header and rows, cells unescaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells, at) => (at === 1 ? `|${cells.join('|')}|` : `| ${cells.join(' | ')} |`))
    .join('\n')
