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

/** The pages of a build: index.html, and those that were drawn beforehand. */
const pagesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()

/** The id of a build: version, commit and a digest of its pages; the same build has the same id everywhere. */
export const releaseId = (dist: string): string => {
  const versionFile = join(dist, 'version.json')
  if (!existsSync(versionFile) || !existsSync(join(dist, 'index.html')))
    throw new WrongConfig(`${dist} 不是一份构建：没有 index.html 或 version.json`)
  const { version, commit } = JSON.parse(readFileSync(versionFile, 'utf8')) as Record<string, string>
  const pages = createHash('sha256')
  for (const name of pagesOf(dist)) pages.update(readFileSync(join(dist, name)))
  return `${version}-${commit}-${pages.digest('hex').slice(0, 8)}`
}

/** The releases on this machine, newest published first. */
export const listReleases = (root: string): string[] => {
  const { releases } = places(root)
  if (!existsSync(releases)) return []
  const published = (id: string) => statSync(join(releases, id, 'assets.json')).mtimeMs
  return readdirSync(releases)
    .filter((id) => existsSync(join(releases, id, 'assets.json')))
    .toSorted((a, b) => published(b) - published(a))
}

/** The release being shown; undefined while there is none. */
export const currentRelease = (root: string): string | undefined => {
  try {
    return basename(readlinkSync(places(root).current))
  } catch {
    return undefined
  }
}

/**
 * Publishes: the files are in place, users do not see them yet. A build already published is not copied again. Returns
 * the id.
 */
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

/** Activates a published release: one rename, no state in between; nginx need not restart. */
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

/** The release activated before, other than the present one. */
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

/** Goes back to the previous release and returns its id. */
export const rollback = (root: string): string => {
  const previous = previousRelease(root)
  if (!previous) throw new WrongConfig('没有可以退回的版本')
  activate(root, previous, '退回')
  return previous
}

/**
 * Drains and restores: drained, the health check answers 503 and the load balancer sends nobody new; those already here
 * carry on.
 */
export const drain = (root: string, on: boolean): void => {
  const mark = join(root, 'draining')
  if (on) writeFileSync(mark, '')
  else rmSync(mark, { force: true })
}

/**
 * Prunes: keeps the latest releases and the one being shown; deletes files that belong to none of them and were not
 * published again for this many days.
 * @returns which releases and how many files were deleted
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
