import type { AnyFlow } from '../../mocks/kernel/flow.ts'
import { table } from './table.ts'

/** The texts of a page: the labels of states, the names of roles, the pages on which a transition is made. */
type Words = {
  state: (dict: string, value: string) => string
  role: (code: string) => string
  pages: (id: string) => readonly string[]
}

type Row = AnyFlow['rows'][number][1]

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const cell = (texts: readonly string[]): string => texts.join('、').replaceAll('|', '\\|') || '－'

/** One line of the state diagram for each pair of states. */
const arrows = (id: string, { from, to }: Row): string[] =>
  from.flatMap((start) =>
    listOf(to).map(
      (end) => `  ${start === '-' ? '[*]' : start} --> ${end}: ${id.replace(/^T-[A-Z]{3}-/, '')}`,
    ),
  )

/** The state diagram of a flow; none when no row changes the state. */
const diagram = ({ head, rows }: AnyFlow, words: Words): string[] => {
  const moves = rows.filter(([, row]) => row.to !== undefined)
  if (moves.length === 0) return []
  const states = new Set(moves.flatMap(([, row]) => [...row.from, ...listOf(row.to)]))
  states.delete('-')
  const lines = [
    '```mermaid',
    'stateDiagram-v2',
    ...[...states].map((state) => `  ${state}: ${words.state(head.dict, state)}`),
    ...new Set(moves.flatMap(([id, row]) => arrows(id, row))),
    '```',
  ]
  return [lines.join('\n')]
}

const rowOf = ([id, row]: AnyFlow['rows'][number], dict: string, words: Words): string[] => {
  const named = (state: string) => (state === '-' ? '（新）' : words.state(dict, state))
  const cells = [
    [id],
    row.from.map(named),
    listOf(row.event),
    row.to === undefined ? ['不变'] : listOf(row.to).map(named),
    listOf(row.who).map(words.role),
    row.by ? [`\`${row.by}\``] : row.to === undefined ? [`\`${id}\``] : [],
    [...new Set((row.guards ?? []).map(({ code }) => code))],
    words.pages(id).map((path) => `\`${path}\``),
  ]
  return cells.map(cell)
}

/** A family's flows as a page of docs/flows: for each its state diagram and its table. */
export const flowPage = (title: string, flows: readonly AnyFlow[], words: Words): string =>
  [
    `# ${title}：流程`,
    '由 `mocks` 里的流转表画出，`npm run docs` 重画；不要手改。图上的数字是流转编号的末两位。',
    ...flows.flatMap((flow) => [
      `## ${flow.head.code} ${flow.head.title}`,
      `\`${flow.head.entity}.${flow.head.field}\`，字典 \`${flow.head.dict}\``,
      ...diagram(flow, words),
      table(
        ['编号', '从', '事件', '到', '办理人', '按钮', '条件', '页面'],
        flow.rows.map((row) => rowOf(row, flow.head.dict, words)),
      ),
    ]),
  ].join('\n\n') + '\n'
