import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const production = () =>
  join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production/index.mjs')

/**
 * react-router exports only its development build, warnings and all; the production one lies beside it, unexported.
 * Its `X.displayName = '…'` keep X alive though nobody uses it: without them the unused half falls away.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^react-router(-dom)?$/, replacement: production() }] },
  }),
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        // the framework mode's link prefetching and error page, which need its server
        .replace(/^function (PrefetchPageLinks|BoundaryShell)\(\{[^)]*\) \{/gm, '$& return null;'),
      map: null,
    }),
  },
})
