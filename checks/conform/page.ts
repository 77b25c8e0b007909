import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = join(import.meta.dirname, '../../docs/backend.md')

/** Where docs/backend.md cites each rule: rule → the first heading that it appears under. */
export const sections = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let heading = ''
  for (const line of readFileSync(PAGE, 'utf8').split('\n')) {
    heading = /^## (.+)/.exec(line)?.[1] ?? heading
    // in the same style, but not rules: headers and the extensions of the contract
    for (const [, id = ''] of line.matchAll(/`([a-z]+(?:-[a-z0-9]+)+)`/g))
      if (!id.startsWith('x-') && !found.has(id)) found.set(id, heading)
  }
  return found
}
