// The oldest browsers that the portal supports: defined once, in the browserslist of package.json. The build targets, the
// test that reads the built files and the documents take it from here.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The names of browserslist, as build tools call them. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'ios' }

interface Oldest {
  readonly browser: string
  readonly version: string
}

/** Parses `name >= version` and nothing else: a floor is a fixed version, not a market share. */
const readFloor = (lines: readonly string[]): readonly Oldest[] =>
  lines.map((line) => {
    const [, browser, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
    if (!browser || !version) throw new Error(`package.json 的 browserslist 只写“名称 >= 版本”：${line}`)
    return { browser, version }
  })

const { browserslist } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { browserslist: readonly string[] }

export const floor = readFloor(browserslist)

/** For build.target, and for the prefixes and rewrites of lightningcss: chrome103, safari16.4 … */
export const targets = floor.map(({ browser, version }) => `${NAMES[browser] ?? browser}${version}`)
