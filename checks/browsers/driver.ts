// Loaded before anything else (node --import) by the processes that drive an old browser: Playwright is read with the
// patches. Nothing on the disk changes.
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
