// How users see the portal: a browser at the floor, or a current one with the window size, the zoom and the fonts of a
// real machine. Every page is opened in each: docs/browsers.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ensureBrowser } from '../../scripts/browser.ts'
import type { Size } from '../interface/Visit.ts'
import { ENGINES, type Engine } from './engines.ts'

export interface Look extends Engine {
  /** In CSS pixels: a screen of 1366×768 at 150 % shows 911×512 of them. */
  window: Size
  /** Device pixels per CSS pixel. */
  scale: number
  /** Whether the scenarios run in it too. */
  isBrowser: boolean
}

const USUAL: Size = { width: 1480, height: 900 }
const FONTS = 'reports/browsers/fonts/ming.conf'
/** Ming fonts of different systems: the first that is installed. */
const MING = ['Noto Serif CJK SC', 'Source Han Serif SC', 'AR PL UMing CN', 'Songti SC']

const today = (
  id: string,
  title: string,
  window: Size,
  scale = 1,
  more: () => Record<string, string> = () => ({}),
): Look => ({
  id,
  title,
  window,
  scale,
  isBrowser: false,
  ready: () => Promise.resolve({ CHROMIUM_PATH: ensureBrowser(), ...more() }),
})

/** A machine whose only Chinese font is a Ming one, as SimSun on a bare Windows: every font family of the styles maps to it. */
function onlyMing(): Record<string, string> {
  const path = resolve(FONTS)
  mkdirSync(dirname(path), { recursive: true })
  const faces = MING.map((family) => `<string>${family}</string>`).join('')
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><match target="pattern"><edit name="family" mode="assign" binding="strong">${faces}</edit></match></fontconfig>`,
  )
  return { FONTCONFIG_FILE: path }
}

export const LOOKS: readonly Look[] = [
  ...ENGINES.map((engine) => ({ ...engine, window: USUAL, scale: 1, isBrowser: true })),
  today('125', 'Windows 缩放 125 %（1366×768）', { width: 1093, height: 614 }, 1.25),
  today('150', 'Windows 缩放 150 %（1366×768）', { width: 911, height: 512 }, 1.5),
  today('80', '浏览器缩放 80 %（1366×768）', { width: 1708, height: 960 }, 0.8),
  today('font16', '最小字号 16', USUAL, 1, () => ({ BROWSER_ARGS: '--blink-settings=minimumFontSize=16' })),
  today('ming', '中文只有宋体', USUAL, 1, onlyMing),
]
