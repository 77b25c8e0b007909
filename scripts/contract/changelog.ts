// openapi/CHANGELOG.md: what changed in the contract, by family, for the people who implement it.
import type { OperationChange } from './difference.ts'
import { byFamily } from './families.ts'

const TITLE = `# 接口契约的变更

按家族记：每条一个操作，不兼容的标 **!**。由 \`npm run api:diff -- --changelog <版本>\` 写，最上面一节是自那个版本以来的，
再写一次即换新；换了版本就另起一节，以前的留着。
`

const OTHERS = '其他'

const lineOf = ({ kind, id, operation, changes, breaking }: OperationChange): string[] => [
  `- ${breaking ? '**!** ' : ''}${kind} \`${id}\` ${operation.summary}（${operation.method} ${operation.path}）`,
  ...changes.map((change) => `  - ${change.breaking ? '**!** ' : ''}${change.text}`),
]

const heading = (base: string): string => `## 自 ${base} 以来\n`

/** One section: every change since a version, under its family. */
export function changelogSection(base: string, changes: readonly OperationChange[]): string {
  if (changes.length === 0) return `${heading(base)}\n没有变化。\n`
  const families = byFamily(changes).map(
    ([family, own]) => `### ${family || OTHERS}\n\n${own.flatMap(lineOf).join('\n')}\n`,
  )
  return `${heading(base)}\n${families.join('\n')}`
}

/** The file with this section on top: in place of the one since the same version, above the others. */
export function withSection(text: string, base: string, section: string): string {
  const [, ...sections] = text.split(/^(?=## )/m)
  const others = sections.filter((one) => !one.startsWith(heading(base)))
  return [TITLE, section, ...others].map((part) => `${part.trim()}\n`).join('\n')
}
