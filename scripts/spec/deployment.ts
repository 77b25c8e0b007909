import { globSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser.ts'
import { runNode } from '../children.ts'
import { stop } from '../stop.ts'
import { CUCUMBER } from './envelopes.ts'
import { selectionOf } from './selection.ts'

/** 全部需求文件。 */
export const featureFiles = (): string[] =>
  globSync('features/**/*.feature').map((path) => path.replaceAll('\\', '/'))

/** 人写的选择变成 cucumber 的参数；找不到的以一句话结束。 */
export function chosen(given: readonly string[]): string[] {
  const { args, missing } = selectionOf(given, featureFiles())
  if (missing.length > 0) stop(missing.join('\n'))
  return args
}

export interface Served {
  url: string
  close: () => Promise<void>
}

/**
 * 被测部署：BASE_URL 指定的，或自己启动的“生产构建 + 检查契约的模拟后端”。
 * 每个场景有自己的世界，所以并行的进程共用一个。
 */
export async function serve(port = 0): Promise<Served> {
  const given = process.env['BASE_URL']
  if (given && !URL.canParse(given)) stop(`BASE_URL 不是一个地址：${given}`)
  if (given) return { url: given, close: async () => {} }
  // Loaded only when needed: another deployment needs neither Vite nor the mock
  const { ensureBuild, serveBuild } = await import('../production.ts')
  await ensureBuild()
  const server = await serveBuild('127.0.0.1', port, true)
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** 运行 cucumber，返回退出码；上一次的消息先删掉，免得失败时读到旧的。 */
export function runCucumber(
  args: readonly string[],
  url: string,
  env: Record<string, string> = {},
): Promise<number> {
  rmSync('reports/messages.ndjson', { force: true })
  const isDry = args.includes('--dry-run')
  return runNode([CUCUMBER, ...args], {
    BASE_URL: url,
    CHROMIUM_PATH: isDry ? '' : ensureBrowser(),
    ...env,
  })
}
