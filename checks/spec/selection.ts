import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { nearest } from '../../features/plugin/closest.ts'
import { isScenario, partsOf, readFeature } from '../../features/plugin/gherkin.ts'
import { escaped } from '../../features/support/pattern.ts'

/** The options of cucumber that take no value. */
const FLAGS = '-d --dry-run --fail-fast --strict --no-strict --exit --force-exit -b --backtrace'.split(' ')
/** The <columns> in the name of an outline match any text. */
const isPartOf = (part: string, name: string): boolean =>
  name.includes(part) ||
  (/<[^>]+>/.test(name) &&
    new RegExp(
      `^${name
        .split(/<[^>]+>/)
        .map(escaped)
        .join('.*')}$`,
    ).test(part))
const namesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => partsOf(readFeature(text).feature).filter(isScenario)).map(({ name }) => name)
const withoutLines = (path: string): string => path.replace(/(:\d+)+$/, '')

/** What was selected: arguments for cucumber; missing explains what was not found. */
interface Selection {
  args: string[]
  missing: string[]
}

/**
 * Turns the selection people wrote into arguments of cucumber: `@tag` (several mean “or”), a file (optionally with a
 * line number), the name of a file or of a scenario, part of the names of files, part of a scenario's name; the first of
 * these that there is. Options beginning with - and
 * their values are passed on as they are. features are the paths of all feature files.
 */
export function selectionOf(
  given: readonly string[],
  features: readonly string[],
  exists: (path: string) => boolean = existsSync,
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Selection {
  const close = (name: string, names: readonly string[]): string => {
    const near = nearest(name, names)
    return near.length > 0 ? `；最接近的是 ${near.join('、')}` : ''
  }
  const texts = () => features.map(read)
  const selection: Selection = { args: [], missing: [] }
  const tags: string[] = []
  let isValue = false
  for (const arg of given) {
    if (isValue || arg.startsWith('-')) {
      selection.args.push(arg)
      isValue = !isValue && !arg.includes('=') && !FLAGS.includes(arg)
    } else if (arg.startsWith('@')) {
      const known = new Set(texts().flatMap((text) => text.match(/@[^\s@]+/g) ?? []))
      // several with and, or, not are cucumber's to read
      if (known.has(arg) || arg.includes(' ')) tags.push(arg)
      else selection.missing.push(`没有场景带标签 ${arg}${close(arg, [...known])}`)
    } else if (exists(withoutLines(arg))) {
      selection.args.push(arg)
    } else if (/\.feature(:\d+)*$/.test(arg) || arg.includes('/')) {
      selection.missing.push(`找不到需求文件：${arg}${close(withoutLines(arg), features)}`)
    } else {
      const wanted = withoutLines(arg)
      const stems = features.map((path) => basename(path, '.feature'))
      const holding = features.filter((_, at) => stems[at]?.includes(wanted))
      const files = features.filter((_, at) => stems[at] === wanted)
      const names = files.length > 0 ? [] : namesIn(texts())
      const chosen = files.length > 0 || names.includes(arg) ? files : holding
      if (chosen.length > 0) selection.args.push(...chosen.map((path) => path + arg.slice(wanted.length)))
      else if (names.some((name) => isPartOf(arg, name))) selection.args.push('--name', escaped(arg))
      else
        selection.missing.push(`没有需求文件或场景的名称里有“${arg}”${close(wanted, [...stems, ...names])}`)
    }
  }
  if (tags.length > 0) selection.args.push('--tags', tags.join(' or '))
  return selection
}
