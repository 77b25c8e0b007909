// A copy of the project with new files, and the output of its own tools and tests.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Made by tools, or too large to copy. */
const LEFT = new Set(['node_modules', '.git', 'dist', 'dist-demo', 'reports', '.cache', '.contract'])

export const copyOfProject = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'scf-copy-'))
  for (const name of readdirSync(root))
    if (!LEFT.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, '.git')) // biome honours .gitignore only inside a repository
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

export const runIn =
  (copy: string) =>
  (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
