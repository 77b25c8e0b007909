import { globSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../../scripts/browser.ts'
import { runNode } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { CUCUMBER } from './envelopes.ts'
import { selectionOf } from './selection.ts'

/** All feature files. */
export const featureFiles = (): string[] =>
  globSync('features/**/*.feature').map((path) => path.replaceAll('\\', '/'))

/** Turns the selection people wrote into arguments of cucumber; ends with one sentence when something is not found. */
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
 * The deployment under test: the one BASE_URL names, or one started here, the “production build + mock backend that
 * checks the contract” (without validate it does not check it). Every scenario has a world of its own, so parallel processes share one.
 */
export async function serve(port = 0, validate = true): Promise<Served> {
  const given = process.env['BASE_URL']
  if (given && !URL.canParse(given)) stop(`BASE_URL 不是一个地址：${given}`)
  if (given) return { url: given, close: async () => {} }
  // Loaded only when needed: another deployment needs neither Vite nor the mock
  const { ensureBuild, serveBuild } = await import('../../scripts/production.ts')
  await ensureBuild()
  const server = await serveBuild('127.0.0.1', port, validate)
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** Runs cucumber and returns its exit code; the last messages are deleted first, so that a failure does not read old ones. */
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
