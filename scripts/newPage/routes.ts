import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Declared {
  /** 家族：src/routes 下的文件名。 */
  family: string
  /** 在路由表里的键。 */
  name: string
  path: string
  title: string
  /** 页面的源文件（src/pages/…Page.tsx）；还没有页面时为空。 */
  page: string
}

const ROUTE = /^(\w+): \w+\(\s*'(\/[^']*)',\s*('[^']*'|\{[^}]*\})/
const LOADER = /^ {2}(\w+): \(\) =>\s*import\(\s*'#([^']+)'/gm

/** 给出页面的那张表：与路由表同名，在 pages/ 里。 */
export const pagesFile = (family: string): string => `src/routes/pages/${family}.ts`

/** 全部声明过的路由，与给出页面的文件。 */
export const declaredRoutes = (root = '.'): Declared[] =>
  globSync('src/routes/*.ts', { cwd: root }).flatMap((file) => {
    const family = basename(file, '.ts')
    const loaders = join(root, pagesFile(family))
    if (!existsSync(loaders)) return []
    const pages = new Map(
      [...readFileSync(loaders, 'utf8').matchAll(LOADER)].map(([, name, page]) => [name, `src/${page}`]),
    )
    // one declaration a chunk: they start with a key at the first indent
    const chunks = readFileSync(join(root, file), 'utf8').split(/\n {2}(?=\w+: )/)
    return chunks.flatMap((chunk): Declared[] => {
      const [, name = '', path, title = ''] = ROUTE.exec(chunk) ?? []
      if (path === undefined) return []
      const titles = [...title.matchAll(/'([^']*)'/g)].map(([, one = '']) => one)
      return [{ family, name, path, title: titles.join('/'), page: pages.get(name) ?? '' }]
    })
  })

/** 页面表里多一行；其余一字不动。 */
export const withPage = (text: string, name: string, page: string): string =>
  text.replace(/\}\s*$/, `  ${name}: () => import('#${page.replace(/^src\//, '')}'),\n}\n`)
