import { build, type PreviewServer, preview } from 'vite'
import { mockBackend } from '../mocks/hosts/node.ts'
import { isBuildFresh } from './checks/freshness.ts'
import { stop } from './stop.ts'
import { immutableAssets } from './vite/immutableAssets.ts'

const configFile = 'vite.config.ts'

/** 保证 dist 是最新的：不存在或比源文件旧就构建；构建失败以一句话结束。 */
export async function ensureBuild(): Promise<void> {
  if (isBuildFresh()) return
  console.log('dist 不存在或已过期，先构建……')
  await build({ configFile, logLevel: 'warn' }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    stop('构建失败，生产构建没有更新。')
  })
}

/** 在模拟后端上提供 dist；port 为 0 时由系统选一个空闲端口。validate 时后端检查每个请求与答复是否符合契约。 */
export function serveBuild(host: string, port: number, validate: boolean): Promise<PreviewServer> {
  return preview({
    configFile,
    logLevel: 'error',
    plugins: [immutableAssets(), mockBackend({ validate })],
    preview: { host, port, strictPort: port !== 0, open: false },
  })
}
