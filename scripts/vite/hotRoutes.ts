// A title changed in src/routes shows at once in development: without it every page, depending on the route table, would
// reload and lose what was typed.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FAMILY_FILE = /\/src\/routes\/(abs|credit|guarantee|my|register|reverseFactoring|shell)\.ts$/
/** It renders the titles and the menus; React's own refresh renders it again and keeps the state below. */
const FRAME = 'src/app/shell/Frame.tsx'

/**
 * The objects of the table keep their identity throughout the application; the new version of the module writes into
 * them. A changed path or a new route does need a full reload.
 */
const keepTable = (name: string): string => `
if (import.meta.hot) {
  const table = (import.meta.hot.data.table ??= ${name})
  const shape = (routes) => Object.entries(routes).map(([key, { path }]) => key + path).join()
  if (shape(table) !== shape(${name})) import.meta.hot.invalidate()
  else for (const [key, route] of Object.entries(${name})) Object.assign(table[key], route)
  import.meta.hot.accept()
}
`

export const hotRoutes = (): Plugin => ({
  name: 'hot-routes',
  apply: 'serve',
  transform: {
    filter: { id: FAMILY_FILE },
    handler(code, id) {
      const [, name = ''] = FAMILY_FILE.exec(id) ?? []
      return { code: code + keepTable(name), map: null }
    },
  },
  hotUpdate({ file, modules }) {
    if (!FAMILY_FILE.test(file)) return undefined
    const { config, moduleGraph } = this.environment
    return [...modules, ...(moduleGraph.getModulesByFile(resolve(config.root, FRAME)) ?? [])]
  },
})
