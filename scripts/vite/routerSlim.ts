// React Router's package names its development files for every build, and labels unused components, which keeps
// them (forms, scroll restoration, server data); its Link includes the prefetching of its framework mode, and that the
// matching of nested routes. Without all that a page is 5 KiB lighter.
import type { Plugin } from 'vite'

const WARNS = 'var ENABLE_DEV_WARNINGS = true;'
/** What Link renders in addition, for its prefetch attribute, which needs the framework mode. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .* : link;/
const CONTEXT = 'RenderErrorBoundary.contextType = RSCRouterContext;'

export const routerSlim = (): Plugin => ({
  name: 'router-slim',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*chunk-.*\.mjs$/ },
    handler(code) {
      if (!code.includes('function useRoutesImpl')) return null
      if (!code.includes(WARNS) || !code.includes(CONTEXT) || !PREFETCH.test(code))
        throw new Error('router-slim: React Router changed')
      return {
        code: code
          .replace(WARNS, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(CONTEXT, '')
          .replace(PREFETCH, 'return link;')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  },
})
