import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Declared {
  /** 家族：src/routes 下的文件名。 */
  family: string
  file: string
  path: string
  title: string
  hasPage: boolean
  /** 声明在文件里的起止：从 ( 到配对的 )。 */
  start: number
  end: number
}

const CALL = /\w+(\(\s*'(\/[^']*)',)/g

/** 从 ( 起配对的 ) 的位置；引号里的括号不算。 */
function closing(text: string, start: number): number {
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at += 1) {
    const char = text[at]
    if (char === "'") isText = !isText
    if (isText) continue
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** 全部声明过的路由。 */
export const declaredRoutes = (root = '.'): Declared[] =>
  globSync('src/routes/*.ts', { cwd: root }).flatMap((name) => {
    const file = name.replaceAll('\\', '/')
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(CALL)].map((found): Declared => {
      const start = found.index + found[0].indexOf('(')
      const end = closing(text, start)
      const code = text.slice(start, end)
      const titles = [...code.slice(code.indexOf(',')).matchAll(/'([^']*)'/g)].map(([, one = '']) => one)
      return {
        family: basename(file, '.ts'),
        file,
        path: found[2] ?? '',
        title: titles[0] ?? '',
        hasPage: code.includes('load:'),
        start,
        end,
      }
    })
  })

/** 给一条路由加上 load；其余一字不动。 */
export function withLoad(text: string, { start, end }: Declared, pageFile: string): string {
  const load = `load: () => import('#${pageFile.replace(/^src\//, '')}')`
  const code = text.slice(start, end)
  const hasOptions = /\}\s*,?\s*$/.test(code) && /\b(hidden|public|alwaysAllowed|newTab):/.test(code)
  const changed = hasOptions
    ? code.replace(/\s*,?\s*\}\s*,?\s*$/, `, ${load} }`)
    : `${code.replace(/,?\s*$/, '')}, { ${load} }`
  return text.slice(0, start) + changed + text.slice(end)
}
