import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arcoSlim } from './scripts/vite/arcoSlim.ts'
import { arcoStyles } from './scripts/vite/arcoStyles.ts'
import { axiosSlim } from './scripts/vite/axiosSlim.ts'
import { baseRedirect } from './scripts/vite/baseRedirect.ts'
import { assetFileNames, chunkFileNames, codeSplitting } from './scripts/vite/chunks.ts'
import { leanRouter } from './scripts/vite/leanRouter.ts'
import { pdfjsAssets } from './scripts/vite/pdfjsAssets.ts'
import { routePreload } from './scripts/vite/routePreload.ts'
import { warmDeps } from './scripts/vite/warmDeps.ts'

// The mock backend is no part of this file: scripts/start.ts and scripts/preview.ts add it, so that no build can hold it.
export default defineConfig({
  base: '/cv3/',
  plugins: [
    baseRedirect(),
    warmDeps(),
    arcoStyles(),
    arcoSlim(),
    axiosSlim(),
    leanRouter(),
    routePreload(),
    react(),
    pdfjsAssets(),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'dayjs'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: codeSplitting(), chunkFileNames, assetFileNames } },
  },
})
