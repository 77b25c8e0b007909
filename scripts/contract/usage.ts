// Which pages show which operation, by following the imports; and which features go to those pages.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kebab } from '../copying.ts'
import { type Import, importsOf } from '../imports.ts'
import { declaredRoutes } from '../routes/declared.ts'
import { handlerFiles } from './handlers.ts'

export interface Page {
  path: string
  title: string
  /** Source file of the page: src/pages/…Page.tsx */
  file: string
}

export interface Usage {
  /** The pages that use it. */
  pages: Page[]
  /** Something outside every page uses it: the portal's shell. */
  shell: boolean
  /** The file in mocks that answers it; empty when there is none. */
  handler: string
  /** The feature files that opened these pages. */
  features: string[]
}

const GENERATED = 'src/api/generated/'

const slashes = (path: string): string => path.replaceAll('\\', '/')

interface Taken {
  imports: string[]
  /** Names imported from generated code. */
  names: string[]
}

function takenBy(path: string, root: string): Taken {
  const all = importsOf({ path, text: readFileSync(join(root, path), 'utf8') })
  const isGenerated = ({ target }: Import) => target.startsWith(GENERATED)
  return {
    imports: all
      .filter((one) => !one.isPackage && !isGenerated(one) && !/^src\/(routes|app)\//.test(one.target))
      .map(({ target }) => target),
    names: all
      .filter((one) => isGenerated(one) && !one.target.includes('/model/'))
      .flatMap(({ names }) => names.filter(({ isType }) => !isType).map(({ name }) => name)),
  }
}

const operationOf = (name: string): string =>
  name
    .replace(/^use(?=[A-Z])|^get(?=[A-Z]\w*Key$)/, '')
    .replace(/Key$/, '')
    .replace(/^[A-Z]/, (first) => first.toLowerCase())

/** All routes that have a page. */
export const readPages = (root = '.'): Page[] =>
  declaredRoutes(root).flatMap(({ path, title, page }) => (page ? [{ path, title, file: page }] : []))

/** The names used by a file and everything it imports (functions and hooks both count as the operation). */
export function reader(root = '.'): (file: string) => Set<string> {
  const sources = new Map<string, Taken>()
  return (entry) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const queue = [entry]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
      seen.add(file)
      const source = sources.get(file) ?? takenBy(file, root)
      sources.set(file, source)
      for (const name of source.names) found.add(operationOf(name))
      queue.push(...source.imports)
    }
    return found
  }
}

/** Who uses each operation; ids are all operationIds of the contract, with their service and tag. */
export function readUsage(
  operations: readonly { id: string; service: string; tag: string }[],
  root = '.',
): Map<string, Usage> {
  const namesIn = reader(root)
  const handlers = handlerFiles(root)
  const pages = readPages(root).map((page) => ({ page, names: namesIn(page.file) }))
  const shell = new Set(
    globSync('src/app/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => [...namesIn(slashes(file))]),
  )
  const features = globSync('features/**/*.feature', { cwd: root }).map((file) => ({
    file: slashes(file),
    titles: new Set(
      [...readFileSync(join(root, file), 'utf8').matchAll(/"([^"]*)"(?:页面|的登录链接)/g)].map(
        ([, title = '']) => title.replace(/^.*\//, ''),
      ),
    ),
  }))
  return new Map(
    operations.map(({ id, service, tag }) => {
      const own = pages.filter(({ names }) => names.has(id)).map(({ page }) => page)
      return [
        id,
        {
          pages: own,
          shell: shell.has(id),
          handler: handlers.get(`${service}/${kebab(tag)}`) ?? '',
          features: features
            .filter(({ titles }) => own.some(({ title }) => titles.has(title)))
            .map(({ file }) => file),
        },
      ]
    }),
  )
}
