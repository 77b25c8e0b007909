import type { Plugin } from 'vite'

const ARCO = /from\s+['"]@arco-design\/web-react\/es\/([A-Z]\w+)['"]/g

/** Whoever imports an Arco component by path gets that component's own CSS, so that no page forgets it or pays for others. */
export const arcoStyles = (): Plugin => ({
  name: 'arco-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler(code) {
      const names = new Set([...code.matchAll(ARCO)].map((found) => found[1]))
      if (names.size === 0) return null
      const styles = [...names].map((name) => `import '@arco-design/web-react/es/${name}/style/css.js'`)
      return { code: `${code}\n${styles.join('\n')}\n`, map: null }
    },
  },
})
