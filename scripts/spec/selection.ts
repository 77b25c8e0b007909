import { existsSync } from 'node:fs'
import { basename } from 'node:path'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** The options of cucumber that take no value. */
const FLAGS = new Set([
  '-d',
  '--dry-run',
  '--fail-fast',
  '--strict',
  '--no-strict',
  '--exit',
  '--force-exit',
  '-b',
  '--backtrace',
])
const withoutLines = (path: string): string => path.replace(/(:\d+)+$/, '')

/** What was selected: arguments for cucumber; missing explains what was not found. */
interface Selection {
  args: string[]
  missing: string[]
}

/**
 * Turns the selection people wrote into arguments of cucumber: `@tag` (several mean “or”), a file (optionally with a
 * line number), a file name without its path, anything else as part of a scenario's name. Options beginning with - and
 * their values are passed on as they are. features are the paths of all feature files.
 */
export function selectionOf(
  given: readonly string[],
  features: readonly string[],
  exists: (path: string) => boolean = existsSync,
): Selection {
  const selection: Selection = { args: [], missing: [] }
  const tags: string[] = []
  let isValue = false
  for (const arg of given) {
    if (isValue || arg.startsWith('-')) {
      selection.args.push(arg)
      isValue = !isValue && !arg.includes('=') && !FLAGS.has(arg)
    } else if (arg.startsWith('@')) {
      tags.push(arg)
    } else if (exists(withoutLines(arg))) {
      selection.args.push(arg)
    } else if (/\.feature(:\d+)*$/.test(arg) || arg.includes('/')) {
      selection.missing.push(`找不到需求文件：${arg}`)
    } else {
      const files = features.filter((path) => basename(path, '.feature') === withoutLines(arg))
      if (files.length > 0)
        selection.args.push(...files.map((path) => path + arg.slice(withoutLines(arg).length)))
      else selection.args.push('--name', escaped(arg))
    }
  }
  if (tags.length > 0) selection.args.push('--tags', tags.join(' or '))
  return selection
}
