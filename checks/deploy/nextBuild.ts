import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HASHED = /-([\w-]{8})(\.\w+)$/

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * The “next release”: the same content, but every digested file renamed as if everything had changed; the files that old
 * pages want are missing from it. Compressed copies no longer match their originals and are deleted.
 */
export const makeNextBuild = (dist: string, target: string): string => {
  cpSync(dist, target, { recursive: true })
  const assets = join(target, 'assets')
  for (const path of filesUnder(target)) if (/\.(br|gz)$/.test(path)) rmSync(path)
  const renames = readdirSync(assets).flatMap((name): [string, string][] => {
    const [, hash, extension] = HASHED.exec(name) ?? []
    if (!hash || !extension) return []
    return [[name, name.replace(`${hash}${extension}`, `${hash.slice(4)}${hash.slice(0, 4)}${extension}`)]]
  })
  const next = new Map(renames.filter(([from, to]) => from !== to))
  // names appear in the texts with and without their extension (the table of first files leaves .js off)
  const bare = new Map([...next].map(([from, to]) => [from.replace(/\.js$/, ''), to.replace(/\.js$/, '')]))
  const known = new RegExp([...bare.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const path of filesUnder(target).filter((one) => /\.(m?js|css|html|json)$/.test(one))) {
    const text = readFileSync(path, 'utf8')
    const changed = text.replaceAll(known, (name) => bare.get(name) ?? name)
    if (changed !== text) writeFileSync(path, changed)
  }
  for (const [from, to] of next) renameSync(join(assets, from), join(assets, to))
  return target
}
