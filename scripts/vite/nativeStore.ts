import type { Plugin } from 'vite'

/** SWR 为旧的 React 带着 useSyncExternalStore 的垫片；React 18 起自带，构建时直接用它的。 */
export const nativeStore = (): Plugin => ({
  name: 'native-store',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === 'use-sync-external-store/shim' ? this.resolve('react', importer) : null
  },
})
