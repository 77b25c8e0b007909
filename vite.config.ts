import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arcoSlim } from './scripts/vite/arcoSlim.ts'
import { arcoStyles } from './scripts/vite/arcoStyles.ts'

// The mock backend is no part of this file: scripts/start.ts and scripts/preview.ts add it, so that no build can hold it.
export default defineConfig({
  base: '/cv3/',
  plugins: [arcoStyles(), arcoSlim(), react()],
  resolve: { dedupe: ['react', 'react-dom', 'dayjs'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
})
