import type { Plugin } from 'vite'

const ARCO = /from\s+['"]@arco-design\/web-react\/es\/([A-Z]\w+)['"]/g

const ADAPTER = '@arco-design/web-react/es/_util/react-19-adapter'

/**
 * An import of an Arco component by path gets that component's own CSS, so that no page forgets it or pays for
 * others, and the adapter without which Arco's imperative components are mute under React 19.
 */
export const arcoStyles = (): Plugin => ({
  name: 'arco-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler(code) {
      const names = new Set([...code.matchAll(ARCO)].map((found) => found[1]))
      if (names.size === 0) return null
      const sides = [ADAPTER, ...[...names].map((name) => `@arco-design/web-react/es/${name}/style/css.js`)]
      return { code: `${code}\n${sides.map((side) => `import '${side}'`).join('\n')}\n`, map: null }
    },
  },
})
