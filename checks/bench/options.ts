import { basename, resolve } from 'node:path'
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
export const SECTIONS = ['sizes', 'tools', 'mock', 'scale', 'demo'] as const
export const PROFILES = ['slow', 'desktop'] as const

export type PageName = (typeof PAGES)[number]
type SectionName = (typeof SECTIONS)[number]
export type ProfileName = (typeof PROFILES)[number]

/** A build of a peer: name, directory, and the path it is deployed under. */
export interface PeerBuild {
  readonly name: string
  readonly dir: string
  readonly base: string
}

export interface BenchOptions {
  readonly runs: number
  readonly pages: readonly PageName[]
  readonly sections: readonly SectionName[]
  readonly profiles: readonly ProfileName[]
  readonly peers: readonly PeerBuild[]
  /** JSON telling which pages each peer has */
  readonly peerPages?: string
  /** An earlier build of the portal */
  readonly before?: string
  /** Write all readings to this file */
  readonly json?: string
}

/** A wrong argument: one sentence says which. */
export class WrongOption extends Error {}

const peerOf = (text: string): PeerBuild => {
  const [, name, dir, base = '/'] = /^([^=@]+)=([^@]+)(?:@(\/.*))?$/.exec(text) ?? []
  if (!name || !dir) throw new WrongOption(`--peer 应写成 名字=目录 或 名字=目录@/路径/，现在是“${text}”。`)
  return { name, dir: resolve(dir), base: base.endsWith('/') ? base : `${base}/` }
}

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

/** Reads the arguments of npm run bench; @throws WrongOption when one is wrong. */
export const readOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      profiles: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
      'peer-pages': { type: 'string' },
      before: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new WrongOption(`--runs 应是正整数，现在是“${values.runs}”。`)
  const asked = new Set<string>(chosen('--pages', values.pages, [...PAGES, ...SECTIONS]))
  const peers = values.peer.map(peerOf)
  if (peers.length > 0 && !values['peer-pages'])
    throw new WrongOption(`--peer ${basename(peers[0]!.dir)} 还要用 --peer-pages 说明它有哪些页面。`)
  return {
    runs,
    pages: PAGES.filter((name) => asked.has(name)),
    sections: SECTIONS.filter((name) => asked.has(name)),
    profiles: chosen('--profiles', values.profiles, PROFILES),
    peers,
    ...(values['peer-pages'] !== undefined && { peerPages: values['peer-pages'] }),
    ...(values.before !== undefined && { before: resolve(values.before) }),
    ...(values.json !== undefined && { json: values.json }),
  }
}
