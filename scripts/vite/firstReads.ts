// What a page reads first, found where it is written: so that the entry can ask for it before the page's code is there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../imports.ts'

/** A list with the conditions it starts without; one that starts with some (defaults) is asked by the page alone. */
const LIST = /useListPage\((use\w+)(?:, \{ conditions \})?\)/
const WHOLE = /= (use\w+)\(\)/g

/** The path of a read in the text of the generated calls. */
const urlOf = (calls: string, hook: string): string | undefined => {
  const name = hook[3]!.toLowerCase() + hook.slice(4)
  return new RegExp(`const ${name}Read = \\{\\s*url: \`([^\`$]+)\``).exec(calls)?.[1]
}

/**
 * @param page the text of a page's file
 * @param calls the text of a generated file
 * @returns the path of its first read, followed by ` page` when it asks for the first page of a list
 */
export const firstReadOf = (page: string, calls: (file: string) => string): string | undefined => {
  const homes = new Map(
    importsOf({ path: 'src/page.tsx', text: page })
      .filter(({ specifier }) => specifier.startsWith('#api/generated/'))
      .flatMap(({ specifier, names }) => names.map(({ as }) => [as, specifier.slice(1)] as const)),
  )
  const urlFrom = (hook: string | undefined) => {
    const file = hook && homes.get(hook)
    return file ? urlOf(calls(file), hook) : undefined
  }
  const list = urlFrom(LIST.exec(page)?.[1])
  if (list) return `${list} page`
  if (page.includes('useListPage(')) return undefined
  return [...page.matchAll(WHOLE)].map(([, hook]) => urlFrom(hook)).find((url) => url !== undefined)
}

/** The dictionaries that a page's own columns and conditions name. */
export const dictsOf = (page: string): string[] => [
  ...new Set(
    [...page.matchAll(/\.dicts?\([^,]+, '[^']+', '([A-Z][A-Z0-9_]*)'/g)].map(([, type = '']) => type),
  ),
]

/** What the page in this file below src needs before its first row is true. */
export const firstNeedsIn = (root: string, file: string): { read: string | undefined; dicts: string[] } => {
  const textOf = (name: string) => readFileSync(join(root, 'src', name), 'utf8')
  const page = textOf(file)
  return { read: firstReadOf(page, textOf), dicts: dictsOf(page) }
}
