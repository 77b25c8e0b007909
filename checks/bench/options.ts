import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The pages measured: four opened cold, two opened again after two visits, and switching. */
export const PAGES = [
  'query',
  'workbench',
  'public',
  'entry',
  'query-again',
  'workbench-again',
  'switch',
] as const
/** The sections other than pages. */
export const SECTIONS = ['sizes', 'scale'] as const
const PROFILES = ['slow', 'line', 'desktop'] as const
/** The defaults. */
const USUAL = 'slow,line'

export type PageName = (typeof PAGES)[number]
export type ProfileName = (typeof PROFILES)[number]

/** A wrong argument, with a sentence that names it. */
export class WrongOption extends Error {}

const chosen = <Name extends string>(
  option: string,
  text: string | undefined,
  all: readonly Name[],
): Name[] => {
  if (text === undefined) return [...all]
  return text.split(',').map((word) => {
    const name = all.find((one) => one === word)
    if (!name) throw new WrongOption(`${option} 没有“${word}”，可用：${all.join('、')}。`)
    return name
  })
}

/** A page by its name, or an address of the portal. */
const openedPage = (text: string): PageName | `/${string}` => {
  const name = PAGES.find((one) => one === text && one !== 'switch')
  if (name) return name
  if (!/^\/[^/]/.test(text))
    throw new WrongOption(
      `--waterfall 没有“${text}”，可用：地址（/credit/…），或 --pages 里除 switch 以外的。`,
    )
  return text as `/${string}`
}

/** Reads the arguments of npm run bench; @throws WrongOption when one is wrong. */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string' },
      profiles: { type: 'string', default: USUAL },
      before: { type: 'string' },
      waterfall: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new WrongOption(`--runs 应是正整数，现在是“${values.runs}”。`)
  const asked = new Set<string>(chosen('--pages', values.pages, [...PAGES, ...SECTIONS]))
  return {
    runs,
    pages: PAGES.filter((name) => asked.has(name)),
    sections: SECTIONS.filter((name) => asked.has(name)),
    profiles: chosen('--profiles', values.profiles, PROFILES),
    /** The directory of an earlier build of the portal */
    before: values.before && resolve(values.before),
    /** Instead of everything else: the waterfall of this page (a name or an address) until its content is there */
    waterfall: values.waterfall === undefined ? undefined : openedPage(values.waterfall),
    /** Write all readings to this file */
    json: values.json,
  }
}
