// The gallery of parts: the fewest pages on which every part of the portal stands at least once.
import { allRoutes } from '#routes/allRoutes.ts'
import { loaders } from '#routes/pages/loaders.ts'
import { importsOf, type Source } from '../../tests/architecture/sources.ts'
import { pageFile } from '../vite/pageFile.ts'

/** What pages are put together from: components, with or without business meaning, that pages share. */
const PART = /^src\/(ui|business)\/.*\.tsx$/
const PAGE = /^src\/pages\/.*Page\.tsx$/

/** The parts a page file leads to: by imports, those on demand too, but not through another page. */
function partsOf(file: string, sources: ReadonlyMap<string, Source>): Set<string> {
  const seen = new Set([file])
  for (const path of seen) {
    const source = sources.get(path)
    for (const { target, isType } of source ? importsOf(source) : [])
      if (!isType && sources.has(target) && !PAGE.test(target)) seen.add(target)
  }
  return new Set([...seen].filter((path) => PART.test(path)))
}

/** Page → its parts: the address of every route that has a page, and the component files of src/ui and src/business. */
export function partsByPage(sources: readonly Source[]): Map<string, Set<string>> {
  const files = new Map(sources.map((source) => [source.path, source]))
  const pages = allRoutes.filter(({ pageless }) => !pageless)
  return new Map(
    pages.map(({ path }) => {
      const load = loaders.get(path)
      return [path, partsOf(`src/${load ? pageFile(load) : ''}`, files)]
    }),
  )
}

/** Of these pages the few that together hold every part that any of them holds: each time the one with the most new ones. */
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
