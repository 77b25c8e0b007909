import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stop } from '../../scripts/stop.ts'
import { findNginx } from './Nginx.ts'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  }).status === 0

/** What is missing; an empty string when nothing is. */
const missing = (): string => {
  if (!findNginx()) return 'nginx'
  if (!existsSync(BROTLI)) return 'nginx 的 brotli 模块（libnginx-mod-http-brotli-static）'
  return succeeds('openssl', ['version']) ? '' : 'openssl'
}

const install = (): boolean =>
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])

/**
 * Makes sure of Debian's nginx and brotli modules: installs them if possible, otherwise ends with one sentence; never
 * skips.
 */
export function ensureNginx(): void {
  if (!missing()) return
  const canApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canApt) {
    console.log(`没有${missing()}，正在用 apt-get 安装……`)
    if (!install() && succeeds('apt-get', ['update', '-qq'])) install()
  }
  if (missing())
    stop(`要用${missing()}，这里没有也装不了：请安装 ${PACKAGES.join(' ')}（Debian 12），再运行一次。`)
}
