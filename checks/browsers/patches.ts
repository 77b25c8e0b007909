// Patches for Playwright, which supports only the newest version of each browser, so that it drives older ones.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The file of Playwright that talks to browsers. */
export const DRIVER = join(
  dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
  'lib/coreBundle.js',
)

interface Patch {
  why: string
  from: string
  to: string
}

const PATCHES: readonly Patch[] = [
  {
    why: 'Chromium learnt checkVisibility() with 105',
    from: '!element.checkVisibility()',
    to: '!(element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0)',
  },
  {
    why: 'the Firefox of Debian has no such command; the scenarios need none of what it sets',
    from: '.send("emulation.setMediaFeaturesOverride"',
    to: '.sendMayFail("emulation.setMediaFeaturesOverride"',
  },
  {
    why: 'Firefox gives a download that the page makes itself (a blob) neither a number nor a navigation',
    from: 'if (!event.download && !event.navigation)',
    to: 'if (!event.download && !event.navigation && !event.url)',
  },
  {
    why: 'so its address tells it from the others',
    from: 'event.download ?? event.navigation',
    to: 'event.download ?? event.navigation ?? event.url',
  },
  {
    why: 'text put into the value of a field is nothing React hears of; typed text is',
    from: '(text) => bidiInsertText(window, text)',
    to: '(text) => void window.document.execCommand("insertText", false, text)',
  },
]

/** The driver with the patches; throws when a version of Playwright lacks the code to patch. */
export const patched = (source: string = readFileSync(DRIVER, 'utf8')): string =>
  PATCHES.reduce((text, { why, from, to }) => {
    if (!text.includes(from)) throw new Error(`Playwright 里没有 ${from}：${why}`)
    return text.replaceAll(from, () => to)
  }, source)
