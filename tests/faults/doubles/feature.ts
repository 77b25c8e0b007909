interface Step {
  readonly keyword: string
  readonly text: string
  readonly table: readonly (readonly string[])[]
  readonly doc: string
}

const cell = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n')

const written = ({ keyword, text, table, doc }: Step): string[] => [
  `    ${keyword} ${text}`,
  ...table.map((row) => `      | ${row.map(cell).join(' | ')} |`),
  ...(doc ? ['      """', ...doc.split('\n').map((line) => `      ${line}`), '      """'] : []),
]

/** 同一个场景按各次实验各写一遍，名称是实验的 id。 */
export const featureOf = (
  runs: readonly { readonly id: string; readonly tags: readonly string[]; readonly steps: readonly Step[] }[],
): string =>
  runs
    .map(({ id, tags, steps }) =>
      ['', `  ${tags.map((tag) => `@${tag}`).join(' ')}`, `  场景: ${id}`, ...steps.flatMap(written)].join(
        '\n',
      ),
    )
    .reduce((text, one) => `${text}${one}\n`, '# language: zh-CN\n功能: 连点\n')
