import { QUOTED } from '../../features/plugin/quoted.ts'
import { variants } from '../../features/plugin/variants.ts'
import type { Sentence } from './sentences.ts'
import { type Value, type ValueGroup, valuesIn } from './values.ts'

/**
 * The editor's completions: VS Code snippets made from the catalogue of steps. The Cucumber extension's own completion
 * splits words at spaces and cannot find Chinese.
 */
export const SNIPPETS = '.vscode/steps.code-snippets'

interface Snippet {
  scope: string
  prefix: string
  body: string[]
  description?: string
}

const SCOPE = 'feature,cucumber,gherkin,plaintext'
/** A longer list is no help when one steps through the parameters. */
const CHOICES = 40

/** Text that VS Code takes literally in the body of a snippet. */
const plain = (text: string): string => text.replaceAll(/[\\$}]/g, String.raw`\$&`)

const choice = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[\\,|$}]/g, String.raw`\$&`)).join(',')

/** The short lists: kind → what can be chosen. */
const closedLists = (groups: readonly ValueGroup[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    groups.flatMap((group) => {
      const texts = valuesIn(group).flatMap(({ texts: [first] }) => (first === undefined ? [] : [first]))
      return ['人员', '示例数据', '决定'].includes(group.name) && texts.length <= CHOICES
        ? [[group.name, texts] as const]
        : []
    }),
  )

const bodyOf = (
  written: string,
  { takes }: Sentence,
  lists: ReadonlyMap<string, readonly string[]>,
): string[] => {
  let at = 0
  const line = written.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const list = lists.get(name)
    at += 1
    if (!(name in QUOTED)) return `\${${at}:${name === '数' ? '1' : name}}`
    return list ? `"\${${at}|${choice(list)}|}"` : `"\${${at}:${name}}"`
  })
  if (takes === '表格')
    return [line, `  | \${${at + 1}:列} | \${${at + 2}:列} |`, `  | \${${at + 3}:值} | \${${at + 4}:值} |`]
  return takes === '文字' ? [line, '  """', `  \${${at + 1}:内容}`, '  """'] : [line]
}

/** Kinds whose values come up by their own name: the kind typed, then the name. */
const OFFERED = ['人员', '示例数据', '页面', '单据', '外部机构', '企业', '调用', '文件']

/** A value: the sentence when only that makes sense, of a document with its table. */
const valueBody = ({ texts: [first = ''], sentence, example = [] }: Value): string[] => [
  plain(sentence ?? first),
  ...example.map((row) => plain(`  | ${row.join(' | ')} |`)),
]

const valueSnippets = (groups: readonly ValueGroup[]): [string, Snippet][] =>
  groups
    .filter(({ name }) => OFFERED.includes(name))
    .flatMap(({ name, parts }) =>
      parts.flatMap(({ title, values }) =>
        values
          .filter(({ columns, example }) => columns === undefined || example !== undefined)
          .map((value): [string, Snippet] => {
            // of the parties the event is found by both names
            const words = name === '外部机构' ? [title, ...value.texts] : value.texts
            const prefix = `${name}${words.join('')}`
            // the calls are many, and their names say it all
            const said = name === '调用' ? {} : { description: value.note }
            return [prefix, { scope: SCOPE, prefix, body: valueBody(value), ...said }]
          }),
      ),
    )

/**
 * Completions for all sentences: they come up when words of the sentence are typed, and Tab goes through the
 * parameters. The values come up after the name of their kind.
 */
export const snippetsOf = (sentences: readonly Sentence[], groups: readonly ValueGroup[] = []): string => {
  const lists = closedLists(groups)
  const entries = sentences
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .flatMap((sentence) =>
      // a sentence with several ways of saying it is completed in each of them
      variants(sentence.pattern).map((written): [string, Snippet] => [
        written,
        {
          scope: SCOPE,
          prefix: written.replaceAll(/\{[^}]*\}/g, ''),
          body: bodyOf(written, sentence, lists),
          description: `${sentence.group}：${sentence.keyword}`,
        },
      ]),
    )
  // an entry a line: small, and a change of one sentence is a change of one line
  const lines = [...new Map([...entries, ...valueSnippets(groups)])].map(
    ([name, snippet]) => `${JSON.stringify(name)}: ${JSON.stringify(snippet)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
