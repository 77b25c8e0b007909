import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { stop } from './stop.ts'

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const headed = Boolean(process.env['HEADED'])
/** Chromium refuses to start with its sandbox as root, as in containers and CI. */
export const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : []
/** Whether missing packages can be installed here: Debian with root rights. */
export const canApt =
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** The first program of that name on PATH. */
function onPath(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

const succeeds = (command: string, args: string[], show = false): boolean =>
  spawnSync(command, args, {
    stdio: show ? ['ignore', 'inherit', 'inherit'] : 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
    // npx is a .cmd file on Windows and needs the shell
    shell: process.platform === 'win32',
  }).status === 0

/** Playwright's own downloads: the full browser, or its headless shell. */
function playwrightOwn(): string | undefined {
  const full = chromium.executablePath()
  if (existsSync(full)) return full
  const store = full.slice(0, Math.max(full.lastIndexOf('chromium-'), 0))
  if (headed || !store || !existsSync(store)) return undefined
  return readdirSync(store)
    .filter((name) => name.startsWith('chromium_headless_shell-'))
    .flatMap((folder) =>
      readdirSync(join(store, folder)).flatMap((inner) =>
        ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'].map((file) =>
          join(store, folder, inner, file),
        ),
      ),
    )
    .find((path) => existsSync(path))
}

/**
 * Finds a usable Chromium-based browser and returns the path of its executable; undefined when there is none. With
 * HEADED, never the headless shell.
 */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH 指向的浏览器不存在：${given}`)
  const names = NAMES.filter((name) => !headed || name !== 'chromium-headless-shell')
  return (
    names.map(onPath).find((path) => path !== undefined) ??
    USUAL_PLACES.find((path) => existsSync(path)) ??
    playwrightOwn()
  )
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox']

/** The system's Firefox, for npm run browsers; on Debian it is installed when missing. */
export function findFirefox(): string | undefined {
  const given = process.env['FIREFOX_PATH']
  if (given) return existsSync(given) ? given : stop(`FIREFOX_PATH 指向的浏览器不存在：${given}`)
  const found = () => FIREFOX_NAMES.map(onPath).find((path) => path !== undefined)
  const present = found()
  if (present !== undefined || !canApt) return present
  console.log('没有 Firefox，正在安装 firefox-esr……')
  if (!aptInstall('firefox-esr') && succeeds('apt-get', ['update', '-qq'])) aptInstall('firefox-esr')
  return found()
}

const aptInstall = (...packages: string[]): boolean =>
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])

/** Without a Chinese font pages show boxes: installs one if possible, otherwise only warns. */
function ensureChineseFonts(): void {
  if (process.platform !== 'linux') return
  const list = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' })
  if (list.status === 0 && list.stdout.trim() !== '') return
  if (list.error && existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return
  console.log('没有中文字体，正在安装 fonts-noto-cjk……')
  if (
    !canApt ||
    !(
      aptInstall('fonts-noto-cjk') ||
      (succeeds('apt-get', ['update', '-qq']) && aptInstall('fonts-noto-cjk'))
    )
  ) {
    console.error('没有中文字体：请安装 fonts-noto-cjk，否则截图中的汉字是方框。')
  }
}

/** Without a UTF-8 locale (bare machines, containers) the browser saves files with Chinese names as download. */
function ensureUtf8Names(): void {
  const { LC_ALL, LC_CTYPE, LANG } = process.env
  if (process.platform === 'linux' && !/utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || ''))
    process.env['LC_ALL'] = 'C.UTF-8'
}

const starts = (path: string | undefined): string | undefined =>
  path !== undefined && succeeds(path, ['--version']) ? path : undefined

function installBrowser(): string | undefined {
  console.log('本机没有浏览器，正在用 Playwright 下载 Chromium……')
  succeeds('npx', ['playwright', 'install', 'chromium'], true)
  // A downloaded browser may still lack system libraries: it counts only when it starts.
  const downloaded = starts(playwrightOwn())
  if (downloaded || !canApt) return downloaded
  console.log('下载不成功，正在用 apt-get 安装 chromium……')
  succeeds('apt-get', ['update', '-qq'])
  aptInstall('chromium')
  return starts(findBrowser())
}

/**
 * Makes sure of a browser and a Chinese font; returns the browser's path, or ends with one sentence when there is no
 * way.
 */
export function ensureBrowser(): string {
  const path = findBrowser() ?? installBrowser()
  if (path === undefined) {
    stop(
      '没有找到浏览器，也无法自动安装：请安装 Chromium 或 Chrome（例如 npx playwright install chromium，或 apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指明它的位置。',
    )
  }
  ensureChineseFonts()
  ensureUtf8Names()
  return path
}
