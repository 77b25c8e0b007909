import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A route as its table declares it. */
interface Declared {
  /** The family: the file name under src/routes. */
  family: string
  /** The key in the route table. */
  name: string
  path: string
  title: string
  /** Source file of the page (src/pages/…Page.tsx); empty while there is no page. */
  page: string
}

const ROUTE = /^(\w+): \w+\(\s*'(\/[^']*)',\s*('[^']*'|\{[^}]*\})/
const LOADER = /^ {2}(\w+): \(\) =>\s*import\(\s*'#([^']+)'/gm

/** The table of pages: named as the route table, in pages/. */
export const pagesFile = (family: string): string => `src/routes/pages/${family}.ts`

/** All declared routes, with the file of the page. */
export const declaredRoutes = (root = '.'): Declared[] =>
  globSync('src/routes/*.ts', { cwd: root }).flatMap((file) => {
    const family = basename(file, '.ts')
    const loaders = join(root, pagesFile(family))
    if (!existsSync(loaders)) return []
    const pages = new Map(
      [...readFileSync(loaders, 'utf8').matchAll(LOADER)].map(([, name, page]) => [name, `src/${page}`]),
    )
    // one declaration per chunk: they start with a key at the first indent
    const chunks = readFileSync(join(root, file), 'utf8').split(/\n {2}(?=\w+: )/)
    return chunks.flatMap((chunk): Declared[] => {
      const [, name = '', path, title = ''] = ROUTE.exec(chunk) ?? []
      if (path === undefined) return []
      const titles = [...title.matchAll(/'([^']*)'/g)].map(([, one = '']) => one)
      return [{ family, name, path, title: titles.join('/'), page: pages.get(name) ?? '' }]
    })
  })
