// The gallery of components: the fewest pages that together show every component of the portal.
import { allRoutes } from '#routes/allRoutes.ts'
import { loaders } from '#routes/pages/loaders.ts'
import type { Source } from '../../scripts/sources.ts'
import { pageFile } from '../../scripts/vite/pageFile.ts'
import { graphOf } from '../shared/graph.ts'

/** Components shared by pages, with or without business meaning. */
const PART = /^src\/(ui|business)\/.*\.tsx$/

/** The components that a page file imports, also on demand, but not through another page. */
function partsOf(file: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set([file])
  for (const path of seen) for (const target of graph.get(path) ?? []) seen.add(target)
  return new Set([...seen].filter((path) => PART.test(path)))
}

/** Page → its components: the address of every route that has a page, and the component files of src/ui and src/business. */
export function partsByPage(sources: readonly Source[]): Map<string, Set<string>> {
  const graph = graphOf(sources, false)
  const pages = allRoutes.filter(({ pageless }) => !pageless)
  return new Map(
    pages.map(({ path }) => {
      const load = loaders.get(path)
      return [path, partsOf(`src/${load ? pageFile(load) : ''}`, graph)]
    }),
  )
}

/** A small set of these pages that covers every component: greedily, the page with the most new ones. */
export function galleryOf(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...pages.values()].flatMap((parts) => [...parts]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const news = [...pages].map(
      ([path, parts]) => [path, [...parts].filter((part) => missing.has(part)).length] as const,
    )
    const [path] = news.reduce((best, one) => (one[1] > best[1] ? one : best))
    for (const part of pages.get(path)!) missing.delete(part)
    chosen.push(path)
  }
  return chosen
}
