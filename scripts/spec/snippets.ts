import type { Sentence } from './sentences.ts'

/** 编辑器补全文件：VS Code 的片段，由步骤目录生成。Cucumber 插件自己的补全按空格分词，找不到中文。 */
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

/** 全部句子的补全：敲句子里的字就会出现，参数可以用 Tab 逐个填。 */
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
