import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { arcoSlim } from './scripts/vite/arcoSlim.ts'

const dom = {
  // 线程起得比进程快，省一成时间
  pool: 'threads' as const,
  environment: 'happy-dom',
  setupFiles: ['tests/setup.ts'],
  environmentOptions: { happyDOM: { url: 'http://localhost/cv3/' } },
  // Arco 的 es 目录是没有声明 type 的 ESM，Node 读不了，须由 Vite 处理
  server: { deps: { inline: [/@arco-design/, /lodash/, 'jsencrypt'] } },
}

export default defineConfig({
  plugins: [arcoSlim(), react()],
  test: {
    // 默认留一个核给界面，两核的机器上就只有一个进程
    maxWorkers: '100%',
    // 同 tests/setup.ts：等的是条件，不是时间
    expect: { poll: { timeout: 8000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          // 各文件共用已经热起来的模块，时间减半；因此测试不可留下模块里的状态（npm run calm 打乱次序）
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: ['tests/**/*.test.tsx'],
        },
      },
      {
        // npm run deep 的一部分：构建两次比字节，随机的演练，写一个新流程、一个新页面
        extends: true,
        test: { name: 'deep', include: ['tests/**/*.deep.ts'], testTimeout: 180_000, hookTimeout: 60_000 },
      },
      {
        // npm run deep 的一部分：每个查询 20 份随机的、20 份坏的应答
        extends: true,
        test: { ...dom, name: 'answers', testTimeout: 120_000, include: ['tests/answers/*.mutation.tsx'] },
      },
    ],
  },
})
