// The catalogue of sentences, read from the step definitions and from where they are used.
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { likeness, skeleton } from '../../features/plugin/closest.ts'
import { LISTED, QUOTED } from '../../features/plugin/quoted.ts'
import { FORMS } from '../../features/plugin/variants.ts'
import { FAMILIES } from '../../scripts/families.ts'
import { type Envelope, queryOf } from './envelopes.ts'
import { type Scenario, type ScenarioStep, scenariosIn } from './scenarios.ts'

interface Parameter {
  /** The text in the braces. */
  name: string
  meaning: string
  /** The group of values to look into, if there is one. */
  kind?: string
  /** What scenarios have written there, the most frequent first. */
  used: string[]
}

interface Use {
  uri: string
  line: number
  scenario: string
}

export interface Sentence {
  id: string
  /** The way it is written; {文本} and the like are parameters. */
  pattern: string
  keyword: '假如' | '当' | '那么'
  file: string
  line: number
  group: string
  /** The section within the group; empty when there is none. */
  section: string
  parameters: Parameter[]
  /** Followed by a table or a text. */
  takes: '' | '表格' | '文字'
  /** The implementation of the step without the names of its parameters: if equal, they do the same thing. */
  body: string
  example: { text: string; table: string[][]; doc: string } | undefined
  uses: Use[]
}

export interface Group {
  name: string
  /** What it is about; the first comment line of the step file. */
  about: string
  sentences: Sentence[]
}

const USED = 6
const KEYWORD = { Given: '假如', When: '当', Then: '那么' } as const
const GENERAL =
  '登录、页面、首页、查询、列表、操作、填写、办理、审批、提示、详情、数据、时间、调用、故障'.split('、')

type Definition = Pick<Sentence, 'keyword' | 'section' | 'body'>

/** What the messages do not say of the step that begins at that line of the step file. */
function definitionAt(lines: readonly string[], line: number): Definition {
  const start = line - 1
  // a step that another function makes is whole on its line
  const length = lines
    .slice(start)
    .findIndex((one, at) => one === '})' || one === ')' || (at === 0 && one.endsWith(')')))
  const code = lines.slice(start, start + (length < 0 ? 1 : length + 1)).join('\n')
  const word = /^(Given|When|Then)\(/.exec(code)?.[1] as keyof typeof KEYWORD | undefined
  const heading = lines.slice(0, start).findLast((one) => /^\/\/ [\u4e00-\u9fff]{1,12}$/.test(one))
  const [, head = '', rest = ''] = /function \(this: ScfWorld,?([^)]*)\) \{([\s\S]*)\}/.exec(code) ?? []
  const body = [...head.matchAll(/(\w+):/g)].reduce(
    (text, [, name = ''], at) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `$${at}`),
    rest,
  )
  return {
    keyword: word ? KEYWORD[word] : '当',
    section: heading?.slice(3) ?? '',
    body: body.replaceAll(/\s+/g, ' ').trim(),
  }
}

/** The parameters of a sentence: their kind is their type, what was written comes from the uses. */
const parametersOf = (pattern: string, uses: readonly ScenarioStep[]): Parameter[] =>
  [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, name = ''], at) => {
    const all = Map.groupBy(uses, ({ values }) => values[at] ?? '')
    const used = [...all].toSorted((a, b) => b[1].length - a[1].length).map(([text]) => text)
    return {
      name,
      meaning: QUOTED[name] ?? FORMS[name]?.map((form) => form || '不写').join('；或 ') ?? '整数',
      ...(name in LISTED ? { kind: name === '机构的事' ? '外部机构' : name } : {}),
      used: used.filter(Boolean).slice(0, USED),
    }
  })

/** features/steps/voucher/兑付.steps.ts → `凭证·兑付`; the general ones have no family. */
const groupOf = (file: string): string => {
  const name = basename(file).replace(/\.steps\.ts$/, '')
  const family = FAMILIES[basename(dirname(file))]
  return family === undefined ? name : `${family}·${name}`
}

/** All sentences, with examples and uses. */
export function sentencesIn(
  envelopes: readonly Envelope[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Sentence[] {
  const uses = new Map<string, { scenario: Scenario; step: ScenarioStep }[]>()
  for (const scenario of scenariosIn(envelopes))
    for (const step of scenario.steps)
      if (step.sentence) uses.set(step.sentence, [...(uses.get(step.sentence) ?? []), { scenario, step }])
  const texts = new Map<string, string[]>()
  return queryOf(envelopes)
    .findAllStepDefinitions()
    .map(({ id, pattern, sourceReference }): Sentence => {
      const file = (sourceReference.uri ?? '').replaceAll('\\', '/')
      const line = sourceReference.location?.line ?? 1
      const lines = texts.get(file) ?? read(file).split('\n')
      texts.set(file, lines)
      const found = uses.get(id) ?? []
      // the shortest use is the easiest to read
      const [shortest] = found.toSorted((a, b) => a.step.text.length - b.step.text.length)
      const seen = new Set<string>()
      const steps = found.map(({ step }) => step)
      // what ends with a colon is followed by a table, or by a text
      const follows = steps.some(({ doc }) => doc) ? '文字' : '表格'
      return {
        id,
        pattern: pattern.source,
        ...definitionAt(lines, line),
        takes: pattern.source.endsWith(':') ? follows : '',
        file,
        line,
        group: groupOf(file),
        parameters: parametersOf(pattern.source, steps),
        example: shortest && { text: shortest.step.text, table: shortest.step.table, doc: shortest.step.doc },
        uses: found.flatMap(({ scenario, step }) => {
          const at = `${scenario.uri}:${step.line}`
          if (seen.has(at)) return []
          seen.add(at)
          return [{ uri: scenario.uri, line: step.line, scenario: scenario.name }]
        }),
      }
    })
}

/** Grouped by file: the general ones first, then the product families. */
export function groupsOf(
  sentences: readonly Sentence[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Group[] {
  const families = Object.values(FAMILIES)
  const rank = (name: string) => {
    if (GENERAL.includes(name)) return GENERAL.indexOf(name)
    const [family = ''] = name.split('·')
    return GENERAL.length + 1 + families.indexOf(family)
  }
  return [...Map.groupBy(sentences, ({ group }) => group)]
    .map(([name, members]) => {
      const [first = ''] = read(members[0]?.file ?? '').split('\n')
      const about = /^\/\/ (.*[\u4e00-\u9fff].*)$/.exec(first)?.[1] ?? ''
      return { name, about: about.replace(/^[^：]*：/, ''), sentences: members }
    })
    .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'zh'))
}

/** Unused sentences. */
export const unused = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ uses }) => uses.length === 0)

const denies = (text: string): boolean => /不|没有/.test(text)
const plain = (sentence: Sentence): string => skeleton(sentence.pattern)

interface Pair {
  one: Sentence
  other: Sentence
  reason: '实现相同' | '说法相近'
}

/**
 * Suspected duplicates: two sentences that do the same thing, or are worded almost alike (differing only by a negation
 * or by one parameter does not count).
 */
export function nearDuplicates(sentences: readonly Sentence[]): Pair[] {
  return sentences.flatMap((one, at) =>
    sentences.slice(at + 1).flatMap((other): Pair[] => {
      const sameWork =
        one.body !== '' && one.body === other.body && one.parameters.length === other.parameters.length
      if (sameWork) return [{ one, other, reason: '实现相同' }]
      const comparable =
        one.keyword === other.keyword &&
        one.parameters.length === other.parameters.length &&
        one.takes === other.takes &&
        denies(one.pattern) === denies(other.pattern)
      return comparable && likeness(plain(one), plain(other)) >= 0.86
        ? [{ one, other, reason: '说法相近' }]
        : []
    }),
  )
}
