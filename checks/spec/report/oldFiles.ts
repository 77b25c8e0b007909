import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './results.ts'

const dropAllBut = (used: ReadonlySet<string>, folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
}

/** Deletes the pictures and worlds of scenarios that no longer exist. */
export function dropOldFiles(results: Readonly<Record<string, Result>>, folder: string): void {
  const all = Object.values(results)
  const pictures = all.flatMap(({ steps }) => steps.map(({ picture }) => picture))
  const worlds = all.flatMap(({ place }) => place?.journal ?? [])
  dropAllBut(new Set(pictures), join(folder, 'shots'))
  dropAllBut(new Set(worlds), join(folder, 'worlds'))
}
