import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arcoSlim } from './scripts/vite/arcoSlim.ts'
import { arcoStyles } from './scripts/vite/arcoStyles.ts'
import { baseRedirect } from './scripts/vite/baseRedirect.ts'
import { buildInfo } from './scripts/vite/buildInfo.ts'
import { callLeaves } from './scripts/vite/callLeaves.ts'
import {
  assetFileNames,
  chunkFileNames,
  codeSplitting,
  preloadedDependencies,
} from './scripts/vite/chunks.ts'
import { targets } from './scripts/vite/floor.ts'
import { hotRoutes } from './scripts/vite/hotRoutes.ts'
import { ownLabels } from './scripts/vite/ownLabels.ts'
import { pdfjsAssets } from './scripts/vite/pdfjsAssets.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { prerender } from './scripts/vite/prerender.ts'
import { routePreload } from './scripts/vite/routePreload.ts'
import { routerSlim } from './scripts/vite/routerSlim.ts'
import { runtimeConfig } from './scripts/vite/runtimeConfig.ts'
import { warmDeps } from './scripts/vite/warmDeps.ts'

// The mock backend is no part of this file: scripts/start.ts and scripts/preview.ts add it, so that no build can hold it.
export default defineConfig({
  base: '/cv3/',
  plugins: [
    baseRedirect(),
    runtimeConfig(),
    warmDeps(),
    hotRoutes(),
    arcoStyles(),
    arcoSlim(),
    routerSlim(),
    ownLabels(),
    callLeaves(),
    routePreload(),
    react(),
    pdfjsAssets(),
    buildInfo(),
    prerender(),
    precompress(),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'dayjs'] },
  // the web server puts a fresh value in its place with every page; nothing else serves it with a policy
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: [...targets],
    sourcemap: false,
    manifest: true,
    // the notices that the licences of what is shipped ask for
    license: { fileName: 'licences.md' },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, deps, { hostType }) =>
        hostType === 'js' ? preloadedDependencies(deps) : deps,
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: codeSplitting(), chunkFileNames, assetFileNames } },
  },
})
