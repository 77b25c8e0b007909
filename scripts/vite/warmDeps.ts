import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { importsOf } from '../imports.ts'

const ARCO = /^@arco-design\/web-react\/es\/([A-Z]\w+)$/

/**
 * Every package path that src imports, pre-bundled before the first page is served: later discoveries (lazy pages,
 * the style sheets that arcoStyles adds) make Vite reload the page while the developer works.
 */
const packagePaths = (root: string): string[] => {
  const found = new Set<string>()
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/api/generated/**'] })) {
    for (const { specifier: path, isPackage } of importsOf({
      path: file,
      text: readFileSync(join(root, file), 'utf8'),
    })) {
      if (!isPackage) continue
      found.add(path)
      const component = ARCO.exec(path)?.[1]
      if (component) found.add(`@arco-design/web-react/es/${component}/style/css.js`)
    }
  }
  return [...found].toSorted()
}

export const warmDeps = (): Plugin => ({
  name: 'warm-deps',
  apply: 'serve',
  config: ({ root = process.cwd() }) => ({
    optimizeDeps: { include: ['@arco-design/web-react/es/_util/react-19-adapter', ...packagePaths(root)] },
  }),
})
