// Preloaded (node --import) by the processes that drive an old browser: Playwright is loaded with the
// patches. No file on disk changes.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { DRIVER, patched } from './patches.ts'

const url = pathToFileURL(DRIVER).href

registerHooks({
  load(of, context, next) {
    const loaded = next(of, context)
    return of === url ? { ...loaded, source: patched() } : loaded
  },
})
