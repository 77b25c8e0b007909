import type { Sentence } from './sentences.ts'

/**
 * The editor's completions: VS Code snippets made from the catalogue of steps. The Cucumber extension's own completion
 * splits words at spaces and cannot find Chinese.
 */
export const SNIPPETS = '.vscode/steps.code-snippets'

const bodyOf = ({ pattern, takes }: Sentence): string[] => {
  let at = 0
  const line = pattern.replace(/\{([^}]*)\}/g, (_, name: string) => {
    at += 1
    return name === '文本' ? `"\${${at}:文本}"` : `\${${at}:${name === 'int' ? '1' : name}}`
  })
  if (takes === '表格')
    return [line, `  | \${${at + 1}:列} | \${${at + 2}:列} |`, `  | \${${at + 3}:值} | \${${at + 4}:值} |`]
  return takes === '文字' ? [line, '  """', `  \${${at + 1}:内容}`, '  """'] : [line]
}

/**
 * Completions for all sentences: they come up when words of the sentence are typed, and Tab goes through the
 * parameters.
 */
export const snippetsOf = (sentences: readonly Sentence[]): string => {
  const entries = sentences
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((sentence) => [
      sentence.pattern,
      {
        scope: 'feature,cucumber,gherkin,plaintext',
        prefix: sentence.pattern.replaceAll(/\{[^}]*\}/g, ''),
        body: bodyOf(sentence),
        description: `${sentence.group}：${sentence.keyword}`,
      },
    ])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
