// React Router's package names its development files for every build, and labels components that nobody uses, which keeps
// them (forms, scroll restoration, server data). Without the labels and the warnings a page is 3 KiB lighter.
import type { Plugin } from 'vite'

const WARNS = 'var ENABLE_DEV_WARNINGS = true;'

export const routerSlim = (): Plugin => ({
  name: 'router-slim',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*chunk-.*\.mjs$/ },
    handler(code) {
      if (!code.includes('function useRoutesImpl')) return null
      if (!code.includes(WARNS)) throw new Error('router-slim: React Router changed its warnings')
      return {
        code: code
          .replace(WARNS, 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  },
})
