import { existsSync } from 'node:fs'
import { basename } from 'node:path'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** cucumber 的选项里不带值的。 */
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

/** 选中的需求：给 cucumber 的参数；missing 为找不到的东西的说明。 */
interface Selection {
  args: string[]
  missing: string[]
}

/**
 * 把人写的选择变成 cucumber 的参数：`@标签`（几个是“或”）、文件（可带行号）、文件名不带路径、其余当作场景名的一部分。
 * 以 - 开头的选项与它的值原样传下去。features 是全部需求文件的路径。
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
