// The directory of the web server: releases/<id>/cv3 (all but the hashed files), shared/cv3/assets (the hashed files of all
// releases), current → releases/<id>. A release is published on every machine before any machine shows it, so that a page
// from one finds its files on another.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { WrongConfig } from './checks.ts'

const RELEASE = /^[\w.-]+$/
const DAY = 86_400_000

const places = (root: string) => ({
  releases: join(root, 'releases'),
  assets: join(root, 'shared/cv3/assets'),
  current: join(root, 'current'),
  history: join(root, 'activations.log'),
})

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** 一份构建的编号：版本、提交与页面内容的摘要；同一份构建到哪里都一样。 */
export const releaseId = (dist: string): string => {
  const versionFile = join(dist, 'version.json')
  if (!existsSync(versionFile) || !existsSync(join(dist, 'index.html')))
    throw new WrongConfig(`${dist} 不是一份构建：没有 index.html 或 version.json`)
  const { version, commit } = JSON.parse(readFileSync(versionFile, 'utf8')) as Record<string, string>
  return `${version}-${commit}-${digest(join(dist, 'index.html')).slice(0, 8)}`
}

/** 这台机器上的版本，新发布的在前。 */
export const listReleases = (root: string): string[] => {
  const { releases } = places(root)
  if (!existsSync(releases)) return []
  const published = (id: string) => statSync(join(releases, id, 'assets.json')).mtimeMs
  return readdirSync(releases)
    .filter((id) => existsSync(join(releases, id, 'assets.json')))
    .toSorted((a, b) => published(b) - published(a))
}

/** 正在显示的版本；还没有时 undefined。 */
export const currentRelease = (root: string): string | undefined => {
  try {
    return basename(readlinkSync(places(root).current))
  } catch {
    return undefined
  }
}

/** 发布：文件就位，用户还看不到。已经发布过的同一份不再复制。返回编号。 */
export const publish = (root: string, dist: string): string => {
  const id = releaseId(dist)
  const { releases, assets } = places(root)
  const target = join(releases, id)
  mkdirSync(assets, { recursive: true })
  const names = readdirSync(join(dist, 'assets'))
  const now = new Date()
  for (const name of names) {
    const from = join(dist, 'assets', name)
    const to = join(assets, name)
    if (!existsSync(to)) {
      // whole or not at all: a page may ask for it this very moment
      copyFileSync(from, `${to}.part`)
      renameSync(`${to}.part`, to)
    } else if (digest(to) !== digest(from))
      throw new WrongConfig(`${to} 已在，内容却与 ${from} 不同：名字带内容摘要的文件不会变，请查是谁改过`)
    utimesSync(to, now, now)
  }
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  cpSync(dist, join(part, 'cv3'), {
    recursive: true,
    filter: (path) => path !== join(dist, 'assets') && path !== join(dist, '.vite'),
  })
  writeFileSync(join(part, 'assets.json'), `${JSON.stringify(names)}\n`)
  if (existsSync(target)) {
    rmSync(part, { recursive: true, force: true })
    // published again: once more the newest
    utimesSync(join(target, 'assets.json'), now, now)
  } else renameSync(part, target)
  return id
}

const record = (root: string, id: string, why: string): void =>
  appendFileSync(places(root).history, `${new Date().toISOString()} ${why} ${id}\n`)

const point = (root: string, id: string): void => {
  const { current } = places(root)
  symlinkSync(join('releases', id), `${current}.next`)
  renameSync(`${current}.next`, current)
}

/** 启用一个已发布的版本：一次改名，没有中间状态；nginx 不必重启。 */
export const activate = (root: string, id: string, why = '启用'): void => {
  if (!RELEASE.test(id) || !listReleases(root).includes(id))
    throw new WrongConfig(`没有版本 ${id}：已发布的有 ${listReleases(root).join('、') || '（无）'}`)
  const missing = (
    JSON.parse(readFileSync(join(places(root).releases, id, 'assets.json'), 'utf8')) as string[]
  ).filter((name) => !existsSync(join(places(root).assets, name)))
  if (missing.length > 0)
    throw new WrongConfig(`版本 ${id} 缺 ${missing.length} 个文件（如 ${missing[0]}），请重新发布`)
  point(root, id)
  record(root, id, why)
}

/** 上一个启用过的、与现在不同的版本。 */
export const previousRelease = (root: string): string | undefined => {
  const { history } = places(root)
  if (!existsSync(history)) return undefined
  const current = currentRelease(root)
  const known = listReleases(root)
  return readFileSync(history, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').at(-1)!)
    .findLast((id) => id !== current && known.includes(id))
}

/** 退回上一个版本，返回它的编号。 */
export const rollback = (root: string): string => {
  const previous = previousRelease(root)
  if (!previous) throw new WrongConfig('没有可以退回的版本')
  activate(root, previous, '退回')
  return previous
}

/** 下线与恢复：下线后健康检查答 503，负载均衡不再派人来；已经在的人照常。 */
export const drain = (root: string, on: boolean): void => {
  const mark = join(root, 'draining')
  if (on) writeFileSync(mark, '')
  else rmSync(mark, { force: true })
}

/**
 * 清理：留最近的几个版本与正在显示的；不属于它们、且这么多天没有再发布过的文件删去。
 * @returns 删了哪些版本、多少文件
 */
export const prune = (root: string, keep: number, days: number): { releases: string[]; assets: number } => {
  const { releases, assets } = places(root)
  const all = listReleases(root)
  const current = currentRelease(root)
  const gone = all.slice(keep).filter((id) => id !== current)
  for (const id of gone) rmSync(join(releases, id), { recursive: true, force: true })
  const needed = new Set(
    listReleases(root).flatMap(
      (id) => JSON.parse(readFileSync(join(releases, id, 'assets.json'), 'utf8')) as string[],
    ),
  )
  const old = Date.now() - days * DAY
  const stale = existsSync(assets)
    ? readdirSync(assets).filter((name) => !needed.has(name) && statSync(join(assets, name)).mtimeMs < old)
    : []
  for (const name of stale) rmSync(join(assets, name), { force: true })
  return { releases: gone, assets: stale.length }
}
