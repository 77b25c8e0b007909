import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          testTimeout: 30_000,
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/setup.ts'],
          environmentOptions: { happyDOM: { url: 'http://localhost/cv3/' } },
          // Arco 的 es 目录是没有声明 type 的 ESM，Node 读不了，须由 Vite 处理
          server: { deps: { inline: [/@arco-design/, 'jsencrypt'] } },
        },
      },
    ],
  },
})
