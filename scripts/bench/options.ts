import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** 量的页面：冷着打开的四种、看过两次再打开的两种、切换。 */
export const PAGES = [
  'query',
  'workbench',
  'public',
  'entry',
  'query-again',
  'workbench-again',
  'switch',
] as const
/** 页面之外的几段。 */
export const SECTIONS = ['sizes', 'tools', 'mock', 'scale'] as const
export const PROFILES = ['slow', 'desktop'] as const

export type PageName = (typeof PAGES)[number]
type SectionName = (typeof SECTIONS)[number]
export type ProfileName = (typeof PROFILES)[number]

/** 一个同类的构建：名字、目录、部署在哪个路径下。 */
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
  /** 说明各同类有哪些页面的 JSON */
  readonly peerPages?: string
  /** 门户更早的一份构建 */
  readonly before?: string
  /** 全部读数写到这个文件 */
  readonly json?: string
}

/** 参数写错了：一句话说出哪一个。 */
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

/** 读 npm run bench 的参数；@throws WrongOption 写错了的。 */
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
